public import Foundation
public import Presentation

/// A drag that moves a photo from the detail screen back to the grid.
///
/// During the drag, a copy of the photo follows the finger and shrinks, while the detail screen
/// fades. The drag moves the copy without an animator (T-43).
///
/// When the drag ends, the transition finishes or is canceled. If it finishes, the copy moves to
/// the photo's place in the grid. If it is canceled, the copy springs back to the photo's place in
/// the detail screen. With reduced motion, the copy fades out in both cases, and does not move.
///
/// ```swift
/// zoom.pull.begin { stack.popViewController(animated: true) }
/// stage.runTurn()
/// zoom.pull.update(translation: CGPoint(x: 20, y: 160))
/// zoom.pull.release(velocity: CGPoint(x: 0, y: 900))
/// ```
@MainActor public final class PhotoZoomDrag: ViewControllerInteractiveTransitioning {
  private weak var animator: TransitionAnimator?
  private var flight: PhotoFlight?
  /// The animators of the views that ``ControllerTransition/alongside`` animates, such as a tab
  /// bar.
  ///
  /// Nil if the closure `alongside` is nil.
  private var beside: AnimatorGroup?
  private var translation = CGPoint.zero
  private var isDown = false
  /// Whether the transition finishes; false if it is canceled, and nil until the drag ends.
  private var finishes: Bool?

  /// Creates a drag that has not begun.
  public init() {}

  /// Begins the drag and requests a transition, which the drag then controls.
  ///
  /// - Parameter request: A function that dismisses or pops a controller, animated.
  public func begin(_ request: () -> Void) {
    guard !isDown, animator == nil, flight == nil else { return }
    (isDown, translation, finishes) = (true, .zero, nil)
    request()
    if animator == nil { isDown = false }
  }

  func takes(_ animator: TransitionAnimator) -> Bool {
    guard isDown, self.animator == nil, animator.direction == .going else { return false }
    self.animator = animator
    return true
  }

  /// Begins the transition and moves the photo to the finger.
  ///
  /// If the drag has already ended, this method finishes or cancels the transition at once.
  public func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    guard let animator else { return }
    do throws(TransitionRun.Missing) {
      let run = try animator.steeredRun(using: transitionContext)
      run.onEnd { [weak self] _ in self?.end() }
      flight = try PhotoFlight(run)
      prepareBeside(run, animator.transition)
      follow()
      if let finishes { land(finishes: finishes) }
    } catch {
      end()
      error.report()
      transitionContext.finishInteractiveTransition()
      transitionContext.completeTransition(true)
    }
  }

  /// Moves the photo by a distance in points, measured from the start of the drag.
  public func update(translation: CGPoint) {
    guard isDown, translation.x.isFinite, translation.y.isFinite else { return }
    self.translation = translation
    follow()
  }

  /// Ends the drag, and finishes or cancels the transition.
  ///
  /// The method predicts the position of the finger a quarter of a second later. The transition
  /// finishes if this position is at least 120 points below the start of the drag. For this
  /// prediction, the current position counts as at most 400 points below the start, and never as
  /// above the start.
  ///
  /// - Parameter velocity: The velocity in points per second.
  public func release(velocity: CGPoint = .zero) {
    letGo(finishes: progress + velocity.y / Self.wholeWay * 0.25 >= 0.3)
  }

  /// Ends the drag and cancels the transition.
  public func takeBack() { letGo(finishes: false) }

  /// The downward distance in points after which the detail screen is completely transparent.
  private static let wholeWay: CGFloat = 400

  private var progress: CGFloat { min(1, max(0, translation.y / Self.wholeWay)) }

  private func prepareBeside(_ run: TransitionRun, _ transition: ControllerTransition) {
    guard let alongside = transition.alongside else { return }
    let animator = ViewPropertyAnimator(duration: run.duration, curve: .easeInOut)
    let animators = AnimatorGroup([animator])
    // The animator pauses at either end of its animation, and ends together with the transition.
    animator.pausesOnCompletion = true
    beside = animators
    run.own(animators)
    alongside(run, animators)
    animators.pauseAnimation()
  }

  private func follow() {
    guard let flight else { return }
    let (copy, scale) = (flight.copy, 1 - progress / 3)
    copy.center = CGPoint(
      x: flight.whole.midX + translation.x, y: flight.whole.midY + translation.y)
    copy.transform = CGAffineTransform(scaleX: scale, y: scale)
    flight.run.view.alpha = 1 - progress
    beside?.fractionComplete = progress
    flight.run.context.updateInteractiveTransition(progress)
  }

  private func letGo(finishes: Bool) {
    guard isDown else { return }
    (isDown, self.finishes) = (false, finishes)
    flight?.run.controller.world?.use { land(finishes: finishes) }
  }

  private func land(finishes: Bool) {
    guard let flight else { return }
    let run = flight.run
    let target = finishes ? flight.small : flight.whole
    let context = run.context
    finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    if !finishes { beside?.isReversed = true }
    beside?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    let spring = ViewPropertyAnimator(duration: run.duration, dampingRatio: 0.9) {
      run.view.alpha = finishes ? 0 : 1
      if run.isMotionReduced {
        flight.copy.alpha = 0
      } else {
        flight.copy.transform = .identity
        flight.copy.frame = target
      }
    }
    spring.addCompletion { _ in run.end() }
    run.own(AnimatorGroup([spring]))
    spring.startAnimation()
  }

  private func end() {
    (animator, flight, beside, isDown, finishes) = (nil, nil, nil, false, nil)
  }
}
