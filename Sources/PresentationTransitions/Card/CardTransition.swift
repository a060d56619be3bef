public import Foundation
public import Presentation

/// A transition in which a card of a list grows into a screen, and shrinks back into the card,
/// wherever that is by then (H-50).
///
/// The size changes faster than the position, so there are two animators; the longer one ends the
/// transition. The card is hidden during the transition, since the screen is in its place.
///
/// ```swift
/// final class Today: ViewController, CardScreen {
///   var cardView: View?
/// }
/// let card = CardTransition()
/// stack.delegate = card
/// ```
///
/// The list is a ``CardScreen`` with a `cardView`; the detail may be one, to animate its contents
/// alongside. If there is no card, the transition reports that and ends at once.
public final class CardTransition: ControllerTransition {
  /// The seconds of the vertical movement, a spring with the damping ratio 0.7.
  public let positionDuration: TimeInterval
  /// The seconds of the size and of the horizontal movement, which ease in and out.
  public let sizeDuration: TimeInterval

  /// Creates a card transition; the default durations are 1 second and 0.5 seconds.
  public init(positionDuration: TimeInterval = 1, sizeDuration: TimeInterval = 0.5) {
    (self.positionDuration, self.sizeDuration) = (positionDuration, sizeDuration)
    super.init(duration: max(positionDuration, sizeDuration))
  }

  /// Hides the card and lets the screen grow out of its frame, or shrink into it.
  public override func prepare(
    _ run: TransitionRun
  ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    run.below?.layoutIfNeeded()
    guard let card = run.screen(run.other, as: (any CardScreen).self)?.cardView,
      let small = run.frame(of: card)
    else { throw run.missing("a card") }
    run.restorer.hide(card)

    let whole = run.view.frame
    let isComing = run.direction == .coming
    if isComing { run.view.frame = small }
    run.view.layoutIfNeeded()
    let (from, to) = isComing ? (small, whole) : (whole, small)

    let position = ViewPropertyAnimator(duration: positionDuration, dampingRatio: 0.7)
    let size = ViewPropertyAnimator(duration: sizeDuration, curve: .easeInOut)
    move(run.view, to: to, size, position)
    tell(run, size, position, from, to)
    // What moves nothing is over at once, and cannot tell the end of the other.
    return positionDuration > sizeDuration && from.minY != to.minY
      ? [position, size] : [size, position]
  }

  /// Each animator changes its own part of the frame; on the vertical axis the parts add up.
  private func move(
    _ view: View, to frame: CGRect, _ size: ViewPropertyAnimator, _ position: ViewPropertyAnimator
  ) {
    let way = frame.minY - view.frame.minY
    position.addAnimations { view.center.y += way }
    size.addAnimations {
      let growth = frame.height - view.bounds.height
      view.center = CGPoint(x: frame.midX, y: view.center.y + growth / 2)
      view.bounds.size = frame.size
      view.layoutIfNeeded()
    }
  }

  private func tell(
    _ run: TransitionRun, _ size: ViewPropertyAnimator, _ position: ViewPropertyAnimator,
    _ from: CGRect, _ to: CGRect
  ) {
    let screen = run.screen(run.controller, as: (any CardScreen).self)
    switch run.direction {
    case .coming: screen?.cardWillGrow(size: size, position: position, from: from, to: to)
    case .going: screen?.cardWillShrink(size: size, position: position, from: from, to: to)
    }
  }
}
