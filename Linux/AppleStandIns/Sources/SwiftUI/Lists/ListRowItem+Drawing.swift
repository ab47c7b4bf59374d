import Drawing
import Foundation

/// What a row is drawn with: its part of the card, uncovered buttons, tools of edit mode, the separator.
extension ListRowItem {
    func outline(_ room: CGRect) -> [PathElement] {
        // The round corners of the rows between lie outside of the clip.
        let above = corners.isFirst ? 0 : look.corner
        let below = corners.isLast ? 0 : look.corner
        let tall = CGRect(x: room.minX, y: room.minY - above, width: room.width, height: room.height + above + below)
        return .roundedRectangle(tall, radius: look.corner)
    }

    func drawGround(on canvas: Canvas, _ room: CGRect, isDark: Bool) {
        canvas.save()
        canvas.clip(to: .rectangle(room))
        if let background = row.background {
            for item in background.items {
                item.place(in: room, proposal: ProposedViewSize(room.size))
                item.draw(on: canvas)
            }
        } else if look.hasCards {
            canvas.fill(.rectangle(room), with: .color(Palette.raised(dark: isDark)))
        }
        if isSelected { canvas.fill(.rectangle(room), with: .color(Palette.fill(dark: isDark))) }
        canvas.restore()
    }

    func drawUncovered(on canvas: Canvas) {
        for (action, frame) in uncovered {
            let tint = action.item?.environment.tintColor?.rgba(in: environment)
            let color =
                action.isDestructive ? Color.red.rgba(in: environment) : tint ?? Color.gray.rgba(in: environment)
            canvas.fill(.rectangle(frame), with: .color(color))
            if let item = action.item {
                let size = item.size(ProposedViewSize(frame.size))
                item.place(
                    in: CGRect(
                        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
                        height: size.height),
                    proposal: ProposedViewSize(frame.size))
                item.draw(on: canvas)
            } else {
                let face = Font.body.face(in: environment)
                let text = TextMeasure.layout(
                    [TextRun(text: action.name, face: face)], style: ParagraphStyle(lineLimit: 1), width: frame.width)
                canvas.draw(
                    text, at: CGPoint(x: frame.midX - text.size.width / 2, y: frame.midY - text.size.height / 2),
                    color: .white)
            }
        }
    }

    /// What edit mode puts beside the content: a red circle to delete with, a handle to move with.
    func drawTools(on canvas: Canvas, _ room: CGRect, isDark: Bool) {
        if leadingTool > 0 {
            let x = isRightToLeft ? room.maxX - 16 - 22 : room.minX + 16
            let circle = CGRect(x: x, y: room.midY - 11, width: 22, height: 22)
            canvas.fill(.ellipse(in: circle), with: .color(Color.red.rgba(in: environment)))
            canvas.fill(.rectangle(CGRect(x: x + 6, y: room.midY - 1, width: 10, height: 2)), with: .color(.white))
        }
        if trailingTool > 0 {
            let x = isRightToLeft ? room.minX + 16 : room.maxX - 16 - 20
            for line in -1...1 {
                let bar = CGRect(x: x, y: room.midY + CGFloat(line) * 5 - 0.75, width: 20, height: 1.5)
                canvas.fill(.rectangle(bar), with: .color(Palette.label(2, dark: isDark)))
            }
        }
    }

    func drawSeparator(on canvas: Canvas, _ room: CGRect, isDark: Bool) {
        let color = row.separatorTint?.rgba(in: environment) ?? Palette.separator(dark: isDark)
        let inset = insets.leading + leadingTool
        let x = isRightToLeft ? room.minX : room.minX + inset
        let line = CGRect(x: x, y: room.maxY - 0.5, width: max(0, room.width - inset), height: 0.5)
        canvas.fill(.rectangle(line), with: .color(color))
    }
}
