import Foundation
import Presentation
import PresentationLab
import PresentationTesting

/// How an animator moves its views: with blocks, or with an animator that can be grabbed.
enum Craft: CaseIterable, Sendable {
  case blocks
  case interruptible
}

/// What both kinds of animator do: they bring the coming view, and move a mark from 0 to 100.
@MainActor class Traveller {
  let duration: TimeInterval
  let mark = View("mark", frame: CGRect(x: -5, y: -5, width: 10, height: 10))
  /// Called when the views are in place: in `animateTransition`, or where an interruptible animator
  /// is made.
  var whenAnimating: ((any ViewControllerContextTransitioning) -> Void)?
  /// Whether the end calls `completeTransition`.
  var completes = true
  private(set) weak var context: (any ViewControllerContextTransitioning)?
  private(set) var starts = 0
  /// What `animationEnded` said.
  var endings: [Bool] = []
  /// What the animation's own completion said: whether it came to its end.
  private(set) var arrivals: [Bool] = []

  init(_ duration: TimeInterval) { self.duration = duration }

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

final class BlockTraveller: Traveller, ViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    setUp(context)
    View.animate(withDuration: duration) { [mark] in
      mark.center.x = 100
    } completion: {
      self.arrive($0, context)
    }
  }

  func animationEnded(_ completed: Bool) { endings.append(completed) }
}

final class GrabTraveller: Traveller, ViewControllerAnimatedTransitioning {
  private let timing: any TimingCurveProvider
  var animator: ViewPropertyAnimator?
  private(set) var questions = 0

  init(_ duration: TimeInterval, timing: any TimingCurveProvider) {
    self.timing = timing
    super.init(duration)
  }

  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

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

  func animationEnded(_ completed: Bool) {
    endings.append(completed)
    animator = nil
  }
}

/// A transitioning delegate that answers the same for both directions.
@MainActor final class RideDelegate: ViewControllerTransitioningDelegate {
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

/// One transition on a stage, with whom it is made of; the mark's place tells how far it is.
@MainActor final class Ride {
  let home = ViewController("Home")
  let menu = ViewController("Menu")
  let hand = PercentDrivenInteractiveTransition()
  let delegate = RideDelegate()
  let traveller: Traveller
  let isDismissal: Bool
  let stage: Stage
  /// The request's completion block was called.
  private(set) var completions = 0

  /// - Parameter timing: The curve of an interruptible animator.
  init(
    _ craft: Craft, dismisses: Bool = false, duration: TimeInterval = 1,
    style: ModalPresentationStyle = .pageSheet,
    timing: any TimingCurveProvider = CubicTimingParameters(animationCurve: .linear)
  ) throws {
    isDismissal = dismisses
    stage = Stage(home)
    menu.modalPresentationStyle = style
    switch craft {
    case .blocks:
      let made = BlockTraveller(duration)
      (traveller, delegate.animator) = (made, made)
    case .interruptible:
      let made = GrabTraveller(duration, timing: timing)
      (traveller, delegate.animator) = (made, made)
    }
    delegate.interactor = hand
    if dismisses {
      home.present(menu, animated: false)
      try stage.settle()
    }
    menu.transitioningDelegate = delegate
    stage.sceneForgets()
  }

  var grabbed: ViewPropertyAnimator? { (traveller as? GrabTraveller)?.animator }

  var coordinator: (any ViewControllerTransitionCoordinator)? { menu.transitionCoordinator }

  var mark: View { traveller.mark }

  /// Where the mark is seen, 0 to 100.
  var place: Double { mark.presentationValues().center.x }

  func place(after milliseconds: Int) -> Double {
    mark.presentationValues(after: .milliseconds(milliseconds)).center.x
  }

  /// Asks for the transition.
  func ask() {
    if isDismissal {
      home.dismiss(animated: true) { self.completions += 1 }
    } else {
      home.present(menu, animated: true) { self.completions += 1 }
    }
  }

  /// Asks, and runs the turn whose commit begins it.
  @discardableResult func begin() -> Self {
    ask()
    stage.runTurn()
    return self
  }

  func end(finishes: Bool) { finishes ? hand.finish() : hand.cancel() }

  /// Whether the menu is where the end leads.
  func hasEnded(finished: Bool) -> Bool {
    !stage.world.isIgnoringInteractionEvents && home.transitionCoordinator == nil
      && (home.presentedViewController === menu) == (finished != isDismissal)
  }

  /// Virtual milliseconds from now until the transition has ended; nil if it takes too long.
  func millisecondsToEnd(limit: Int = 10_000) -> Int? {
    for count in 0...limit {
      if home.transitionCoordinator == nil { return count }
      stage.advance(by: .milliseconds(1))
    }
    return nil
  }
}

/// Whether two numbers are the same but for rounding.
func isNear(_ a: Double, _ b: Double, by tolerance: Double = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}
