public import Presentation

/// The delegate of a scene with windows, which is called when the scene's state changes.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene. Optional: nil by default, and assigning a value has no effect.
  var window: Window? { get set }
}

extension UIWindowSceneDelegate {
  /// The default window: nil.
  public var window: Window? {
    get { nil }
    set {}
  }
}
