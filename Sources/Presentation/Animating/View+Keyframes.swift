public import Foundation
import PresentationMotion

extension View {
  /// The options of an animation with keyframes; raw values are UIKit's.
  ///
  /// The curve bits of ``AnimationOptions`` count, too: they choose the overall curve (A-33a).
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the view tree inside the block, so that changes of layout are animated as well.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Begins at the values that are seen now, and replaces running animations.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays every other round backward; without `repeat`, plays one round forward and one
    /// backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Moves in a straight line from one keyframe to the next: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Takes each keyframe's values at once, at the keyframe's end.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)

    /// The options that an animation with keyframes shares with one without.
    var shared: AnimationOptions { AnimationOptions(rawValue: rawValue & 0x3007f) }

    /// Whether the calculation mode, of which there is one at a time, is the discrete one.
    var isDiscrete: Bool { (rawValue >> 10) & 7 == 1 }
  }

  /// Changes views in keyframes, which `animations` adds by
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///
  /// All keyframes run under one overall curve, which is `easeInOut` unless the options say
  /// otherwise, and inside another animation block the curve of that block (A-33a). Under a hand
  /// they follow the hand in a straight line (T-30). A change outside of a keyframe takes the whole
  /// time. Several keyframes of one property must be added in order of time: each continues from
  /// the model value that the last one left.
  ///
  /// - Parameters:
  ///   - duration: Seconds for all keyframes.
  ///   - delay: Seconds before the first keyframe begins.
  ///   - options: The calculation mode, the overall curve, and how often the keyframes are played.
  ///   - animations: Adds the keyframes; called once, at once.
  ///   - completion: As that of ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = options.shared.curve.curve
    BlockAnimation(
      AnimationTiming(.cubic(curve, duration: duration.asSeconds)), delay: delay.asSeconds,
      options: options.shared, keyframes: options, completion: completion
    ).run(animations)
  }

  /// Adds a keyframe to the `animateKeyframes` whose block runs; outside of such a block, the
  /// change takes effect as it would without a keyframe.
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
    let isDiscrete = options.isDiscrete
    let length = isDiscrete ? 0 : outer.length * share
    let window = AnimatedWindow(
      on: outer.timeline,
      offset: outer.offset + outer.length * (isDiscrete ? start + share : start),
      timing: AnimationTiming(.cubic(.linear, duration: length)), stretch: outer.stretch)
    var inner = context
    inner.window = window
    outer.timeline.capture(in: inner, animations)
  }
}
