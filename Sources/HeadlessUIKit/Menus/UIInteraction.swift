public import Presentation

/// An object that reacts to the user in a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view to which the interaction was added; nil if there is none.
  var view: View? { get }

  /// Called before the interaction is added to a view, or is removed (nil).
  func willMove(to view: View?)

  /// Called after the interaction was added to a view, or was removed (nil).
  func didMove(to view: View?)
}
