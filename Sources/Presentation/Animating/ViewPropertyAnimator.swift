public import Foundation
public import Observation
import PresentationClock
import PresentationLifecycle
import PresentationMotion

/// Animates changes of views, and can be paused, scrubbed, reversed and stopped on the way.
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
/// Modelled after UIKit; `present explain propertyAnimation` prints the table of its
/// states. Where UIKit raises, the world's reporter raises and nothing changes.
/// `state`, `isRunning`, `isReversed` and `fractionComplete` notify Observation when a call or an
/// end changes them.
///
/// The animator keeps itself alive while it runs. One that is released while it is paused or
/// stopped is reported in the next commit.
@preconcurrency @MainActor open class ViewPropertyAnimator: NSObject, ViewImplicitlyAnimating {
  /// The curve or spring it was made with.
  public let timingParameters: (any TimingCurveProvider)?
  /// The duration in seconds; a spring with a settling time ignores it.
  public let duration: TimeInterval
  /// Seconds before it moves, as the last `startAnimation(afterDelay:)` said.
  public internal(set) var delay: TimeInterval = 0
  /// Without effect: touches are events of the stage.
  ///
  /// Setting it on an active animator raises.
  public var isUserInteractionEnabled = true {
    didSet { if !allowsSetting { isUserInteractionEnabled = oldValue } }
  }
  /// Whether it may be paused, stopped, continued or reversed while it is active; setting it then
  /// raises.
  public var isInterruptible = true {
    didSet { if !allowsSetting { isInterruptible = oldValue } }
  }
  /// Whether a paused animator's fraction is the way rather than the time; setting it while paused
  /// raises.
  public var scrubsLinearly = true {
    didSet {
      guard isPaused, scrubsLinearly != oldValue else { return }
      scrubsLinearly = oldValue
      world.report(Issues.scrubsLinearlyWhilePaused())
    }
  }
  /// Whether it stays active, paused, at its end.
  public var pausesOnCompletion = false

  /// The world in which it is in use, else the one that runs code now, else that of its making.
  var world: World { home ?? World.inUse ?? origin }
  private let origin = World.current
  var home: World?
  /// Its identity among the machines, while it is in use.
  var id: AnimatorID?
  var work = AnimatorWork()
  private let registrar = ObservationRegistrar()

  /// An animator with a curve or a spring; blocks are added later.
  ///
  /// - Parameters:
  ///   - duration: Seconds; a negative one, or one that is not finite, counts as zero.
  ///   - parameters: The timing curve.
  public init(duration: TimeInterval, timingParameters parameters: any TimingCurveProvider) {
    self.duration = duration.asSeconds
    timingParameters = parameters
    super.init()
  }

  /// An animator with a named curve.
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

  /// An animator with a spring that takes its duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that has already been started.
  ///
  /// Inside another animation block it uses the block's duration, unless `options` say otherwise,
  /// and is not interruptible; it runs independently of the outer block.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds before it moves.
  ///   - options: The curve, and what is inherited.
  ///   - animations: Changes the views; called in the call.
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

// MARK: What can be read

extension ViewPropertyAnimator: Observable {
  /// Inactive until it is started, paused or scrubbed, and again when it has ended.
  public var state: ViewAnimatingState {
    registrar.access(self, keyPath: \.state)
    return switch machineState {
    case .inactive: .inactive
    case .capturing, .idle, .delayed, .running, .paused, .vanishing: .active
    case .stopped: .stopped
    }
  }

  /// Whether it is active and moves.
  public var isRunning: Bool {
    registrar.access(self, keyPath: \.isRunning)
    return switch machineState {
    case .running, .capturing(.run), .vanishing: true
    case .inactive, .capturing, .idle, .delayed, .paused, .stopped: false
    }
  }

  /// Whether it runs back to its start.
  ///
  /// Setting it on a running animator turns it round on the spot; it takes the time back that it
  /// has used. The fraction becomes `1 - fraction`.
  public var isReversed: Bool {
    get {
      registrar.access(self, keyPath: \.isReversed)
      return work.isReversed
    }
    set { if newValue != work.isReversed { interrupt(.reverse) } }
  }

  /// The completed fraction in its direction, 0...1; 0 while inactive or stopped.
  ///
  /// While paused it is the fraction of the way, while running that of the time, unless
  /// `scrubsLinearly` is off. Setting it makes an inactive animator with blocks active and paused;
  /// a running one jumps and continues. Values are clamped; a value that is not a number is
  /// ignored. At 1 nothing completes.
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

  /// Notifies observers of everything that an event may change.
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
