public import Foundation
public import Presentation

/// A transition in which views fly to the views of the other screen that have the same
/// `View.heroID`.
///
/// Everything else fades.
///
/// ```swift
/// card.heroID = "photo"
/// photo.heroID = "photo"
/// detail.customTransition = HeroTransition()
/// gallery.present(detail, animated: true)
/// ```
///
/// The arriving screen begins to fade in (H-5) and is laid out. In the next turn of the run loop,
/// the flights start (H-7, H-30). A *flight* is a copy of a pair of views that moves in front of
/// all other views. Meanwhile the two original views are hidden and keep their space (H-11, H-12).
///
/// The copy fades from the look of one original to the look of the other (H-9), and follows its
/// target (H-25). If the target is removed or out of sight, the copy fades out (H-39). Views
/// without a counterpart stay in their own screen (H-30). When the flights have ended, the
/// originals are shown again. Then the transition is completed (H-13).
///
/// ``ControllerTransition/drag`` can begin the transition, or take over a running transition. If
/// another request interrupts the transition, the transition is completed immediately, and its
/// flights continue from their current places. Flights that follow springs keep their velocity.
/// Flights that follow a curve return along their own path (H-36 to H-38).
///
/// Use a hero transition for presentations, or as the delegate of a stack for pushes and pops. With
/// reduced motion, no view flies. If the size of the window changes, all flights end immediately
/// (H-25).
public final class HeroTransition: ControllerTransition {
  /// The rules about missing partners and interruptions.
  public let policy: HeroPolicy
  private let timingParameters: any TimingCurveProvider
  var geometry = HeroGeometry()
  /// The path of the center of each flight; a straight line by default (H-44).
  public var path = HeroPath.straight
  /// A closure that returns the flying view (H-45).
  ///
  /// The default is nil: pictures of both original views fly.
  ///
  /// The arguments are the hero ID, the view at the start and the view at the target. If the
  /// closure returns nil, pictures of both original views fly. The flying view always has the size
  /// of the flight, and is removed when the flight ends.
  public var flyingView: ((_ id: String, _ from: View, _ to: View) -> View?)?
  /// A closure that returns the placeholder for a hidden original view (H-46).
  ///
  /// The default is nil: no placeholder is shown.
  ///
  /// The arguments are the hero ID and the original view. The placeholder gets the frame of the
  /// original, and is removed when the flight ends.
  public var placeholder: ((_ id: String, _ original: View) -> View?)?

  /// The properties that a flight takes over from the view of the arriving screen (H-20).
  ///
  /// The default is `frame`.
  public var properties: MatchedProperties {
    get { geometry.properties }
    set { geometry.properties = newValue }
  }

  /// The point of the view on the screen below that is matched with ``destinationAnchor`` (H-20).
  ///
  /// The default is the center.
  public var sourceAnchor: Anchor {
    get { geometry.sourceAnchor }
    set { geometry.sourceAnchor = newValue }
  }

  /// The point of the view on the arriving screen that is matched with ``sourceAnchor`` (H-20).
  ///
  /// The default is the center.
  public var destinationAnchor: Anchor {
    get { geometry.destinationAnchor }
    set { geometry.destinationAnchor = newValue }
  }

  /// Creates a hero transition with the given timing.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; ignored if the spring has its own duration.
  ///   - parameters: The curve or the spring of the flights and of the fade.
  ///   - policy: The rules about missing partners and interruptions.
  public init(
    duration: TimeInterval, timingParameters parameters: any TimingCurveProvider,
    policy: HeroPolicy = .standard
  ) {
    timingParameters = parameters
    self.policy = policy
    super.init(duration: parameters.settlingTime(over: duration))
  }

  /// Creates a hero transition with a spring of mass 1, stiffness 150 and damping 15 (H-5).
  public convenience init(policy: HeroPolicy = .standard) {
    self.init(
      duration: 1,
      timingParameters: SpringTimingParameters(
        mass: 1, stiffness: 150, damping: 15, initialVelocity: .zero), policy: policy)
  }

  /// Begins to fade the screen, and lets the flights start in the next turn of the run loop.
  public override func prepare(
    _ run: TransitionRun
  ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    HeroRun(run, self).begin()
  }

  /// Returns the drag, or nil if the policy forbids interruptions (H-14).
  public override func interaction(
    for animator: TransitionAnimator
  ) -> (any ViewControllerInteractiveTransitioning)? {
    policy.canBeInterrupted ? super.interaction(for: animator) : nil
  }

  /// Returns a presentation controller that calls its delegate when a dismissal begins (H-4).
  public override func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    HeroPresentation(presentedViewController: presented, presenting: presenting)
  }

  /// Whether the policy allows interruptions (H-38).
  public override var yieldsToNewRequests: Bool { policy.canBeInterrupted }

  /// Whether the flights follow springs.
  var isSpring: Bool { timingParameters.springTimingParameters != nil }

  /// Whether the flights follow springs that start with velocity zero.
  var isPlainSpring: Bool {
    timingParameters.springTimingParameters?.initialVelocity == CGVector.zero
  }

  func makeAnimator() -> ViewPropertyAnimator {
    ViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
  }
}
