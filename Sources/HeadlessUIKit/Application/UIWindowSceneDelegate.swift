public import Presentation

/// The delegate of a scene with windows, which is called when its state changes.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene. Optional: nil, and a set value is forgotten.
  var window: Window? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil.
  public var window: Window? {
    get { nil }
    set {}
  }
}
