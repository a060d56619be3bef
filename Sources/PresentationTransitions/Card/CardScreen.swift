public import Foundation
public import Presentation

/// A screen of a ``CardTransition``: the list that has the card, or the detail that the card
/// becomes.
@preconcurrency @MainActor public protocol CardScreen: AnyObject {
  /// The card that was chosen, in a list; nil if it is not there.
  var cardView: View? { get }

  /// Called before the card grows into this screen; add changes to one of the animators (H-50).
  /// Optional.
  ///
  /// - Parameters:
  ///   - size: The animator of the card's size and of its horizontal movement.
  ///   - position: The animator of its vertical movement.
  ///   - from: The card's frame in the container.
  ///   - to: The screen's frame in the container.
  func cardWillGrow(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect)

  /// Called before this screen shrinks into the card, as `cardWillGrow` is. Optional.
  func cardWillShrink(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect)
}

extension CardScreen {
  /// Nil.
  public var cardView: View? { nil }

  /// Adds nothing.
  public func cardWillGrow(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect
  ) {}

  /// Adds nothing.
  public func cardWillShrink(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect
  ) {}
}
