import CGtk
import Dispatch
import Glibc

// Dispatch exports these two for Core Foundation: a descriptor that can be read while the main queue has work,
// and what does that work.
@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueDescriptor() -> Int32
@_silgen_name("_dispatch_main_queue_callback_4CF") private func drainMainQueue(_ message: UnsafeMutableRawPointer?)

/// Has GLib's loop do the work of Swift's main queue too, and with it that of the main actor.
@MainActor enum WindowMainQueue {
    private static var isBridged = false

    static func bridge() {
        guard !isBridged else { return }
        isBridged = true
        let drain: GUnixFDSourceFunc = { descriptor, _, _ in
            var count: UInt64 = 0
            _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
            drainMainQueue(nil)
            return 1
        }
        g_unix_fd_add_full(G_PRIORITY_DEFAULT, mainQueueDescriptor(), G_IO_IN, drain, nil, nil)
    }
}
