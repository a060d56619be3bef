public import Foundation

/// The bar at the bottom of a tab bar controller's view.
///
/// The bar draws nothing, but has a frame. If the selected tab is a navigation controller, the bar
/// is hidden while any controller in its stack has `hidesBottomBarWhenPushed` (N-36).
@preconcurrency @MainActor open class TabBar: View {
  /// The height of a bar in points, including the free space below its items.
  public static let height: CGFloat = 83
  /// The tab bar controller whose bar this is; nil for a bar that the app has created.
  package private(set) final weak var owner: TabBarController?

  convenience init(of owner: TabBarController) {
    self.init("tab bar")
    self.owner = owner
  }

  final func belong(to owner: TabBarController?) { self.owner = owner }
}
