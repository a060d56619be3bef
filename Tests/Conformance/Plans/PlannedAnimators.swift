// The animators and delegates of exported plans: they record what UIKit asks them and calls.
//
// Written by "present export --uikit". Public UIKit only.
import UIKit

/// How an animator calls `completeTransition`.
enum PlannedEnding { case completes, cancels, never, early, twice }

/// How an animator of a plan animates.
@MainActor final class PlannedAnimation {
  let part: PlannedPart
  let duration: TimeInterval
  private let ending: PlannedEnding
  private let changes: () -> Void
  /// Whether there is nothing to animate.
  let isEmpty: Bool
  /// Whether the transition can be grabbed on its way.
  var isInterruptible = false

  init(
    of part: PlannedPart, duration: TimeInterval, ending: PlannedEnding = .completes,
    changes: (() -> Void)? = nil
  ) {
    (self.part, self.duration, self.ending) = (part, duration, ending)
    (self.changes, isEmpty) = (changes ?? {}, changes == nil)
  }

  /// The object that UIKit gets.
  var object: UIViewControllerAnimatedTransitioning {
    isInterruptible ? PlannedInterruptibleAnimator(self) : PlannedAnimator(self)
  }

  /// Places the view that comes and animates; `animate` takes the changes, and what ends them.
  func begin(
    _ context: UIViewControllerContextTransitioning,
    animate: (_ changes: @escaping () -> Void, _ end: (() -> Void)?) -> Void
  ) {
    part.context = context
    place(context)
    func complete(_ completes: Bool) {
      part.note("completeTransition(\(completes))", as: ".transition")
      context.completeTransition(completes)
    }
    switch ending {
    case .early: complete(true)
    case .never: animate(changes, nil)
    case .completes: animate(changes) { complete(!context.transitionWasCancelled) }
    case .cancels: animate(changes) { complete(false) }
    case .twice:
      animate(changes) {
        complete(true)
        complete(true)
      }
    }
  }

  /// Adds the view that comes: in front, but behind what is dismissed or popped.
  private func place(_ context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    let leaver = context.viewController(forKey: .from)
    let isBehind = leaver?.isBeingDismissed == true || leaver?.isMovingFromParent == true
    let container = context.containerView
    container.insertSubview(view, at: isBehind ? 0 : container.subviews.count)
  }
}

/// An animator that nothing can grab.
final class PlannedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let planned: PlannedAnimation

  init(_ planned: PlannedAnimation) { self.planned = planned }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    planned.duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    planned.part.note("animateTransition", as: ".animator")
    planned.begin(context) { [planned] changes, end in
      guard planned.isEmpty, let end else {
        return UIView.animate(
          withDuration: planned.duration, animations: changes,
          completion: end.map { end in { _ in end() } })
      }
      // An animation that changes nothing visible would end in the next turn.
      let marker = UIView()
      context.containerView.addSubview(marker)
      UIView.animate(withDuration: planned.duration) {
        marker.alpha = 0
      } completion: { _ in
        marker.removeFromSuperview()
        end()
      }
    }
  }

  func animationEnded(_ completed: Bool) {
    planned.part.note("animationEnded(\(completed))", as: ".animator")
  }
}

/// An animator whose transition can be grabbed: one property animator animates each.
final class PlannedInterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let planned: PlannedAnimation
  private var animator: UIViewPropertyAnimator?
  /// Whether there is something to animate: a plan may complete the transition at once.
  private var hasChanges = false

  init(_ planned: PlannedAnimation) { self.planned = planned }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    planned.duration
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: planned.duration, curve: .easeInOut)
    animator = made
    planned.begin(context) { changes, end in
      made.addAnimations(changes)
      if let end { made.addCompletion { _ in end() } }
      hasChanges = true
    }
    return made
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    planned.part.note("animateTransition", as: ".animator")
    let animator = interruptibleAnimator(using: context)
    if hasChanges { animator.startAnimation() }
  }

  func animationEnded(_ completed: Bool) {
    (animator, hasChanges) = (nil, false)
    planned.part.note("animationEnded(\(completed))", as: ".animator")
  }
}

/// A hand of the plan that drives transitions.
final class PlannedInteraction: UIPercentDrivenInteractiveTransition {
  private let part: PlannedPart

  init(
    of part: PlannedPart, startsByItself: Bool = false, speed: CGFloat = 1,
    curve: UIView.AnimationCurve = .easeInOut
  ) {
    self.part = part
    super.init()
    wantsInteractiveStart = !startsByItself
    (completionSpeed, completionCurve) = (speed, curve)
  }

  override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    part.note("startInteractiveTransition", as: ".animator")
    super.startInteractiveTransition(context)
  }
}

/// A property animator of a plan: its completion is recorded.
@MainActor final class PlannedPropertyAnimator {
  private let name: String
  let animator: UIViewPropertyAnimator
  private var isHeard = false

  init(_ name: String, duration: TimeInterval, timing: UITimingCurveProvider) {
    self.name = name
    animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
  }

  func add(after delayFactor: CGFloat = 0, _ changes: @escaping () -> Void) {
    if !isHeard {
      isHeard = true
      animator.addCompletion { [weak self] position in self?.hear(position) }
    }
    animator.addAnimations(changes, delayFactor: delayFactor)
  }

  func stop(withoutFinishing: Bool) {
    let wasActive = animator.state != .inactive
    animator.stopAnimation(withoutFinishing)
    if wasActive, animator.state == .inactive { isHeard = false }
  }

  private func hear(_ position: UIViewAnimatingPosition) {
    isHeard = false
    let word = position == .end ? "end" : position == .start ? "start" : "current"
    PlanRecorder.shared.note(name, "completion(\(word))")
  }
}

extension PlannedScreen {
  /// Gives it a transitioning delegate with its animators.
  func giveTransition() { setTransition(makesPresentation: nil) }

  /// Gives it a transitioning delegate that makes the plan's presentation controller.
  func givePresentation(removesPresenter: Bool = false, forwardsWillDismiss: Bool = false) {
    setTransition { [part] presented, presenter in
      let made = PlannedPresentation(presentedViewController: presented, presenting: presenter)
      (made.part, made.removesPresenter) = (part, removesPresenter)
      made.forwardsWillDismiss = forwardsWillDismiss
      return made
    }
  }

  private func setTransition(
    makesPresentation make: ((UIViewController, UIViewController?) -> UIPresentationController)?
  ) {
    let isDriven = part.comingInteraction != nil || part.goingInteraction != nil
    part.transition =
      isDriven ? PlannedInteractiveTransition(of: part, make) : PlannedTransition(of: part, make)
    transitioningDelegate = part.transition
  }
}

/// A presentation controller of a plan.
final class PlannedPresentation: UIPresentationController {
  var part: PlannedPart?
  var removesPresenter = false
  var forwardsWillDismiss = false

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override func presentationTransitionWillBegin() {
    hear("presentationTransitionWillBegin", .presentationWillBegin)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    hear("presentationTransitionDidEnd(\(completed))", .presentationDidEnd)
  }

  override func dismissalTransitionWillBegin() {
    hear("dismissalTransitionWillBegin", .dismissalWillBegin)
    guard forwardsWillDismiss else { return }
    #if PRESENTATION_MODEL
      delegate?.presentationControllerWillDismiss(self)
    #else
      delegate?.presentationControllerWillDismiss?(self)
    #endif
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    hear("dismissalTransitionDidEnd(\(completed))", .dismissalDidEnd)
  }

  private func hear(_ event: String, _ moment: PlannedMoment) {
    part?.note(event, as: ".presentation")
    part?.play(moment)
  }
}
