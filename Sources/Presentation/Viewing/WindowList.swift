/// The windows of a ``World``, in the order in which they were created.
///
/// The list retains the windows that are on screen, but not the hidden windows.
@MainActor struct WindowList {
  private var all: [Handle<Window>] = []
  private var shown: [Window] = []

  var windows: [Window] {
    // Usually all windows are on screen, and no new array is needed.
    shown.count == all.count ? shown : all.compactMap(\.object)
  }

  /// Adds a new window, which is hidden.
  mutating func insert(_ window: Window) {
    all.removeAll { $0.object == nil }
    all.append(window.windowHandle)
  }

  mutating func show(_ window: Window) {
    let visible = shown + [window]
    shown = windows.filter { window in visible.contains { $0 === window } }
  }

  mutating func hide(_ window: Window) { shown.removeAll { $0 === window } }

  mutating func remove(_ window: Window) {
    hide(window)
    all.removeAll { $0.object === window }
  }

  mutating func removeAll() { (all, shown) = ([], []) }
}
