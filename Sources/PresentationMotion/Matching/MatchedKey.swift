/// The key of a group of matched views: an id, and the namespace that it is unique in (G-1).
///
/// Both are compared by value and by type: the same id in two namespaces names two groups, and so
/// do `1` and `1.0`.
public struct MatchedKey: Hashable, Sendable, CustomStringConvertible {
  /// The id within the namespace.
  public let id: any Hashable & Sendable
  /// The namespace, which separates equal ids.
  public let namespace: any Hashable & Sendable

  /// A key of an id in a namespace.
  public init(id: any Hashable & Sendable, in namespace: any Hashable & Sendable) {
    (self.id, self.namespace) = (id, namespace)
  }

  /// Whether ids and namespaces are equal, and of equal types.
  public static func == (a: MatchedKey, b: MatchedKey) -> Bool {
    isSame(a.id, b.id) && isSame(a.namespace, b.namespace)
  }

  /// Feeds the id and the namespace.
  public func hash(into hasher: inout Hasher) {
    id.hash(into: &hasher)
    namespace.hash(into: &hasher)
  }

  /// The pair, with its types.
  public var description: String {
    "Pair<\(type(of: id)), \(type(of: namespace))>"
      + "(first: \(String(reflecting: id)), second: \(String(reflecting: namespace)))"
  }

  private static func isSame<Value: Hashable>(_ a: Value, _ b: any Hashable & Sendable) -> Bool {
    type(of: b) == Value.self && (b as? Value) == a
  }
}
