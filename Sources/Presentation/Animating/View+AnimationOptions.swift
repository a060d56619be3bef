extension View {
  /// The options of a call of `animate`; raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the view tree inside the block, so that what it moves is animated as well.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Without effect: touches are events of the stage.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at what is seen now, and replaces what runs.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Every other time backwards; without `repeat`, there and back once.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another animation block: uses its own duration instead of the outer one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another animation block: uses its own curve instead of the outer one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Without effect: only duration and curve are inherited.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow, fast, slow: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow, then fast.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Fast, then slow.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationCurve {
      AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut
    }
  }
}
