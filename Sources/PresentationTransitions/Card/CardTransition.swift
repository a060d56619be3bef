public import Foundation
public import Presentation

/// A transition in which a card of a list grows into a detail screen (H-50).
///
/// When the detail screen is dismissed or popped, the detail screen shrinks to the frame that the
/// card has in the list at that time. During the transition, the card is hidden.
///
/// The size and the vertical position have separate animators, because the size changes faster. The
/// horizontal position changes together with the size. The transition is completed when the longer
/// animator has ended.
///
/// ```swift
/// final class Today: ViewController, CardScreen {
///   var cardView: View?
/// }
/// let card = CardTransition()
/// stack.delegate = card
/// ```
///
/// The list must be a ``CardScreen`` with a `cardView`. If there is no card, the transition reports
/// an issue and is completed without an animation. The detail screen may be a ``CardScreen`` as
/// well. The detail screen can then animate its own views during the transition.
public final class CardTransition: ControllerTransition {
  /// The duration of the vertical movement in seconds.
  ///
  /// The movement is a spring with the damping ratio 0.7.
  public let positionDuration: TimeInterval
  /// The duration of the size change and the horizontal movement, in seconds.
  ///
  /// Both changes ease in and out.
  public let sizeDuration: TimeInterval

  /// Creates a card transition; the default durations are 1 second and 0.5 seconds.
  public init(positionDuration: TimeInterval = 1, sizeDuration: TimeInterval = 0.5) {
    (self.positionDuration, self.sizeDuration) = (positionDuration, sizeDuration)
    super.init(duration: max(positionDuration, sizeDuration))
  }

  /// Hides the card, and animates the detail screen from or to the card's frame.
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
    // An animator that changes nothing ends in the next turn, so it cannot be the first
    // animator, which ends the transition.
    return positionDuration > sizeDuration && from.minY != to.minY
      ? [position, size] : [size, position]
  }

  /// Animates a view to a frame, with separate animators for the size and the position.
  ///
  /// Both animators change the view's vertical center, and their changes add up.
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
