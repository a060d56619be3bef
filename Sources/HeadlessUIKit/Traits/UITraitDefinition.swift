/// A trait, given by a type that adopts this protocol.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value of the trait where nothing sets it.
  static var defaultValue: Value { get }
  /// The name of the trait, for debugging; by default the name of the type.
  static var name: String { get }
  /// The identifier of the trait; the package does not read it.
  static var identifier: String { get }
  /// Whether colors depend on the trait; the package does not read it.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The full name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type
