public import Foundation
import PresentationMotion

extension View {
  /// Animates changes of views: model values change at once, and the visible values follow over
  /// time.
  ///
  /// `completion` is called in a later turn than this call. Completions are called in the order of
  /// their end times, and then of their calls. If duration and delay are zero, inside
  /// `performWithoutAnimation`, and while animations are disabled, everything happens in this call.
  ///
  /// A nested block uses the duration, curve and repeat count of the outer block, and runs together
  /// with it, unless the options say otherwise. In the animator of an interactive
  /// transition, a block follows the interaction (T-36).
  ///
  /// ```swift
  /// View.animate(withDuration: 0.3) { card.center.y += 100 }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. A value that is negative or not finite counts as zero.
  ///   - delay: The seconds before the animation begins; limited like `duration`.
  ///   - options: The curve and other options; `easeInOut` by default.
  ///   - animations: Changes the views; called once, in this call.
  ///   - completion: Called with true when the duration is over, or with false if the block
  ///     followed a transition that was canceled.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(.cubic(options.curve.curve, duration: duration.asSeconds))
    BlockAnimation(timing, delay: delay.asSeconds, options: options, completion: completion)
      .run(animations)
  }

  /// Animates changes of views with a spring that has a damping ratio and takes a duration (A-41,
  /// S-7).
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The seconds before the animation begins.
  ///   - dampingRatio: The damping ratio, limited to 0.01...1.
  ///   - velocity: The initial velocity, in whole distances per second.
  ///   - options: The options; a curve has no effect.
  ///   - animations: Changes the views; called once, in this call.
  ///   - completion: Called as in ``animate(withDuration:delay:options:animations:completion:)``.
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

  /// Animates changes of views with a spring that has a perceived duration and runs until it has
  /// settled.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: The bounce, above -1 and below 1.
  ///   - velocity: The initial velocity, in whole distances per second.
  ///   - delay: The seconds before the animation begins.
  ///   - options: The options; a curve has no effect.
  ///   - animations: Changes the views; called once, in this call.
  ///   - completion: Called as in ``animate(withDuration:delay:options:animations:completion:)``.
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

  /// Whether changes and requests in the current world may be animated; if false, they take effect
  /// at once.
  ///
  /// False inside `performWithoutAnimation` (A-17a).
  public static var areAnimationsEnabled: Bool { World.current.areAnimationsEnabled }

  /// Enables or disables animations in the current world.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    World.acting("View.setAnimationsEnabled").areAnimationsEnabled = enabled
  }

  /// Runs `actions` with animations disabled, even inside an animation block.
  ///
  /// Changes take effect at once, and animated requests run without animation (A-17a). Afterward,
  /// animations are enabled or disabled as before this call.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let world = World.current
    let wereEnabled = world.areAnimationsEnabled
    world.areAnimationsEnabled = false
    AnimationContext?(.withoutAnimation).run(in: world, actions)
    world.areAnimationsEnabled = wereEnabled
  }

  /// The duration of the animation block that is running, in seconds; 0 outside a block.
  public static var inheritedAnimationDuration: TimeInterval {
    World.current.animationContext?.window?.length ?? 0
  }
}

extension Double {
  /// A number of seconds from the app, limited to zero or more, and to what a clock can wait for.
  ///
  /// A value that is not finite counts as zero.
  var asSeconds: Double { isFinite ? min(Self.longest, max(0, self)) : 0 }

  /// About thirty years, in seconds.
  ///
  /// An animation that would take longer never ends.
  static let longest = 1e9
}
