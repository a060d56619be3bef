#if !canImport(ObjectiveC)
  /// The options of an observation; the raw values are the same as in Foundation.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change contains the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change contains the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The handler is also called when the observation begins.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// In Foundation, the handler is also called before each change.
    ///
    /// In this package, the option has no effect, and is reported once as the issue `notModelled`.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }
#endif
