public import Foundation
import PresentationMotion

extension View {
  /// Changes views over time: model values change at once, the visible values follow.
  ///
  /// `completion` is called in a later turn than the call, in order of end times and then of calls
  /// . With a duration and a delay of zero, inside `performWithoutAnimation` and while
  /// animations are disabled, everything happens in the call. A nested block inherits the outer
  /// duration, curve and repeat count, and is driven together with the outer block, unless the
  /// options say otherwise; in an interactive transition's animator a block follows the
  /// interaction (T-36).
  ///
  /// ```swift
  /// View.animate(withDuration: 0.3) { card.center.y += 100 }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Seconds; a negative one, or one that is not finite, counts as zero.
  ///   - delay: Seconds before the change begins; counted likewise.
  ///   - options: How it behaves; easeInOut by default.
  ///   - animations: Changes the views; called once, at once.
  ///   - completion: Called with true when the time is over, and with false when a transition that
  ///     drives it was canceled.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(.cubic(options.curve.curve, duration: duration.asSeconds))
    BlockAnimation(timing, delay: delay.asSeconds, options: options, completion: completion)
      .run(animations)
  }

  /// Changes views like a spring that is damped by a ratio and takes a duration (A-41, S-7).
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds before the change begins.
  ///   - dampingRatio: 0.01 to 1, else clamped.
  ///   - velocity: Whole ways per second at the beginning.
  ///   - options: How it behaves; its curve is without effect.
  ///   - animations: Changes the views; called once, at once.
  ///   - completion: As that of ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTimingParameters(
      dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    let timing = AnimationTiming(spring, duration: duration.asSeconds)
    BlockAnimation(timing, delay: delay.asSeconds, options: options, completion: completion)
      .run(animations)
  }

  /// Changes views like a spring that feels like a duration and runs until it has settled.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: Above -1 and below 1.
  ///   - velocity: Whole ways per second at the beginning.
  ///   - delay: Seconds before the change begins.
  ///   - options: How it behaves; its curve is without effect.
  ///   - animations: Changes the views; called once, at once.
  ///   - completion: As that of ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTimingParameters(
      duration: duration, bounce: bounce, initialVelocity: CGVector(dx: velocity, dy: velocity))
    let timing = AnimationTiming(spring, duration: duration.asSeconds)
    BlockAnimation(timing, delay: delay.asSeconds, options: options, completion: completion)
      .run(animations)
  }

  /// Whether views animate in the current world; false makes every animation instant.
  ///
  /// False inside `performWithoutAnimation` (A-17a).
  public static var areAnimationsEnabled: Bool { World.current.areAnimationsEnabled }

  /// Allows or forbids animations in the current world.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    World.acting("View.setAnimationsEnabled").areAnimationsEnabled = enabled
  }

  /// Runs `actions` with animations disabled, also inside an animation block: changes take effect
  /// at once, and requests that ask to animate do not (A-17a).
  ///
  /// Afterward animations are enabled as they were before the call.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let world = World.current
    let wereEnabled = world.areAnimationsEnabled
    world.areAnimationsEnabled = false
    AnimationContext?(.withoutAnimation).run(in: world, actions)
    world.areAnimationsEnabled = wereEnabled
  }

  /// Seconds that the animation block that runs takes; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    World.current.animationContext?.window?.length ?? 0
  }
}

extension Double {
  /// A figure that user code gave, as seconds: zero or more, and at most what a clock can wait for.
  var asSeconds: Double { isFinite ? min(Self.longest, max(0, self)) : 0 }

  /// Thirty years; what would take longer never ends.
  static let longest = 1e9
}
