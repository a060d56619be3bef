/// How much a constraint matters; raw values are UIKit's.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// Up to 1000.
  public let rawValue: Float

  /// A priority up to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority up to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// It should hold.
  public static let defaultHigh = UILayoutPriority(750)
  /// It may hold.
  public static let defaultLow = UILayoutPriority(250)
}
