public import Presentation

/// Hears of the life of a scene with windows.
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
