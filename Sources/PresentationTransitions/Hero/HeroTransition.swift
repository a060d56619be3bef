public import Foundation
public import Presentation

/// A transition in which each view with a `View.heroID` moves to the view with the same ID in the
/// other controller.
///
/// All other views of the front controller fade. The *front controller* is the controller that is
/// presented, pushed, dismissed or popped.
///
/// ```swift
/// card.heroID = "photo"
/// photo.heroID = "photo"
/// detail.customTransition = HeroTransition()
/// gallery.present(detail, animated: true)
/// ```
///
/// Two views with the same hero ID are called originals. First the root view of the front
/// controller begins to fade (H-5), and both controllers are laid out. In the next run-loop turn, a
/// copy starts to move from one original to the other (H-7, H-30). This movement is called a
/// *flight*. The copy is in front of all other views. During the flight, the originals are hidden,
/// but stay in the layout (H-11, H-12).
///
/// A flight starts at one original, and ends at the other original, called the target. The copy
/// first looks like the original at which the flight starts, and fades until it looks like the
/// target (H-9). If the target moves, the copy follows (H-25). If the target is removed or becomes
/// invisible, the copy fades out (H-39). When the flights have ended, the originals are shown
/// again, and then the transition is completed (H-13).
///
/// A gesture can begin or take over the transition with ``ControllerTransition/drag``. If another
/// request, such as a pop, interrupts the transition, the transition is completed immediately. The
/// copies continue from their current places as part of the next transition. If the timing is a
/// spring, the copies keep their velocity. If the timing is a curve, a pop during a push moves the
/// copies back along their path (H-36 to H-38).
///
/// Use a hero transition as the `customTransition` of a presented controller, or as the delegate of
/// a navigation stack. With reduced motion, no view flies. If the size of the window changes, all
/// flights end immediately (H-25).
public final class HeroTransition: ControllerTransition {
  /// The options about hero IDs that only one controller has, and about interruptions.
  public let policy: HeroPolicy
  private let timingParameters: any TimingCurveProvider
  var geometry = HeroGeometry()
  /// The path on which the center of each flying view moves; a straight line by default (H-44).
  public var path = HeroPath.straight
  /// A closure that returns the view that moves between two views with the same hero ID (H-45).
  ///
  /// The arguments are the hero ID, the view at the start and the view at the end of the flight.
  /// The returned view is resized during the flight, and removed when the flight ends. If the
  /// closure is nil or returns nil, a copy moves. The copy first looks like the view at the start,
  /// and fades until it looks like the view at the end.
  public var flyingView: ((_ id: String, _ from: View, _ to: View) -> View?)?
  /// A closure that returns a placeholder for a view that is hidden during its flight (H-46).
  ///
  /// The arguments are the hero ID and the hidden view. The placeholder gets the frame of the
  /// hidden view, and is removed when the flight ends. If the closure is nil or returns nil, no
  /// placeholder is shown.
  public var placeholder: ((_ id: String, _ original: View) -> View?)?

  /// The properties that the flying view takes over from the view with the same hero ID in the
  /// front controller (H-20).
  ///
  /// The front controller is the presented, pushed, dismissed or popped controller. The default is
  /// `frame`, which is the position and the size.
  public var properties: MatchedProperties {
    get { geometry.properties }
    set { geometry.properties = newValue }
  }

  /// A point of the flying view; the flight places this point at ``destinationAnchor`` (H-20).
  ///
  /// The default is the center.
  public var sourceAnchor: Anchor {
    get { geometry.sourceAnchor }
    set { geometry.sourceAnchor = newValue }
  }

  /// The point at which ``sourceAnchor`` is placed (H-20).
  ///
  /// This is a point of the view with the same hero ID in the front controller. The front
  /// controller is the presented, pushed, dismissed or popped controller. The default is the
  /// center.
  public var destinationAnchor: Anchor {
    get { geometry.destinationAnchor }
    set { geometry.destinationAnchor = newValue }
  }

  /// Creates a hero transition with the given timing.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; ignored if the spring has its own duration.
  ///   - parameters: The curve or the spring of the flights and of the fade.
  ///   - policy: The options about hero IDs that only one controller has, and about interruptions.
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

  /// Prepares the fade of the presented, pushed, dismissed or popped controller's view.
  ///
  /// The views with equal hero IDs begin to fly in a later turn of the run loop.
  public override func prepare(
    _ run: TransitionRun
  ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    HeroRun(run, self).begin()
  }

  /// Returns ``ControllerTransition/drag``; nil if ``policy`` forbids interruptions (H-14).
  public override func interaction(
    for animator: TransitionAnimator
  ) -> (any ViewControllerInteractiveTransitioning)? {
    policy.canBeInterrupted ? super.interaction(for: animator) : nil
  }

  /// Returns a presentation controller whose delegate is notified of every dismissal (H-4).
  ///
  /// When a dismissal begins, this presentation controller calls the delegate's method
  /// `presentationControllerWillDismiss(_:)`, even if the app has requested the dismissal.
  public override func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    HeroPresentation(presentedViewController: presented, presenting: presenting)
  }

  /// Whether another request may interrupt the transition (H-38).
  ///
  /// The value is ``HeroPolicy/canBeInterrupted`` of the policy.
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
