/// The priority of a constraint; raw values are UIKit's.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// Up to 1000.
  public let rawValue: Float

  /// A priority up to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority up to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view takes the target size of a fitting.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority higher by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// A priority lower by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }
}
