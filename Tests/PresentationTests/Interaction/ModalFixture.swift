import Foundation
import Presentation
import PresentationTesting

/// The way in which an animator moves its views: with blocks, or with an interruptible animator.
enum AnimatorKind: CaseIterable, Sendable {
  case blocks
  /// A property animator that `animateTransition` starts, and that is not interruptible.
  case started
  case interruptible
}

/// The common superclass of the animators.
///
/// It adds the incoming view, and moves a small view, the mark, from 0 to 100.
@MainActor class MarkMover {
  let duration: TimeInterval
  let mark = View("mark", frame: CGRect(x: -5, y: -5, width: 10, height: 10))
  /// Called in `animateTransition` or in `interruptibleAnimator(using:)`, after the views have been
  /// added.
  var whenAnimating: ((any ViewControllerContextTransitioning) -> Void)?
  /// Whether the animation's completion calls `completeTransition`.
  var completes = true
  private(set) weak var context: (any ViewControllerContextTransitioning)?
  private(set) var starts = 0
  /// The arguments of `animationEnded`.
  var endings: [Bool] = []
  /// Whether each animation ended at its end, according to the animation's own completion.
  private(set) var arrivals: [Bool] = []

  init(_ duration: TimeInterval) { self.duration = duration }

  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animationEnded(_ completed: Bool) { endings.append(completed) }

  func setUp(_ context: any ViewControllerContextTransitioning) {
    starts += 1
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.containerView.addSubview(mark)
    mark.center = .zero
    whenAnimating?(context)
  }

  func arrive(_ atEnd: Bool, _ context: any ViewControllerContextTransitioning) {
    arrivals.append(atEnd)
    if completes { context.completeTransition(!context.transitionWasCancelled) }
  }
}

final class BlockMarkMover: MarkMover, ViewControllerAnimatedTransitioning {
  func animateTransition(using context: any ViewControllerContextTransitioning) {
    setUp(context)
    View.animate(withDuration: duration) { [mark] in
      mark.center.x = 100
    } completion: {
      self.arrive($0, context)
    }
  }
}

final class StartedMarkMover: MarkMover, ViewControllerAnimatedTransitioning {
  func animateTransition(using context: any ViewControllerContextTransitioning) {
    setUp(context)
    let animator = ViewPropertyAnimator(duration: duration, curve: .easeIn) { [mark] in
      mark.center.x = 100
    }
    animator.addCompletion { self.arrive($0 == .end, context) }
    animator.startAnimation()
  }
}

final class InterruptibleMarkMover: MarkMover, ViewControllerAnimatedTransitioning {
  private let timing: any TimingCurveProvider
  var animator: ViewPropertyAnimator?
  private(set) var questions = 0

  init(_ duration: TimeInterval, timing: any TimingCurveProvider) {
    self.timing = timing
    super.init(duration)
  }

  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    questions += 1
    if let animator { return animator }
    let made = ViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator = made
    setUp(context)
    made.addAnimations { [mark] in mark.center.x = 100 }
    made.addCompletion { self.arrive($0 == .end, context) }
    return made
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  override func animationEnded(_ completed: Bool) {
    super.animationEnded(completed)
    animator = nil
  }
}

/// A transitioning delegate that returns the same objects for both directions.
@MainActor final class ModalDelegate: ViewControllerTransitioningDelegate {
  var animator: (any ViewControllerAnimatedTransitioning)?
  var interactor: (any ViewControllerInteractiveTransitioning)?

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interactor }
}

/// A presentation or dismissal on a stage.
///
/// The position of a small view, the mark, shows the progress of the transition.
@MainActor final class ModalFixture {
  let home = ViewController("Home")
  let menu = ViewController("Menu")
  let hand = PercentDrivenInteractiveTransition()
  let delegate = ModalDelegate()
  let mover: MarkMover
  let isDismissal: Bool
  let stage: Stage
  /// The number of calls of the request's completion.
  private(set) var completions = 0

  /// - Parameter timing: The curve of an interruptible animator.
  init(
    _ kind: AnimatorKind, dismisses: Bool = false, duration: TimeInterval = 1,
    style: ModalPresentationStyle = .pageSheet,
    timing: any TimingCurveProvider = CubicTimingParameters(animationCurve: .linear)
  ) throws {
    isDismissal = dismisses
    stage = Stage(home)
    menu.modalPresentationStyle = style
    switch kind {
    case .blocks:
      let made = BlockMarkMover(duration)
      (mover, delegate.animator) = (made, made)
    case .started:
      let made = StartedMarkMover(duration)
      (mover, delegate.animator) = (made, made)
    case .interruptible:
      let made = InterruptibleMarkMover(duration, timing: timing)
      (mover, delegate.animator) = (made, made)
    }
    delegate.interactor = hand
    if dismisses {
      home.present(menu, animated: false)
      try stage.settle()
    }
    menu.transitioningDelegate = delegate
    stage.sceneForgets()
  }

  var grabbed: ViewPropertyAnimator? { (mover as? InterruptibleMarkMover)?.animator }

  var coordinator: (any ViewControllerTransitionCoordinator)? { menu.transitionCoordinator }

  var mark: View { mover.mark }

  /// The visible position of the mark, from 0 to 100.
  var place: Double { mark.presentationValues().center.x }

  func place(after milliseconds: Int) -> Double {
    mark.presentationValues(after: .milliseconds(milliseconds)).center.x
  }

  /// Requests the transition.
  func ask() {
    if isDismissal {
      home.dismiss(animated: true) { self.completions += 1 }
    } else {
      home.present(menu, animated: true) { self.completions += 1 }
    }
  }

  /// Requests the transition, and runs the turn of the run loop at whose end the transition begins.
  @discardableResult func begin() -> Self {
    ask()
    stage.runTurn()
    return self
  }

  func end(finishes: Bool) { finishes ? hand.finish() : hand.cancel() }

  /// Whether the transition has ended, and was finished or canceled as `finished` says.
  func hasEnded(finished: Bool) -> Bool {
    !stage.world.isIgnoringInteractionEvents && home.transitionCoordinator == nil
      && (home.presentedViewController === menu) == (finished != isDismissal)
  }

  /// Returns the virtual milliseconds from now until the transition has ended.
  ///
  /// Returns nil if the transition does not end within the limit.
  func millisecondsToEnd(limit: Int = 10_000) -> Int? {
    for count in 0...limit {
      if home.transitionCoordinator == nil { return count }
      stage.advance(by: .milliseconds(1))
    }
    return nil
  }
}

/// Whether two numbers are equal except for rounding.
func isNear(_ a: Double, _ b: Double, by tolerance: Double = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}
