public import Foundation
public import Presentation

/// The look of a search bar, which is stored but has no effect.
extension UISearchBar {
  /// An icon of a search bar; the raw values are the same as in UIKit.
  public enum Icon: Int, Hashable, Sendable {
    /// The icon before the search text.
    case search
    /// The button that deletes the search text.
    case clear
    /// The button that shows bookmarks.
    case bookmark
    /// The button that shows the list of results.
    case resultsList
  }

  /// The color of the bar.
  public final var barTintColor: ViewColor? {
    get { look.barTintColor }
    set { look.barTintColor = newValue }
  }

  /// The style of the bar.
  public final var barStyle: UIBarStyle {
    get { look.barStyle }
    set { look.barStyle = newValue }
  }

  /// Whether the contents behind the bar are visible through the bar.
  public final var isTranslucent: Bool {
    get { look.isTranslucent }
    set { look.isTranslucent = newValue }
  }

  /// The image behind the contents of the bar.
  public final var backgroundImage: UIImage? {
    get { look.backgroundImage }
    set { look.backgroundImage = newValue }
  }

  /// The offset of the search text from its usual place.
  public final var searchTextPositionAdjustment: UIOffset {
    get { look.textOffset }
    set { look.textOffset = newValue }
  }

  /// Whether the bar shows a button for bookmarks.
  public final var showsBookmarkButton: Bool {
    get { look.showsBookmarkButton }
    set { look.showsBookmarkButton = newValue }
  }

  /// Whether the bar shows a button for the list of results.
  public final var showsSearchResultsButton: Bool {
    get { look.showsResultsButton }
    set { look.showsResultsButton = newValue }
  }

  /// Stores the image of an icon for a state.
  public final func setImage(
    _ iconImage: UIImage?, for icon: Icon, state: UIControl.State
  ) {
    look.icons[icon, default: [:]][state] = iconImage
  }

  /// Returns the image that was stored for an icon in a state; nil if none was stored.
  public final func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    look.icons[icon]?[state]
  }

  /// Stores the image behind the search text for a state.
  public final func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    look.fieldImages[state] = backgroundImage
  }

  /// Returns the image that was stored for the field in a state; nil if none was stored.
  public final func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    look.fieldImages[state]
  }

  /// Stores the offset of an icon from its usual place.
  public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    look.iconOffsets[icon] = adjustment
  }

  /// Returns the offset that was stored for an icon; zero if none was stored.
  public final func positionAdjustment(for icon: Icon) -> UIOffset {
    look.iconOffsets[icon] ?? .zero
  }

  /// Stores the attributes of the scope buttons' titles for a state.
  public final func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    look.scopeAttributes[state] = attributes
  }

  /// Returns the attributes that were stored for the scope buttons; nil if none were stored.
  public final func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { look.scopeAttributes[state] }

  private var look: LookOfSearchBar { attachment { LookOfSearchBar() } }
}

/// The stored look of a search bar.
@MainActor private final class LookOfSearchBar {
  var barTintColor: ViewColor?
  var barStyle = UIBarStyle.default
  var isTranslucent = true
  var backgroundImage: UIImage?
  var textOffset = UIOffset.zero
  var showsBookmarkButton = false
  var showsResultsButton = false
  var icons: [UISearchBar.Icon: [UIControl.State: UIImage]] = [:]
  var fieldImages: [UIControl.State: UIImage] = [:]
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
  var scopeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}
