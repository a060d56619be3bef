public import Foundation
public import Observation
import PresentationClock
import PresentationLifecycle
import PresentationMotion

/// An object that animates changes of views, and can be paused, scrubbed, reversed and stopped
/// while it runs.
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
/// Modeled after UIKit; `present explain propertyAnimation` prints the table of its
/// states. Where UIKit raises an exception, an issue is raised and nothing changes.
/// `state`, `isRunning`, `isReversed` and `fractionComplete` notify Observation when a call or the
/// end of the animation changes them.
///
/// The animator keeps itself alive while it runs. If it is released while it is paused or
/// stopped, the next commit reports an issue.
@preconcurrency @MainActor open class ViewPropertyAnimator: NSObject, ViewImplicitlyAnimating {
  /// The curve or spring with which the animator was created.
  public let timingParameters: (any TimingCurveProvider)?
  /// The duration in seconds; a spring with a settling time ignores it.
  public let duration: TimeInterval
  /// The delay in seconds that was passed to the last `startAnimation(afterDelay:)`.
  public internal(set) var delay: TimeInterval = 0
  /// Whether views get touches while the animator runs.
  ///
  /// The value has no effect, because touches are events of the test's stage. Setting it on an
  /// active animator raises an issue.
  public var isUserInteractionEnabled = true {
    didSet { if !allowsSetting { isUserInteractionEnabled = oldValue } }
  }
  /// Whether an active animator may be paused, stopped, continued or reversed.
  ///
  /// Setting it on an active animator raises an issue.
  public var isInterruptible = true {
    didSet { if !allowsSetting { isInterruptible = oldValue } }
  }
  /// Whether a paused animator's fraction is the fraction of the distance instead of the time.
  ///
  /// Setting it on a paused animator raises an issue.
  public var scrubsLinearly = true {
    didSet {
      guard isPaused, scrubsLinearly != oldValue else { return }
      scrubsLinearly = oldValue
      world.report(Issues.scrubsLinearlyWhilePaused())
    }
  }
  /// Whether the animator stays active at its end, as a paused animator.
  public var pausesOnCompletion = false

  /// The world in which the animator is in use, else the world in use, else the world in which it
  /// was created.
  var world: World { home ?? World.inUse ?? origin }
  private let origin = World.current
  var home: World?
  /// The identity of the animator among the machines, while it is in use.
  var id: AnimatorID?
  var work = AnimatorWork()
  private let registrar = ObservationRegistrar()

  /// Creates an animator with a curve or a spring.
  ///
  /// Blocks are added later.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. A value that is negative or not finite counts as zero.
  ///   - parameters: The timing curve.
  public init(duration: TimeInterval, timingParameters parameters: any TimingCurveProvider) {
    self.duration = duration.asSeconds
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bezier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that takes the animator's duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator.
  ///
  /// Inside an animation block, the animator has the duration of the block unless `options` say
  /// otherwise, and is not interruptible. It runs independently of the block.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - options: The curve, and whether the duration is inherited.
  ///   - animations: Changes the views; called in this call.
  ///   - completion: Called at the end.
  @discardableResult public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: View.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((ViewAnimatingPosition) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let outer = World.current.animationContext?.window
    let inherits = !options.contains(.overrideInheritedDuration)
    let animator = ViewPropertyAnimator(
      duration: inherits ? outer?.length ?? duration : duration, curve: options.curve,
      animations: animations)
    animator.isInterruptible = outer == nil
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay.asSeconds)
    return animator
  }
}

// MARK: Readable state

extension ViewPropertyAnimator: Observable {
  /// The state of the animator: inactive until it is started, paused or scrubbed, and again after
  /// it has ended.
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

  /// Whether the animator runs back to its start.
  ///
  /// Setting it on a running animator reverses the animator at its present place; going back takes
  /// as long as it has run. The fraction becomes `1 - fraction`.
  public var isReversed: Bool {
    get {
      registrar.access(self, keyPath: \.isReversed)
      return work.isReversed
    }
    set { if newValue != work.isReversed { interrupt(.reverse) } }
  }

  /// The completed fraction in the present direction, from 0 to 1; 0 while the animator is inactive
  /// or stopped.
  ///
  /// While the animator is paused, this is the fraction of the distance, unless `scrubsLinearly` is
  /// false; while it runs, it is the fraction of the time. Setting it makes an inactive animator
  /// with blocks active and paused. A running animator jumps to the fraction and continues.
  /// Values are limited to 0...1, and NaN is ignored. Setting 1 does not complete the animator
  ///
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

  /// Notifies observers of all properties that an event may change.
  func tellObservers(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.state) {
      registrar.withMutation(of: self, keyPath: \.isRunning) {
        registrar.withMutation(of: self, keyPath: \.isReversed) {
          registrar.withMutation(of: self, keyPath: \.fractionComplete, change)
        }
      }
    }
  }
}
