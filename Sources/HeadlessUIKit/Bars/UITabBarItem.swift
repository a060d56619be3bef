public import Foundation
public import Presentation

/// UIKit's name for `TabBarItem`: the title, image and badge of a tab.
public typealias UITabBarItem = TabBarItem

extension TabBarItem {
  /// An item whose look the system defines; the raw values are the same as in UIKit.
  public enum SystemItem: Int, Hashable, Sendable {
    /// More items.
    case more = 0
    /// The user's favorites.
    case favorites = 1
    /// Featured contents.
    case featured = 2
    /// The contents with the best ratings.
    case topRated = 3
    /// The contents that the user has seen last.
    case recents = 4
    /// The user's contacts.
    case contacts = 5
    /// The user's history.
    case history = 6
    /// The user's bookmarks.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// Downloaded contents.
    case downloads = 9
    /// The newest contents.
    case mostRecent = 10
    /// The contents that most users have seen.
    case mostViewed = 11
  }

  /// Creates an item with a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item whose look the system defines; the title is the name of `systemItem`.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)", image: nil, tag: tag)
  }

  /// Creates an item whose image is `selectedImage` while its tab is selected, and `image`
  /// otherwise.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// The image of the item while its tab is selected.
  ///
  /// The value is that of `image` until another image is set, and nil while `image` is nil.
  public final var selectedImage: UIImage? {
    get { image == nil ? nil : kept.selectedImage ?? image }
    set { kept.selectedImage = newValue }
  }

  /// The offset of the title from its usual position.
  public final var titlePositionAdjustment: UIOffset {
    get { kept.titleOffset }
    set { kept.titleOffset = newValue }
  }

  /// The look of the bar while the item's tab is selected.
  public final var standardAppearance: UITabBarAppearance? {
    get { kept.standardAppearance }
    set { kept.standardAppearance = newValue }
  }

  /// The look of the bar while the item's tab is selected and contents are scrolled to their end.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept.scrollEdgeAppearance }
    set { kept.scrollEdgeAppearance = newValue }
  }

  /// Stores the attributes of the badge's text for a state; the attributes have no effect.
  public final func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    kept.badgeAttributes[state] = textAttributes
  }

  /// Returns the attributes that were stored for the badge in a state; nil if none were stored.
  public final func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { kept.badgeAttributes[state] }

  private var kept: KeptOfTabBarItem { attachments.find { KeptOfTabBarItem() } }
}

/// The values of a tab bar item that are stored but have no effect.
@MainActor private final class KeptOfTabBarItem {
  var selectedImage: UIImage?
  var titleOffset = UIOffset.zero
  var standardAppearance: UITabBarAppearance?
  var scrollEdgeAppearance: UITabBarAppearance?
  var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}
