import Presentation

extension UISearchController {
  /// Whether the view of the controller with the results is shown during a search; otherwise it is
  /// hidden.
  ///
  /// Setting the value sets ``automaticallyShowsSearchResultsController`` to false.
  public final var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? searchTextField.hasText : kept.showsResults }
    set {
      kept.showsResultsAutomatically = false
      kept.showsResults = newValue
      showOrHideResults()
    }
  }

  /// Whether the view of the controller with the results is shown while the search text is not
  /// empty, and hidden otherwise; true by default.
  public final var automaticallyShowsSearchResultsController: Bool {
    get { kept.showsResultsAutomatically }
    set {
      kept.showsResultsAutomatically = newValue
      showOrHideResults()
    }
  }

  final func showOrHideResults() {
    searchResultsController?.viewIfLoaded?.isHidden = !showsSearchResultsController
  }

  /// Whether the cancel button is shown during a search; the value is stored but has no effect.
  public final var automaticallyShowsCancelButton: Bool {
    get { kept.showsCancelButton }
    set { kept.showsCancelButton = newValue }
  }

  /// Whether the scope buttons are shown during a search; the value is stored but has no effect.
  public final var automaticallyShowsScopeBar: Bool {
    get { kept.showsScopeBar }
    set { kept.showsScopeBar = newValue }
  }

  /// An older name of ``obscuresBackgroundDuringPresentation``.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  public final var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// The time at which the scope buttons appear; the raw values are the same as in UIKit.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    /// The search controller decides.
    case automatic
    /// The app shows and hides the scope buttons.
    case manual
    /// The scope buttons appear with the first search text.
    case onTextEntry
    /// The scope buttons appear when the search begins.
    case onSearchActivation
  }

  /// The time at which the scope buttons appear; the value is stored but has no effect.
  public final var scopeBarActivation: ScopeBarActivation {
    get { kept.scopeBarActivation }
    set { kept.scopeBarActivation = newValue }
  }

  private var kept: KeptOfSearch { attachments.find { KeptOfSearch() } }
}

/// The values of a search controller that are stored but have no effect.
@MainActor private final class KeptOfSearch {
  var showsResults = false
  var showsResultsAutomatically = true
  var showsCancelButton = true
  var showsScopeBar = true
  var scopeBarActivation = UISearchController.ScopeBarActivation.automatic
}
