public import Foundation
public import Presentation

extension UITableView {
  /// The space above the header of a section; the value is stored but has no effect.
  public final var sectionHeaderTopPadding: CGFloat {
    get { kept.headerPadding }
    set { kept.headerPadding = newValue }
  }

  /// The estimated height of a header; the value is stored but has no effect.
  public final var estimatedSectionHeaderHeight: CGFloat {
    get { kept.estimatedHeader }
    set { kept.estimatedHeader = newValue }
  }

  /// The estimated height of a footer; the value is stored but has no effect.
  public final var estimatedSectionFooterHeight: CGFloat {
    get { kept.estimatedFooter }
    set { kept.estimatedFooter = newValue }
  }

  /// Whether the width of cells follows the readable width; the value is stored but has no effect.
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { kept.followsReadableWidth }
    set { kept.followsReadableWidth = newValue }
  }

  /// The color of the letters of the index at the side; the value is stored but has no effect.
  public final var sectionIndexColor: ViewColor? {
    get { kept.indexColor }
    set { kept.indexColor = newValue }
  }

  /// The color behind the index at the side; the value is stored but has no effect.
  public final var sectionIndexBackgroundColor: ViewColor? {
    get { kept.indexBackground }
    set { kept.indexBackground = newValue }
  }

  /// The effect with which the lines between rows are drawn; the value is stored but has no effect.
  public final var separatorEffect: UIVisualEffect? {
    get { kept.separatorEffect }
    set { kept.separatorEffect = newValue }
  }

  /// Whether the user can drag rows; the value is stored but has no effect.
  public final var dragInteractionEnabled: Bool {
    get { kept.dragInteractionEnabled }
    set { kept.dragInteractionEnabled = newValue }
  }

  /// The height of the lines below the last row; the value is stored but has no effect.
  public final var fillerRowHeight: CGFloat {
    get { kept.fillerHeight }
    set { kept.fillerHeight = newValue }
  }

  /// Whether the contents of cells stay in the safe area; the value is stored but has no effect.
  public final var insetsContentViewsToSafeArea: Bool {
    get { kept.staysInSafeArea }
    set { kept.staysInSafeArea = newValue }
  }

  private var kept: KeptOfTable { attachment { KeptOfTable() } }
}

/// The values of a table that are stored but have no effect.
@MainActor private final class KeptOfTable {
  var headerPadding = UITableView.automaticDimension
  var estimatedHeader = UITableView.automaticDimension
  var estimatedFooter = UITableView.automaticDimension
  var followsReadableWidth = false
  var fillerHeight = UITableView.automaticDimension
  var staysInSafeArea = true
  var dragInteractionEnabled = false
  var separatorEffect: UIVisualEffect?
  var indexColor: ViewColor?
  var indexBackground: ViewColor?
}
