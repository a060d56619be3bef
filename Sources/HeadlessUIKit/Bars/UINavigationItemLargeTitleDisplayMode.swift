/// Whether the title of a navigation item is large; the raw values are the same as in UIKit.
public enum UINavigationItemLargeTitleDisplayMode: Int, Hashable, Sendable {
  /// A title as large as the title of the controller below in the stack.
  case automatic = 0
  /// A large title.
  case always = 1
  /// A small title.
  case never = 2
}
