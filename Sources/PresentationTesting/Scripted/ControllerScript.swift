package import Presentation

/// The behavior of a scripted controller: an object that gets the controller's callbacks.
@MainActor package protocol ControllerScript: AnyObject {
  /// The first word of the type names that traces and messages print for the controllers, such as
  /// `Planned`.
  static var family: String { get }

  init()

  /// Returns the view that the controller loads; nil for a plain view.
  ///
  /// Only a ``ScriptedController`` calls this method.
  func makeView(for controller: ViewController) -> View?

  /// Handles a callback of the controller.
  func handle(_ callback: ScriptedCallback, of controller: ViewController)
}

extension ControllerScript {
  package func makeView(for controller: ViewController) -> View? { nil }
}

/// A callback of a scripted controller.
package enum ScriptedCallback {
  case viewDidLoad
  case appearance(Callback, animated: Bool)
  case viewDidLayoutSubviews
  case willMove(ViewController?)
  case didMove(ViewController?)
}
