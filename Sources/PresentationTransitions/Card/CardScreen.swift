public import Foundation
public import Presentation

/// One of the two screens of a ``CardTransition``.
///
/// One screen is the list that contains the card. The other screen is the detail screen, into which
/// the card grows.
@preconcurrency @MainActor public protocol CardScreen: AnyObject {
  /// The card that grows into the detail screen; nil if this screen has no card.
  var cardView: View? { get }

  /// Called on the detail screen before the card grows into this screen; optional.
  ///
  /// To animate your own views at the same time, add animations to one of the two animators (H-50).
  ///
  /// - Parameters:
  ///   - size: The animator of the card's size and horizontal movement.
  ///   - position: The animator of the card's vertical movement.
  ///   - from: The card's frame in the container view.
  ///   - to: The screen's frame in the container view.
  func cardWillGrow(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect)

  /// Called on the detail screen before this screen shrinks into the card; optional.
  ///
  /// - Parameters:
  ///   - size: The animator of the screen's size and horizontal movement.
  ///   - position: The animator of the screen's vertical movement.
  ///   - from: The screen's frame in the container view.
  ///   - to: The card's frame in the container view.
  func cardWillShrink(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect)
}

extension CardScreen {
  /// The card that grows into the detail screen; nil by default, for a screen without a card.
  public var cardView: View? { nil }

  /// Called on the detail screen before the card grows into this screen; does nothing by default.
  public func cardWillGrow(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect
  ) {}

  /// Called on the detail screen before this screen shrinks; does nothing by default.
  public func cardWillShrink(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect
  ) {}
}
