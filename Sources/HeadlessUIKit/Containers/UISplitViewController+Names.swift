public import Foundation
public import Presentation

extension UISplitViewController {
  /// The kind of a split view controller; the raw values are the same as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// Two columns, which are set with `viewControllers`.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A column of a split view controller; the raw values are the same as in UIKit.
  public enum Column: Int, Hashable, Sendable {
    /// The first column.
    case primary
    /// The column between the primary and the secondary column.
    case supplementary
    /// The last column, which is always visible in a wide window.
    case secondary
    /// The controller that replaces all columns in a narrow window.
    case compact

    /// The columns of a wide window, from the first to the last.
    static let inOrder: [Column] = [.primary, .supplementary, .secondary]
  }

  /// The visible columns of a split view controller; the raw values are the same as in UIKit.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The container decides which columns are visible.
    case automatic
    /// Only the secondary column is visible.
    case secondaryOnly
    /// One column is beside the secondary column.
    case oneBesideSecondary
    /// One column is over the secondary column.
    case oneOverSecondary
    /// Two columns are beside the secondary column.
    case twoBesideSecondary
    /// Two columns are over the secondary column.
    case twoOverSecondary
    /// Two columns push the secondary column aside; in this package, they are over it.
    case twoDisplaceSecondary

    /// An older name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// An older name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// An older name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The way in which columns appear; the raw values are the same as in UIKit.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// The container decides.
    case automatic
    /// Columns appear beside the secondary column.
    case tile
    /// Columns appear over the secondary column.
    case overlay
    /// Columns push the secondary column aside.
    case displace
  }

  /// A side of a split view controller; the raw values are the same as in UIKit.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    /// The left side.
    case leading
    /// The right side.
    case trailing
  }

  /// The background of the primary column; the raw values are the same as in UIKit.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// No special background.
    case none
    /// The background of a sidebar.
    case sidebar
  }

  /// The visibility of the button that shows and hides columns; the raw values are the same as in
  /// UIKit.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// The container decides.
    case automatic
    /// The button is never visible.
    case never
    /// The button is always visible.
    case always
  }

  /// A length that the container chooses.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

extension ViewController {
  /// The nearest split view controller among the parents of this controller.
  public final var splitViewController: UISplitViewController? {
    nearest { $0 as? UISplitViewController }
  }
}
