/// The key of an entry in the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
///
/// On Apple platforms, Foundation's type `NSKeyValueChangeKey` is used instead of this type.
public struct KeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the entry, such as "kind" or "new".
  public let rawValue: String

  /// Creates a key from the name of an entry.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the entry that contains the kind of the change.
  public static let kindKey = KeyValueChangeKey(rawValue: "kind")
  /// The key of the entry that contains the property's new value.
  public static let newKey = KeyValueChangeKey(rawValue: "new")
  /// The key of the entry that contains the property's old value.
  public static let oldKey = KeyValueChangeKey(rawValue: "old")
  /// The key for the changed indexes of a collection; this package never uses the key.
  public static let indexesKey = KeyValueChangeKey(rawValue: "indexes")
  /// The key of the entry that marks a call before the change; this package never uses the key.
  public static let notificationIsPriorKey = KeyValueChangeKey(rawValue: "notificationIsPrior")
}
