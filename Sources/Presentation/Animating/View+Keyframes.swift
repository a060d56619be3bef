public import Foundation
import PresentationMotion

extension View {
  /// How keyframes follow each other; raw values are UIKit's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the view tree inside the block, so that what it moves is animated as well.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Begins at what is seen now, and replaces what runs.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes on for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Every other time backwards; without `repeat`, there and back once.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Straight from one keyframe to the next: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each keyframe's values are taken at once, at its end.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
  }

  /// Changes views in keyframes, which `animations` adds by
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///
  /// What it changes outside of a keyframe takes the whole time. Several keyframes of one property
  /// must be added in order of time: each goes on from the model that the last one left.
  ///
  /// - Parameters:
  ///   - duration: Seconds for all of them.
  ///   - delay: Seconds before the first begins.
  ///   - options: How they follow each other.
  ///   - animations: Adds the keyframes; called once, at once.
  ///   - completion: As that of ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(.cubic(.linear, duration: duration.asSeconds))
    BlockAnimation(
      timing, delay: delay.asSeconds, options: AnimationOptions(rawValue: options.rawValue & 0x1f),
      keyframes: true, completion: completion
    ).run(keyframes: options, animations)
  }

  /// Adds a keyframe to the `animateKeyframes` whose block runs; outside of one, the change takes
  /// effect as it would without.
  ///
  /// - Parameters:
  ///   - start: When it begins, as a part of the whole duration, 0...1.
  ///   - duration: How long it takes, as a part of the whole duration; it ends at 1 at the latest.
  ///   - animations: Changes the views; called once, at once.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: () -> Void
  ) {
    let world = World.current
    guard let context = world.animationContext, let outer = context.window,
      let options = context.keyframes
    else { return animations() }
    let start = min(1, start.asSeconds)
    let share = min(1 - start, duration.asSeconds)
    let isDiscrete = options.contains(.calculationModeDiscrete)
    let length = isDiscrete ? 0 : outer.length * share
    let window = AnimatedWindow(
      on: outer.timeline,
      offset: outer.offset + outer.length * (isDiscrete ? start + share : start),
      timing: AnimationTiming(.cubic(.linear, duration: length)), rounds: outer.rounds)
    var inner = context
    inner.window = window
    outer.timeline.capture(in: inner, animations)
  }
}
