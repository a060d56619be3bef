public import Presentation

extension NavigationItem {
  /// UIKit's name for `UINavigationItemLargeTitleDisplayMode`: whether the title is large.
  public typealias LargeTitleDisplayMode = UINavigationItemLargeTitleDisplayMode
  /// UIKit's name for `UINavigationItemBackButtonDisplayMode`: the title of the back button.
  public typealias BackButtonDisplayMode = UINavigationItemBackButtonDisplayMode
}
