public import Presentation

/// The delegate of a scene with windows, which is called when the scene's state changes.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene; optional, nil by default.
  var window: Window? { get set }
}

extension UIWindowSceneDelegate {
  /// The default implementation of the property: the value is nil, and setting a value has no
  /// effect.
  public var window: Window? {
    get { nil }
    set {}
  }
}
