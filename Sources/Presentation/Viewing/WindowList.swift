/// The windows of a ``World``, in the order of their levels.
///
/// Windows with equal levels are in the order in which they were created. The list retains the
/// windows that are on screen, but not the hidden windows.
@MainActor struct WindowList {
  private var all: [Handle<Window>] = []
  private var shown: [Window] = []
  private var keyHandle: Handle<Window>?
  /// The hidden window that becomes the key window when it is shown.
  private var nextKeyHandle: Handle<Window>?

  var windows: [Window] {
    // Usually all windows are on screen, and no new array is needed.
    shown.count == all.count ? shown : all.compactMap(\.object)
  }

  /// The key window; nil if no window that can become the key window is on screen.
  var key: Window? { keyHandle?.object }

  /// Adds a new window, which is hidden.
  mutating func insert(_ window: Window) {
    all.removeAll { $0.object == nil }
    all.append(window.windowHandle)
    sort()
  }

  /// Puts the windows in the order of their levels, after the level of a window has changed.
  mutating func sort() {
    // Usually all windows have the same level.
    let levels = all.lazy.map { $0.object?.level ?? 0 }
    guard zip(levels, levels.dropFirst()).contains(where: >) else { return }
    all.sort { ($0.object?.level ?? 0) < ($1.object?.level ?? 0) }
    shown.sort { $0.level < $1.level }
  }

  /// Makes a window the key window as soon as it is on screen.
  mutating func makeKey(_ window: Window) {
    guard window.canBecomeKey else { return }
    guard window.isVisible else { return nextKeyHandle = window.windowHandle }
    (keyHandle, nextKeyHandle) = (window.windowHandle, nil)
  }

  mutating func show(_ window: Window) {
    let visible = shown + [window]
    shown = windows.filter { window in visible.contains { $0 === window } }
    if key == nil || nextKeyHandle?.object === window { makeKey(window) }
  }

  mutating func hide(_ window: Window) {
    shown.removeAll { $0 === window }
    passKey(from: window)
  }

  /// Makes another visible window the key window if `window` is the key window.
  mutating func passKey(from window: Window) {
    guard key === window else { return }
    let next = shown.last { $0 !== window && $0.canBecomeKey && !$0.isHiddenByProgram }
    keyHandle = next?.windowHandle
  }

  mutating func remove(_ window: Window) {
    hide(window)
    all.removeAll { $0.object === window }
  }

  mutating func removeAll() { (all, shown, keyHandle, nextKeyHandle) = ([], [], nil, nil) }
}
