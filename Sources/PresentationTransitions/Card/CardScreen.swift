public import Foundation
public import Presentation

/// A screen between which a card grows and shrinks: the list that has the card, and the detail that
/// it becomes.
@preconcurrency @MainActor public protocol CardScreen: AnyObject {
  /// The card that was chosen, wherever it is by now; nil if it is not there. A list has one.
  var cardView: View? { get }

  /// The card is about to grow into this screen: whatever changes meanwhile is added to one of the
  /// animators (H-50). Optional.
  ///
  /// - Parameters:
  ///   - size: Resizes the card, and moves it sideways.
  ///   - position: Moves it up or down.
  ///   - from: The card's frame in the container.
  ///   - to: The screen's frame in the container.
  func cardWillGrow(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect)

  /// This screen is about to shrink into the card; as `cardWillGrow`. Optional.
  func cardWillShrink(
    size: ViewPropertyAnimator, position: ViewPropertyAnimator, from: CGRect, to: CGRect)
}

extension CardScreen {
  /// None.
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
