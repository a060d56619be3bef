public import Foundation
public import Presentation

/// A transition in which views fly to the views of the other screen with the same `View.heroID`;
/// everything else fades.
///
/// ```swift
/// card.heroID = "photo"
/// photo.heroID = "photo"
/// detail.customTransition = HeroTransition()
/// gallery.present(detail, animated: true)
/// ```
///
/// The arriving screen begins to fade in (H-5) and is laid out; in the next turn the flights start
/// (H-7, H-30): a copy of each pair flies in front of everything, while the two originals are
/// hidden and keep their space (H-11, H-12). The copy fades from the look of one original to that
/// of the other (H-9) and follows its target (H-25); it fades out if the target is gone or out of
/// sight (H-39). Views without a counterpart stay in their own screen (H-30). When the flights have
/// landed, the originals are shown, and then the transition is completed (H-13).
///
/// ``ControllerTransition/drag`` begins it or takes hold of it. Any other request interrupts it:
/// the transition is completed at once, and the flights continue from where they are, a spring with
/// its velocity, a curve back along its own path (H-36 to H-38).
///
/// It serves presentations and, as the delegate of a stack, pushes and pops. With reduced motion
/// nothing flies. If the window changes its size, all flights end at once (H-25).
public final class HeroTransition: ControllerTransition {
  /// The decisions that the first hero presentations left open.
  public let policy: HeroPolicy
  private let timingParameters: any TimingCurveProvider
  var geometry = HeroGeometry()
  /// The path of the center of each flight; a straight line unless set (H-44).
  public var path = HeroPath.straight
  /// Returns the view that flies, from the hero ID, the view that it leaves and the view that it
  /// flies to; nil, the default, for pictures of both originals (H-45).
  ///
  /// The view gets the size of the flight at every moment, and is removed when it has landed.
  public var flyingView: ((_ id: String, _ from: View, _ to: View) -> View?)?
  /// Returns the view that is shown in place of a hidden original, from the hero ID and the
  /// original; nil, the default, for none (H-46).
  ///
  /// The placeholder gets the frame of the original, and is removed when the flight has landed.
  public var placeholder: ((_ id: String, _ original: View) -> View?)?

  /// The properties that a flight takes over from the view of the arriving screen; `frame` by
  /// default (H-20).
  public var properties: MatchedProperties {
    get { geometry.properties }
    set { geometry.properties = newValue }
  }

  /// The point of the view below that moves to ``destinationAnchor``; the center by default (H-20).
  public var sourceAnchor: Anchor {
    get { geometry.sourceAnchor }
    set { geometry.sourceAnchor = newValue }
  }

  /// The point of the view of the arriving screen; the center by default (H-20).
  public var destinationAnchor: Anchor {
    get { geometry.destinationAnchor }
    set { geometry.destinationAnchor = newValue }
  }

  /// Creates a hero transition with the given timing.
  ///
  /// - Parameters:
  ///   - duration: Seconds; without effect on a spring with a time of its own.
  ///   - parameters: The curve or the spring of the flights and of the fade.
  ///   - policy: The decisions that the first hero presentations left open.
  public init(
    duration: TimeInterval, timingParameters parameters: any TimingCurveProvider,
    policy: HeroPolicy = .standard
  ) {
    timingParameters = parameters
    self.policy = policy
    super.init(duration: parameters.settlingTime(over: duration))
  }

  /// Creates a hero transition on a spring of mass 1, stiffness 150 and damping 15 (H-5).
  public convenience init(policy: HeroPolicy = .standard) {
    self.init(
      duration: 1,
      timingParameters: SpringTimingParameters(
        mass: 1, stiffness: 150, damping: 15, initialVelocity: .zero), policy: policy)
  }

  /// Fades the screen, and starts the flights in the next turn.
  public override func prepare(
    _ run: TransitionRun
  ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    HeroRun(run, self).begin()
  }

  /// Returns the drag, or nil if the transition cannot be interrupted (H-14).
  public override func interaction(
    for animator: TransitionAnimator
  ) -> (any ViewControllerInteractiveTransitioning)? {
    policy.canBeInterrupted ? super.interaction(for: animator) : nil
  }

  /// Returns a presentation controller that calls its delegate when any dismissal begins (H-4).
  public override func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    HeroPresentation(presentedViewController: presented, presenting: presenting)
  }

  /// Whether the policy allows interruptions (H-38).
  public override var yieldsToNewRequests: Bool { policy.canBeInterrupted }

  /// Whether the flights are springs.
  var isSpring: Bool { timingParameters.springTimingParameters != nil }

  /// Whether the flights are springs that start at rest.
  var isPlainSpring: Bool {
    timingParameters.springTimingParameters?.initialVelocity == CGVector.zero
  }

  func makeAnimator() -> ViewPropertyAnimator {
    ViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
  }
}
