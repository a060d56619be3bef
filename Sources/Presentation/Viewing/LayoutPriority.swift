/// The priority of a constraint; the raw values are the same as in UIKit.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number; 1000 is the highest priority.
  public let rawValue: Float

  /// Creates a priority with a number; 1000 is the highest.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority with a number; 1000 is the highest.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that the layout must satisfy exactly.
  public static let required = LayoutPriority(1000)
  /// The priority with which a button resists being compressed.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority with which a button resists being larger than its content.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of the target size in `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Returns the priority plus a number.
  public static func + (priority: LayoutPriority, number: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + number)
  }

  /// Returns the priority minus a number.
  public static func - (priority: LayoutPriority, number: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - number)
  }
}
