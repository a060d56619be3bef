public import Foundation
public import Presentation
public import PresentationMotion

/// Views fly to the views of the other screen that bear the same `View.heroID`; everything else
/// fades.
///
/// ```swift
/// card.heroID = "photo"
/// photo.heroID = "photo"
/// detail.customTransition = HeroTransition()
/// gallery.present(detail, animated: true)
/// ```
///
/// The screen that comes begins to fade in (H-5), is laid out, and in the next turn the flights set
/// out (H-7, H-30): a copy of each pair flies in front of everything, while the two originals are
/// hidden and keep their space (H-11, H-12). It turns from the look of one into that of the other
/// (H-9). On the way home it aims at where the view is by then (H-25), and fades if that is gone or
/// out of sight (H-39). Who has no partner stays with its screen (H-30). When the flights have
/// arrived the originals are seen again, and then the transition is completed (H-13).
///
/// It can be dragged and grabbed with ``ControllerTransition/drag``, and any other request
/// interrupts it: the transition that runs is completed at once, and the flights go on from where
/// they are, a spring with its velocity, a curve back along its own path (H-36 to H-38).
///
/// It serves presentations and, as a stack's delegate, pushes and pops. With reduced motion nothing
/// flies. If the window changes its size in flight all flights end at once (H-25).
public final class HeroTransition: ControllerTransition {
  /// What happens where the first hero presentations left it open.
  public let policy: HeroPolicy
  private let timingParameters: any TimingCurveProvider
  var geometry = HeroGeometry()
  /// The path of the center of each flight; a straight line unless set (H-44).
  public var path = HeroPath.straight
  /// Returns the view that flies, from the hero ID, the view that it leaves and the view that it
  /// flies to; a view that is nil, as is the default, is replaced by pictures of both (H-45).
  ///
  /// The view gets the size of the flight at every moment, and is removed when it has landed.
  public var flyingView: ((_ id: String, _ from: View, _ to: View) -> View?)?
  /// Returns what is seen in place of an original while it is hidden, from the hero ID and the
  /// original; nothing by default (H-46).
  ///
  /// It gets the frame of the original, and is removed when the flight has landed.
  public var placeholder: ((_ id: String, _ original: View) -> View?)?

  /// What a flight takes over from the view of the screen that comes; frame unless set (H-20).
  public var properties: MatchedProperties {
    get { geometry.properties }
    set { geometry.properties = newValue }
  }

  /// The point of the view below that comes to ``destinationAnchor``; the middle unless set (H-20).
  public var sourceAnchor: Anchor {
    get { geometry.sourceAnchor }
    set { geometry.sourceAnchor = newValue }
  }

  /// The point of the view of the screen that comes; the middle unless set (H-20).
  public var destinationAnchor: Anchor {
    get { geometry.destinationAnchor }
    set { geometry.destinationAnchor = newValue }
  }

  /// Flights with a timing of one's own.
  ///
  /// - Parameters:
  ///   - duration: Seconds; without effect on a spring with a time of its own.
  ///   - parameters: The curve or the spring of the flights and of the fade.
  ///   - policy: What is left open.
  public init(
    duration: TimeInterval, timingParameters parameters: any TimingCurveProvider,
    policy: HeroPolicy = .standard
  ) {
    timingParameters = parameters
    self.policy = policy
    super.init(duration: parameters.settlingTime(over: duration))
  }

  /// Flights on a spring of mass 1, stiffness 150 and damping 15 (H-5).
  public convenience init(policy: HeroPolicy = .standard) {
    self.init(
      duration: 1,
      timingParameters: SpringTimingParameters(
        mass: 1, stiffness: 150, damping: 15, initialVelocity: .zero), policy: policy)
  }

  /// Fades the screen, and lets the flights set out in the next turn.
  public override func prepare(
    _ run: TransitionRun
  ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    HeroRun(run, self).begin()
  }

  /// The drag, unless nobody may interrupt (H-14).
  public override func interaction(
    for animator: TransitionAnimator
  ) -> (any ViewControllerInteractiveTransitioning)? {
    policy.canBeInterrupted ? super.interaction(for: animator) : nil
  }

  /// One that tells its delegate of every dismissal when it begins (H-4).
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
