extension View {
  /// The options of a call of `animate`.
  ///
  /// The raw values are the same as in UIKit.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out all windows at the end of the block, so that changes of the layout are animated,
    /// too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The animated views get touches before the animation has ended.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at the values that are visible now, and replaces running animations of the same
    /// properties.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays every second repetition backward.
    ///
    /// Without `repeat`, the animation plays once forward and once backward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the duration that is passed to `animate` instead of the duration of the outer animation
    /// block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the curve in the call's options instead of the curve of the outer animation block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Has no effect, because an inner animation block inherits only the duration, the curve and
    /// the repeat count.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Begins slowly, speeds up, and ends slowly; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins slowly and speeds up.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Begins fast and slows down.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs at a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut
    }
  }
}
