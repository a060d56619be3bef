public import Foundation
public import Observation
import PresentationClock
import PresentationLifecycle
import PresentationMotion

/// An object that animates changes of views.
///
/// A running animator can be paused, moved to a fraction, reversed and stopped.
///
/// ```swift
/// let animator = ViewPropertyAnimator(duration: 1, curve: .easeInOut) { card.alpha = 0 }
/// animator.startAnimation()
/// stage.advance(by: .milliseconds(500))
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.2
/// animator.isReversed = true
/// animator.startAnimation()
/// ```
///
/// Modeled after UIKit. The command `present explain propertyAnimation` prints the
/// table of the animator's states. Where UIKit raises an exception, the call raises an issue and
/// changes nothing. The properties `state`, `isRunning`, `isReversed` and
/// `fractionComplete` can be observed with Swift's `Observation` module. Observers are notified
/// when a call or the end of the animation changes one of these properties.
///
/// The animator keeps itself alive while it runs. If it is deallocated while it is paused or
/// stopped, an issue is raised at the end of the run-loop turn.
@preconcurrency @MainActor open class ViewPropertyAnimator: NSObject, ViewImplicitlyAnimating {
  /// The curve or spring with which the animator was created.
  public let timingParameters: (any TimingCurveProvider)?
  /// The duration in seconds; ignored if the timing is a spring with mass, stiffness and damping
  ///
  public let duration: TimeInterval
  /// The delay in seconds with which the animator was started; 0 after a call of `startAnimation()`
  ///
  public internal(set) var delay: TimeInterval = 0
  /// Whether the animated views get touches until the animator has ended.
  ///
  /// Setting the property on an active animator raises an issue.
  public var isUserInteractionEnabled = true {
    didSet { if !allowsSetting { isUserInteractionEnabled = oldValue } }
  }
  /// Whether the animator may be paused, stopped, continued or reversed while it is active.
  ///
  /// Setting the property on an active animator raises an issue.
  public var isInterruptible = true {
    didSet { if !allowsSetting { isInterruptible = oldValue } }
  }
  /// Whether a paused animator ignores its curve.
  ///
  /// If true, `fractionComplete` of a paused animator is a fraction of the way from the old to the
  /// new values of the animated properties. If false, ``fractionComplete`` is a fraction of the
  /// duration, and the curve gives the values at that point in time. Changing the property on a
  /// paused animator raises an issue.
  public var scrubsLinearly = true {
    didSet {
      guard isPaused, scrubsLinearly != oldValue else { return }
      scrubsLinearly = oldValue
      world.report(Issues.scrubsLinearlyWhilePaused())
    }
  }
  /// Whether the animator becomes paused instead of inactive when it arrives at its end.
  public var pausesOnCompletion = false

  /// The ``World`` to which the animator belongs.
  ///
  /// An active or stopped animator stays in the world in which it became active. An inactive
  /// animator belongs to the world of the innermost running `use(_:)`, or of the test's open stage.
  /// If there is no such world, the animator belongs to the world in which it was created.
  var world: World { home ?? World.inUse ?? origin }
  private let origin = World.current
  var home: World?
  /// The identity of the animator's state machine; nil while the animator is inactive.
  var id: AnimatorID?
  var work = AnimatorWork()
  /// The line of the app's code that started or continued the animator; nil if it is not known.
  var site: ClosureSite? { didSet { work.timeline?.site = site } }
  private let registrar = ObservationRegistrar()
  /// The object that is called after the properties may have changed; nil for most animators.
  package final var propertyObserver: (any PropertyObserving)?

  /// Creates an animator with a curve or a spring.
  ///
  /// Add animation blocks with `addAnimations(_:)`.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If it is negative or not finite, zero is used.
  ///   - parameters: The curve or the spring.
  public init(duration: TimeInterval, timingParameters parameters: any TimingCurveProvider) {
    self.duration = duration.asSeconds
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with the duration 0 and the curve `easeInOut`.
  public convenience override init() {
    self.init(duration: 0, curve: .easeInOut)
  }

  /// Creates an animator with a named curve, and a duration in seconds.
  public convenience init(
    duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bezier curve, and a duration in seconds.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that lasts for the animator's duration, which is in seconds
  ///
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator.
  ///
  /// If this method is called inside an animation block, the new animator is not interruptible, and
  /// has the duration of the block. With the option `overrideInheritedDuration`, the new animator
  /// has the duration `duration` even inside a block. In all other respects, the new animator is
  /// independent of the block.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The curve, and `overrideInheritedDuration`.
  ///   - animations: Changes the views; called before this method returns.
  ///   - completion: Called when the animator has ended, with the position at which it has ended.
  ///   - fileID: The file to name in lists of pending work.
  ///   - line: The line to name in lists of pending work.
  @discardableResult public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: View.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((ViewAnimatingPosition) -> Void)? = nil, fileID: String = #fileID,
    line: Int = #line
  ) -> ViewPropertyAnimator {
    let outer = World.current.animations.context?.window
    let inherits = !options.contains(.overrideInheritedDuration)
    let animator = ViewPropertyAnimator(
      duration: inherits ? outer?.length ?? duration : duration, curve: options.curve,
      animations: animations)
    animator.isInterruptible = outer == nil
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay.asSeconds, fileID: fileID, line: line)
    return animator
  }
}

// MARK: Readable state

extension ViewPropertyAnimator: Observable {
  /// The state of the animator.
  ///
  /// A new animator is inactive. It becomes active when it is started or paused, or when
  /// `fractionComplete` is set. After its end, it is inactive again.
  public var state: ViewAnimatingState {
    registrar.access(self, keyPath: \.state)
    return switch machineState {
    case .inactive: .inactive
    case .capturing, .idle, .delayed, .running, .paused, .vanishing: .active
    case .stopped: .stopped
    }
  }

  /// Whether the animator is active and moving.
  public var isRunning: Bool {
    registrar.access(self, keyPath: \.isRunning)
    return switch machineState {
    case .running, .capturing(.run), .vanishing: true
    case .inactive, .capturing, .idle, .delayed, .paused, .stopped: false
    }
  }

  /// Whether the animator runs backward, from its end to its start.
  ///
  /// Changing the property of a running animator reverses the animator at its current position. The
  /// way back takes as long as the animator has run. The reversal changes `fractionComplete`
  /// from f to 1 - f, for example from 0.3 to 0.7.
  public var isReversed: Bool {
    get {
      registrar.access(self, keyPath: \.isReversed)
      return work.isReversed
    }
    set { if newValue != work.isReversed { interrupt(.reverse) } }
  }

  /// The completed fraction of the animation in the current direction, from 0 to 1.
  ///
  /// The value is 0 while the animator is inactive or stopped. While the animator is paused
  /// and `scrubsLinearly` is true, the value is a fraction of the way from the old to the new
  /// values of the animated properties. Otherwise, the value is a fraction of the duration.
  ///
  /// If an inactive animator has blocks, setting the fraction makes the animator active and paused.
  /// A running animator jumps to the fraction and continues. Values are limited to 0...1, and
  /// NaN is ignored. Setting 1 does not complete the animator.
  public var fractionComplete: CGFloat {
    get {
      registrar.access(self, keyPath: \.fractionComplete)
      if machineState == .stopped { return 0 }
      return work.fraction(isPaused: isPaused, scrubsLinearly: scrubsLinearly)
    }
    set {
      guard !newValue.isNaN else { return }
      interrupt(.scrub(blocks), wanting: .fraction(min(1, max(0, newValue))))
    }
  }

  var machineState: PropertyAnimation.State {
    id.flatMap { world.hierarchy.animator($0) } ?? .inactive
  }

  var isPaused: Bool { machineState == .paused }

  var blocks: PropertyAnimation.Blocks {
    work.blocks.isEmpty && work.timeline == nil ? .none : .some
  }

  /// Runs a change, and notifies observers of the properties that the change may affect.
  func tellObservers(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.state) {
      registrar.withMutation(of: self, keyPath: \.isRunning) {
        registrar.withMutation(of: self, keyPath: \.isReversed) {
          registrar.withMutation(of: self, keyPath: \.fractionComplete, change)
        }
      }
    }
    propertyObserver?.propertyChanged(of: self)
  }
}
