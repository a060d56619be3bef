/// Whether the title of a navigation item is large; the raw values are the same as in UIKit.
public enum UINavigationItemLargeTitleDisplayMode: Int, Hashable, Sendable {
  /// A large title if the controller below in the stack has a large title; otherwise a small title.
  case automatic = 0
  /// A large title.
  case always = 1
  /// A small title.
  case never = 2
}
