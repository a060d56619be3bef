public import Presentation

extension NavigationItem {
  /// The arrangement of the contents of a wide bar; the raw values are the same as in UIKit.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// The title is in the middle.
    case navigator = 0
    /// The title is at the leading side, as in a browser.
    case browser = 1
    /// The title is at the leading side, as in an editor of documents.
    case editor = 2
  }

  /// The place of the search field in a bar; the raw values are the same as in UIKit.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// The system chooses the place.
    case automatic = 0
    /// The search field is at the trailing side of the bar.
    case inline = 1
    /// The search field is below the bar.
    case stacked = 2
  }

  /// The arrangement of the contents; the value is stored but has no effect.
  public final var style: ItemStyle {
    get { kept.style }
    set { kept.style = newValue }
  }

  /// The action that the back button performs instead of popping the controller (N-37a).
  public final var backAction: UIAction? {
    get { kept.backAction }
    set {
      kept.backAction = newValue
      backHandler = newValue.map { action in
        { [weak self] in if let self { action.perform(from: self) } }
      }
    }
  }

  /// The closure that returns the menu of the title; the value is stored but has no effect.
  ///
  /// The argument of the closure is the list of the entries that the system suggests.
  public final var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { kept.titleMenuProvider }
    set { kept.titleMenuProvider = newValue }
  }

  /// The preferred place of the search field; the value is stored but has no effect.
  public final var preferredSearchBarPlacement: SearchBarPlacement {
    get { kept.placement }
    set { kept.placement = newValue }
  }

  private var kept: KeptStyle { attachments.find { KeptStyle() } }
}

/// The style of a navigation item, and other values that are stored but have no effect.
@MainActor private final class KeptStyle: ClosureSource {
  var style = NavigationItem.ItemStyle.navigator
  var backAction: UIAction?
  var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  var placement = NavigationItem.SearchBarPlacement.automatic

  var closureHolders: [any ClosureHolder] { backAction.map { [$0] } ?? [] }
}
