public import Presentation

extension NavigationItem {
  /// The title of the back button that leads back to this item's controller; the value is stored
  /// but has no effect.
  public final var backButtonTitle: String? {
    get { kept.backButtonTitle }
    set { kept.backButtonTitle = newValue }
  }

  /// The back button that leads back to this item's controller; the value is stored but has no
  /// effect.
  ///
  /// As in UIKit, a tap on the back button pops the controller on top of the stack. The tap does
  /// not perform the action of this bar button item.
  public final var backBarButtonItem: UIBarButtonItem? {
    get { kept.backButton }
    set { kept.backButton = newValue }
  }

  /// The contents of the back button; the value is stored but has no effect.
  public final var backButtonDisplayMode: UINavigationItemBackButtonDisplayMode {
    get { kept.displayMode }
    set { kept.displayMode = newValue }
  }

  /// Whether the title is large.
  ///
  /// The bar has only one height, so the value is stored but has no effect.
  public final var largeTitleDisplayMode: UINavigationItemLargeTitleDisplayMode {
    get { kept.largeTitles }
    set { kept.largeTitles = newValue }
  }

  /// A line of text above the title; the value is stored but has no effect.
  public final var prompt: String? {
    get { kept.prompt }
    set { kept.prompt = newValue }
  }

  /// The search controller whose search bar is in the navigation bar while the item's controller is
  /// on top.
  ///
  /// The search begins when the user taps the search field, or when the app sets `isActive`.
  public final var searchController: UISearchController? {
    get { kept.searchController }
    set {
      kept.searchController = newValue
      newValue?.item = self
      refreshBarViews()
    }
  }

  /// Whether scrolling hides the search field; the value is stored but has no effect.
  public final var hidesSearchBarWhenScrolling: Bool {
    get { kept.hidesSearchBar }
    set { kept.hidesSearchBar = newValue }
  }

  private var kept: KeptOfItem { attachments.find { KeptOfItem() } }
}

/// The values of a navigation item that are stored but have no effect.
@MainActor private final class KeptOfItem {
  var backButtonTitle: String?
  var backButton: UIBarButtonItem?
  var displayMode = UINavigationItemBackButtonDisplayMode.default
  var largeTitles = UINavigationItemLargeTitleDisplayMode.automatic
  var prompt: String?
  var searchController: UISearchController?
  var hidesSearchBar = true
}

extension KeptOfItem: SearchTextSource {
  var searchText: String? { searchController.map { $0.searchBar.text ?? "" } }
}
