/// The contents of a back button; the raw values are the same as in UIKit.
public enum UINavigationItemBackButtonDisplayMode: Int, Hashable, Sendable {
  /// The title, a short title or no title, depending on the width.
  case `default` = 0
  /// A short title or no title, depending on the width.
  case generic = 1
  /// No title.
  case minimal = 2
}
