#if !canImport(ObjectiveC)
  public import Presentation

  /// The kind of a change of an observed property; the raw values are the same as in Foundation.
  public enum NSKeyValueChange: UInt, Hashable, Sendable {
    /// The property was set.
    case setting = 1
    /// Objects were inserted into a collection; never used.
    case insertion = 2
    /// Objects were removed from a collection; never used.
    case removal = 3
    /// Objects of a collection were replaced; never used.
    case replacement = 4
  }

  /// Foundation's name for `KeyValueChangeKey`: a key of the dictionary that describes a change.
  public typealias NSKeyValueChangeKey = KeyValueChangeKey
#endif
