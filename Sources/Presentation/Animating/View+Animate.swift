public import Foundation
import PresentationMotion

extension View {
  /// Animates changes of views.
  ///
  /// `animations` sets the final model values in this call, and the visible values follow over time
  ///
  ///
  /// `completion` is called in a later turn of the run loop. Completions are called in the order of
  /// their end times; with equal end times, in the order of the calls of `animate`. If
  /// duration and delay are zero, or animations are disabled, for example inside
  /// `performWithoutAnimation`, everything happens in this call.
  ///
  /// If this call is inside another animation block, the duration, curve and repeat count of the
  /// outer block are used. The options can override the inherited duration and curve. If
  /// this call is in the animator of an interactive transition, the animation follows the
  /// interaction (T-36).
  ///
  /// ```swift
  /// View.animate(withDuration: 0.3) { card.center.y += 100 }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If it is negative or not finite, zero is used.
  ///   - delay: The seconds before the animation begins. If the delay is negative or not finite,
  ///     zero is used.
  ///   - options: The curve and other options; `easeInOut` by default.
  ///   - animations: Changes the views; called once, in this call.
  ///   - completion: Called when the animation has ended. The argument is false if the animation
  ///     belonged to a canceled transition, else true.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(.cubic(options.curve.curve, duration: duration.asSeconds))
    BlockAnimation(timing, delay: delay.asSeconds, options: options, completion: completion)
      .run(animations)
  }

  /// Animates changes of views with a spring of a given damping ratio and duration (A-41, S-7).
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The seconds before the animation begins.
  ///   - dampingRatio: The damping ratio, limited to 0.01...1.
  ///   - velocity: The initial velocity, in whole distances per second.
  ///   - options: The options; a curve in the options has no effect.
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

  /// Animates changes of views with a spring of a given perceived duration.
  ///
  /// The animation ends when the spring has settled.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: The bounce, above -1 and below 1.
  ///   - velocity: The initial velocity, in whole distances per second.
  ///   - delay: The seconds before the animation begins.
  ///   - options: The options; a curve in the options has no effect.
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

  /// Whether changes of views and requests may be animated in the current world.
  ///
  /// The property is false inside `performWithoutAnimation` (A-17a).
  public static var areAnimationsEnabled: Bool { World.current.areAnimationsEnabled }

  /// Enables or disables animations in the current world.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    World.acting("View.setAnimationsEnabled").areAnimationsEnabled = enabled
  }

  /// Runs `actions` with animations disabled, even inside an animation block.
  ///
  /// Changes of views and requests are not animated (A-17a). After the call, animations are enabled
  /// or disabled as before the call.
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
  /// This number as seconds of a duration or delay, limited to the range from 0 to ``longest``.
  ///
  /// If the number is not finite, the result is zero.
  var asSeconds: Double { isFinite ? min(Self.longest, max(0, self)) : 0 }

  /// About thirty years, in seconds.
  ///
  /// An animation with a longer duration never ends.
  static let longest = 1e9
}
