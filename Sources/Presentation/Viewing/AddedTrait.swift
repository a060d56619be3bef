/// The value of a trait that the app has defined.
///
/// Two values that cannot be compared are equal only if one is a copy of the other.
package struct AddedTrait: Hashable, Sendable {
  /// The type that defines the trait.
  package let trait: Any.Type
  /// The name of the trait, for descriptions.
  package let name: String
  /// The value.
  package let value: any Sendable
  private let origin = Origin()

  /// Creates a value.
  package init(_ trait: Any.Type, named name: String, _ value: any Sendable) {
    (self.trait, self.name, self.value) = (trait, name, value)
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.origin === right.origin || (left.value as? any Equatable)?.equals(right.value) == true
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private final class Origin: Sendable {}
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
