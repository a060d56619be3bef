public import Foundation
import PresentationMotion

extension View {
  /// The options of an animation with keyframes.
  ///
  /// The raw values are the same as in UIKit. As in UIKit, the options may also contain the bits of
  /// a curve, such as ``AnimationOptions/curveLinear``. These bits set the curve of the whole
  /// animation (A-33a).
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out all windows at the end of the block, so that changes of the layout are animated,
    /// too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The animated views get touches before the animation has ended.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins at the values that are visible now, and replaces running animations of the same
    /// properties.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays every second repetition backward.
    ///
    /// Without `repeat`, the animation plays once forward and once backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Moves the visible values linearly from the start to the end of each keyframe; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The duration is not replaced by that of the animation block around the keyframes.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Keeps the visible values unchanged during each keyframe, and changes the values at once at
    /// the end of the keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Like ``calculationModeLinear``; the even pace of a device is not modeled, which is reported
    /// once as the issue `notModelled`.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Like ``calculationModeLinear``; the curved path of a device is not modeled, which is
    /// reported once as the issue `notModelled`.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Like ``calculationModeLinear``; the curved path and the even pace of a device are not
    /// modeled, which is reported once as the issue `notModelled`.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The options that `AnimationOptions` also has, such as the curve and `repeat`.
    var shared: AnimationOptions { AnimationOptions(rawValue: rawValue & 0x3007f) }

    /// Whether the calculation mode is discrete.
    var isDiscrete: Bool { calculationMode == 1 }

    /// Whether the visible values between keyframes would not be linear on a device.
    var isCurvedOrPaced: Bool { calculationMode > 1 }

    private var calculationMode: UInt { (rawValue >> 10) & 7 }
  }

  /// Animates changes of views in keyframes.
  ///
  /// The closure `animations` adds each keyframe with
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. A change that
  /// `animations` makes outside a keyframe is animated over the whole duration. If several
  /// keyframes change the same property, add these keyframes in the order of their times. Each
  /// keyframe begins at the value that the previous keyframe has set.
  ///
  /// One overall curve determines the pace of all keyframes (A-33a). The default is `easeInOut`.
  /// Inside another animation block, the default is the curve of that block. In an interactive
  /// transition, the keyframes follow the gesture linearly (T-30).
  ///
  /// - Parameters:
  ///   - duration: The duration of all keyframes in seconds.
  ///   - delay: The seconds before the first keyframe begins.
  ///   - options: The calculation mode, the overall curve, and the repetitions.
  ///   - animations: Adds the keyframes; called once, before this method returns.
  ///   - completion: Called as in
  ///     ``animate(withDuration:delay:options:animations:completion:fileID:line:)``.
  ///   - fileID: The file to name in the result of an exploration.
  ///   - line: The line to name in the result of an exploration.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    if options.isCurvedOrPaced {
      World.acting("View.animateKeyframes").reportOnce(
        "View.KeyframeAnimationOptions",
        "View.animateKeyframes: the visible values move linearly between keyframes.",
        advice: "Test the values at the keyframes, or use calculationModeLinear.")
    }
    let curve = options.shared.curve.curve
    BlockAnimation(
      AnimationTiming(.cubic(curve, duration: duration.asSeconds)), delay: delay.asSeconds,
      options: options.shared, keyframes: options, completion: completion
    ).run(animations, from: ClosureSite(fileID, line))
  }

  /// Adds a keyframe to the `animateKeyframes` call whose block is running.
  ///
  /// If no such block is running, `animations` is called, but no keyframe is added.
  ///
  /// - Parameters:
  ///   - start: The start of the keyframe, as a fraction of the whole duration, from 0 to 1.
  ///   - duration: The length of the keyframe, as a fraction of the whole duration. If the keyframe
  ///     would end later than the whole animation, the keyframe is shortened.
  ///   - animations: Changes the views; called once, before this method returns.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: () -> Void
  ) {
    let world = World.current
    guard let context = world.animations.context, let outer = context.window,
      let options = context.keyframes
    else { return animations() }
    let start = min(1, start.asSeconds)
    let share = min(1 - start, duration.asSeconds)
    let isDiscrete = options.isDiscrete
    let length = isDiscrete ? 0 : outer.length * share
    let window = AnimatedWindow(
      on: outer.timeline,
      offset: outer.offset + outer.length * (isDiscrete ? start + share : start),
      timing: AnimationTiming(.cubic(.linear, duration: length)), stretch: outer.stretch,
      inside: outer)
    var inner = context
    inner.window = window
    outer.timeline.capture(in: inner, animations)
  }
}
