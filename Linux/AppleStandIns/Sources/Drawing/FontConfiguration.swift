import Foundation

/// What Fontconfig is told in place of the system's own settings.
enum FontConfiguration {
    static func text(folders: [String]) -> String {
        """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
            \(folders.map { "<dir>\($0)</dir>" }.joined())
            <cachedir>/var/cache/fontconfig</cachedir>
            \(emoji)
            \(scaledPictures)
        </fontconfig>
        """
    }

    /// Pango asks for the family `emoji` wherever the text calls for pictures.
    private static let emoji = """
        <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
        """

    /// Emoji are pictures of one size: scaled to the size that the text asks for.
    private static let scaledPictures = """
        <match target="font">
            <test name="outline" compare="eq"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor" mode="assign">
                <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </edit>
            <edit name="matrix" mode="assign">
                <times>
                    <name>matrix</name>
                    <matrix>
                        <name>pixelsizefixupfactor</name><double>0</double>
                        <double>0</double><name>pixelsizefixupfactor</name>
                    </matrix>
                </times>
            </edit>
            <edit name="size" mode="assign">
                <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
            </edit>
        </match>
        """
}
