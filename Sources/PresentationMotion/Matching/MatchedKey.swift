/// The key of a group of matched views: an id, and a namespace in which the id is unique (G-1).
///
/// Ids and namespaces are compared by value and by type. Equal ids in two namespaces belong to two
/// different groups. The ids `1` and `1.0` are different, too.
public struct MatchedKey: Hashable, Sendable, CustomStringConvertible {
  /// The id within the namespace.
  public let id: any Hashable & Sendable
  /// The namespace of the id; equal ids in two namespaces belong to two different groups.
  public let namespace: any Hashable & Sendable

  /// Creates a key for an id in a namespace.
  public init(id: any Hashable & Sendable, in namespace: any Hashable & Sendable) {
    (self.id, self.namespace) = (id, namespace)
  }

  /// Returns whether the ids and the namespaces are equal and have equal types.
  public static func == (a: MatchedKey, b: MatchedKey) -> Bool {
    isSame(a.id, b.id) && isSame(a.namespace, b.namespace)
  }

  /// Hashes the id and the namespace.
  public func hash(into hasher: inout Hasher) {
    id.hash(into: &hasher)
    namespace.hash(into: &hasher)
  }

  /// The id and the namespace with their types.
  public var description: String {
    "Pair<\(type(of: id)), \(type(of: namespace))>"
      + "(first: \(String(reflecting: id)), second: \(String(reflecting: namespace)))"
  }

  private static func isSame<Value: Hashable>(_ a: Value, _ b: any Hashable & Sendable) -> Bool {
    type(of: b) == Value.self && (b as? Value) == a
  }
}
