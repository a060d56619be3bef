public import Presentation

/// The lines at the top and at the bottom of a row in a list; the values have no effect.
public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  public enum Visibility: Int, Hashable, Sendable {
    /// The system decides.
    case automatic
    /// The line is shown.
    case visible
    /// The line is hidden.
    case hidden
  }

  /// Whether the line at the top is shown.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line at the bottom is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line at the top.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The insets of the line at the bottom.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The color of the lines.
  public var color = ViewColor.separator

  /// Creates the lines of a list with a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
