#if !canImport(ObjectiveC)
  public import Foundation

  /// A change of an observed property.
  public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change; always `setting`.
    public let kind: Kind
    /// The new value; nil if the observation does not have the option `new`.
    public let newValue: Value?
    /// The old value; nil if the observation does not have the option `old`.
    public let oldValue: Value?
    /// The changed indexes of a collection; always nil.
    public let indexes: IndexSet?
    /// Whether the change handler is called before the change; always false.
    public let isPrior: Bool
  }
#endif
