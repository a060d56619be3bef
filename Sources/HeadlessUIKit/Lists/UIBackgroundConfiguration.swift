public import Presentation

/// The look of the background of a cell, a header or a footer; the values are stored but have no
/// effect.
public struct UIBackgroundConfiguration {
  /// A view that is part of the background.
  public var customView: View?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the edges of the cell.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the background; nil for the tint color.
  public var backgroundColor: ViewColor?
  /// The effect behind the background color.
  public var visualEffect: UIVisualEffect?
  /// The image in the background.
  public var image: UIImage?
  /// The color of the border; nil for the tint color.
  public var strokeColor: ViewColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0

  private init(_ color: ViewColor?) { backgroundColor = color }

  /// Returns a transparent background.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.systemBackground) }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.systemBackground) }
  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.clear) }
  /// Returns the background of a header or a footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.clear) }
  /// Returns the background of a header or a footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.clear) }

  /// Returns the same background: it does not depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
