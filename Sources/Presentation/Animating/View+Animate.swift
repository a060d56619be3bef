public import Foundation
import PresentationMotion

extension View {
  /// Animates changes of views.
  ///
  /// The closure `animations` sets the final values of the views, which are the model values. The
  /// visible values move to the model values over time.
  ///
  /// If the duration and the delay are both zero, the changes are visible at once. The same is true
  /// if animations are disabled. In both cases, the completion is called before this method
  /// returns.
  ///
  /// Otherwise, the completion is called when the animation has ended, in a later pass of the run
  /// loop than the `animate` call. Completions are called in the order in which the animations end.
  /// If several animations end at the same time, their completions are called in the order of the
  /// `animate` calls.
  ///
  /// If the block changes nothing visible, the completion is called in the next pass of the run
  /// loop (R-10a). An animation is removed before its end if its view leaves the window, or if
  /// another block replaces the animation. After all animations of the block have been removed in
  /// this way, the completion is called in the next pass of the run loop (R-10b).
  ///
  /// Inside another animation block, this call uses the duration, curve and repeat count of the
  /// outer block. To use the duration or the curve of this call instead, pass
  /// `overrideInheritedDuration` or `overrideInheritedCurve`. If the animator of an
  /// interactive transition calls this method, the animation follows the gesture (T-36).
  ///
  /// ```swift
  /// View.animate(withDuration: 0.3) { card.center.y += 100 }
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If it is negative or not finite, zero is used.
  ///   - delay: The seconds before the animation begins. If the delay is negative or not finite,
  ///     zero is used.
  ///   - options: The curve and other options; the default curve is `easeInOut`.
  ///   - animations: Changes the views; called once, before this method returns.
  ///   - completion: Called when the animation has ended. The argument is false if the animation
  ///     was removed before its end (R-10b). The argument is also false if the animation is part
  ///     of a canceled transition, or of a property animator that does not end at `.end`. Otherwise
  ///     the argument is true.
  ///   - fileID: The file to name in lists of pending work and in the result of an exploration.
  ///   - line: The line to name in lists of pending work and in the result of an exploration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    let timing = AnimationTiming(.cubic(options.curve.curve, duration: duration.asSeconds))
    BlockAnimation(timing, delay: delay.asSeconds, options: options, completion: completion)
      .run(animations, from: ClosureSite(fileID, line))
  }

  /// Animates changes of views with the curve `easeInOut`, and calls a completion at the end.
  ///
  /// In all other respects, this method behaves like
  /// ``animate(withDuration:delay:options:animations:completion:fileID:line:)``.
  @_disfavoredOverload public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion,
      fileID: "UIView.animate", line: 0)
  }

  /// Animates changes of views with the curve `easeInOut`.
  ///
  /// In all other respects, this method behaves like
  /// ``animate(withDuration:delay:options:animations:completion:fileID:line:)``.
  @_disfavoredOverload public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: nil,
      fileID: "UIView.animate", line: 0)
  }

  /// Animates changes of views with a spring of a given damping ratio and duration (A-41, S-7).
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The seconds before the animation begins.
  ///   - dampingRatio: The damping ratio, limited to 0.01...1.
  ///   - velocity: The initial velocity. A velocity of 1 covers the whole distance of the animation
  ///     in one second.
  ///   - options: The options; a curve in the options has no effect.
  ///   - animations: Changes the views; called once, before this method returns.
  ///   - completion: Called as in
  ///     ``animate(withDuration:delay:options:animations:completion:fileID:line:)``.
  ///   - fileID: The file to name in lists of pending work and in the result of an exploration.
  ///   - line: The line to name in lists of pending work and in the result of an exploration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    let spring = SpringTimingParameters(
      dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    let timing = AnimationTiming(spring, duration: duration.asSeconds)
    BlockAnimation(timing, delay: delay.asSeconds, options: options, completion: completion)
      .run(animations, from: ClosureSite(fileID, line))
  }

  /// Animates changes of views with a spring of a given perceived duration.
  ///
  /// The animation ends when the spring has settled. This can take longer than the perceived
  /// duration.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: The bounce, limited to -0.99...0.99.
  ///   - velocity: The initial velocity. A velocity of 1 covers the whole distance of the animation
  ///     in one second.
  ///   - delay: The seconds before the animation begins.
  ///   - options: The options; a curve in the options has no effect.
  ///   - animations: Changes the views; called once, before this method returns.
  ///   - completion: Called as in
  ///     ``animate(withDuration:delay:options:animations:completion:fileID:line:)``.
  ///   - fileID: The file to name in lists of pending work and in the result of an exploration.
  ///   - line: The line to name in lists of pending work and in the result of an exploration.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    let spring = SpringTimingParameters(
      duration: duration, bounce: bounce, initialVelocity: CGVector(dx: velocity, dy: velocity))
    let timing = AnimationTiming(spring, duration: duration.asSeconds)
    BlockAnimation(timing, delay: delay.asSeconds, options: options, completion: completion)
      .run(animations, from: ClosureSite(fileID, line))
  }

  /// Animates changes of views for a transition, which takes its whole duration.
  ///
  /// In contrast to ``animate(withDuration:delay:options:animations:completion:fileID:line:)``, the
  /// completion is called at the end of the duration even if nothing visible changes.
  package static func animateTransition(
    withDuration duration: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: @escaping (Bool) -> Void,
    from site: ClosureSite? = nil
  ) {
    let timing = AnimationTiming(.cubic(options.curve.curve, duration: duration.asSeconds))
    BlockAnimation(timing, delay: 0, options: options, isTimed: true, completion: completion)
      .run(animations, from: site)
  }

  /// Whether changes of views, and calls such as `present`, can be animated.
  ///
  /// The value applies to the current ``World``, the simulated system of one run, such as a test.
  /// Inside `performWithoutAnimation`, the value is false (A-17a).
  public static var areAnimationsEnabled: Bool { World.current.areAnimationsEnabled }

  /// Enables or disables animations.
  ///
  /// The setting applies to the current ``World``, the simulated system of one run, such as a test.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    World.acting("View.setAnimationsEnabled").areAnimationsEnabled = enabled
  }

  /// Runs `actions` with animations disabled, even inside an animation block.
  ///
  /// Neither changes of views nor calls such as `present` are animated (A-17a). If animations were
  /// enabled before this call, they are enabled again after the call.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let world = World.current
    let wereEnabled = world.areAnimationsEnabled
    world.areAnimationsEnabled = false
    AnimationContext?(.withoutAnimation).run(in: world, actions)
    world.areAnimationsEnabled = wereEnabled
  }

  /// The duration of the running animation block, in seconds; 0 outside an animation block.
  public static var inheritedAnimationDuration: TimeInterval {
    World.current.animations.context?.window?.length ?? 0
  }
}

extension Double {
  /// This number of seconds as a duration or delay, limited to the range from 0 to ``longest``.
  ///
  /// Infinity and NaN become zero.
  var asSeconds: Double { isFinite ? min(Self.longest, max(0, self)) : 0 }

  /// The longest duration of an animation that does not repeat forever: about thirty years, in
  /// seconds.
  static let longest = 1e9
}
