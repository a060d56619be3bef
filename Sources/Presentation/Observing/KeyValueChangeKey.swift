/// The key of an entry in the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
///
/// On Apple platforms, Foundation's type `NSKeyValueChangeKey` is used instead of this type.
public struct KeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the entry, such as "kind" or "new".
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the kind of the change.
  public static let kindKey = KeyValueChangeKey(rawValue: "kind")
  /// The key of the new value.
  public static let newKey = KeyValueChangeKey(rawValue: "new")
  /// The key of the old value.
  public static let oldKey = KeyValueChangeKey(rawValue: "old")
  /// The key of the changed indexes of a collection; never used.
  public static let indexesKey = KeyValueChangeKey(rawValue: "indexes")
  /// The key that marks a call before the change; this package never uses the key.
  public static let notificationIsPriorKey = KeyValueChangeKey(rawValue: "notificationIsPrior")
}
