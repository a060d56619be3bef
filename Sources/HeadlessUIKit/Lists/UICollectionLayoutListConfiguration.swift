public import Foundation
public import Presentation

/// The settings of a list in a collection view.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// A list whose sections are not separated.
    case plain
    /// A list whose sections are separate groups.
    case grouped
    /// A list whose sections are separate groups with margins at their sides.
    case insetGrouped
    /// The list of a sidebar.
    case sidebar
    /// The list of a sidebar whose sections are not separated.
    case sidebarPlain
  }

  /// The way in which a section has a header.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// The section has no header.
    case none
    /// The section has a header view.
    case supplementary
    /// The first item of the section is its header.
    case firstItemInSection
  }

  /// The way in which a section has a footer.
  public enum FooterMode: Int, Hashable, Sendable {
    /// The section has no footer.
    case none
    /// The section has a footer view.
    case supplementary
  }

  /// The look of the list; the value is stored but has no effect.
  public let appearance: Appearance
  /// The headers; with `supplementary`, each section has a header, as high as its contents (L-17).
  public var headerMode = HeaderMode.none
  /// The footers; with `supplementary`, each section has a footer, as high as its contents (L-17).
  public var footerMode = FooterMode.none
  /// The space above a header; the value is stored but has no effect.
  public var headerTopPadding: CGFloat?
  /// A closure that returns the actions of a swipe from the left; nil for none.
  ///
  /// A test simulates the swipe and the tap with ``UICollectionView/tapSwipeAction(_:at:)``.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the actions of a swipe from the right; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A closure that returns the swipe actions of a row; nil for a row without swipe actions.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  /// Whether lines are drawn between rows; the value is stored but has no effect.
  public var showsSeparators = true
  /// The lines between rows; the value is stored but has no effect.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that returns the lines of one row; never called.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// The color behind the rows; the value is stored but has no effect.
  public var backgroundColor: ViewColor?

  /// Creates the settings of a list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
