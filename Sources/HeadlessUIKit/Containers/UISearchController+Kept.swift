import Presentation

extension UISearchController {
  /// Whether the controller with the results is shown; the value is stored but has no effect.
  public final var showsSearchResultsController: Bool {
    get { kept.showsResults }
    set { kept.showsResults = newValue }
  }

  /// Whether the system decides when the controller with the results is shown; the value is stored
  /// but has no effect.
  public final var automaticallyShowsSearchResultsController: Bool {
    get { kept.showsResultsAutomatically }
    set { kept.showsResultsAutomatically = newValue }
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
