public import Foundation
public import Presentation

/// A screen that takes part in a ``CardTransition``.
///
/// The screen is either the list that contains the card, or the detail screen into which the card
/// grows.
@preconcurrency @MainActor public protocol CardScreen: AnyObject {
  /// The chosen card of a list; nil if the card is not in the list now.
  var cardView: View? { get }

  /// Called before the card grows into this screen; optional.
  ///
  /// To animate your own views alongside, add changes to one of the two animators (H-50).
  ///
  /// - Parameters:
  ///   - size: The animator of the card's size and horizontal movement.
  ///   - position: The animator of the card's vertical movement.
  ///   - from: The card's frame in the container.
  ///   - to: The screen's frame in the container.
  func cardWillGrow(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect)

  /// Called before this screen shrinks into the card; optional.
  ///
  /// The arguments are the same as for `cardWillGrow`.
  func cardWillShrink(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect)
}

extension CardScreen {
  /// Nil, because the screen has no card.
  public var cardView: View? { nil }

  /// Does nothing.
  public func cardWillGrow(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect
  ) {}

  /// Does nothing.
  public func cardWillShrink(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect
  ) {}
}
