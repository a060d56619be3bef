public import Presentation

extension Window {
  /// Makes the window the key window of its scene, without showing the window.
  ///
  /// The window is the key window as long as it is visible, and until another window is shown.
  public final func makeKey() {
    guard let owner else { return }
    let chosen = owner.attachment { ChosenKeyWindow() }
    chosen.window = self
    chosen.visible = Set(owner.windows.filter(\.isVisible).map(ObjectIdentifier.init))
  }
}

/// The window that the app has made the key window of a world.
@MainActor final class ChosenKeyWindow {
  weak var window: Window?
  /// The windows that were visible when the window was made the key window.
  var visible: Set<ObjectIdentifier> = []

  /// Returns the window that the app has chosen, or else the frontmost visible window.
  ///
  /// The choice ends when another window is shown.
  static func keyWindow(of world: World) -> Window? {
    let visible = world.windows.filter(\.isVisible)
    let choice = world.attachment { ChosenKeyWindow() }
    guard let window = choice.window, window.isVisible,
      visible.allSatisfy({ $0 === window || choice.visible.contains(ObjectIdentifier($0)) })
    else { return visible.last }
    return window
  }
}
