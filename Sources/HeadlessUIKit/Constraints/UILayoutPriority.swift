/// The priority of a constraint; raw values are UIKit's.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number of the priority, up to 1000.
  public let rawValue: Float

  /// Creates a priority up to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority up to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a button resists being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view takes the target size when it is fitted.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + number)
  }

  /// Returns a priority that is lower by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - number)
  }
}
