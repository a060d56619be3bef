public import Foundation

/// The bar at the bottom of a tab bar controller's view.
///
/// The bar draws nothing, but has a frame. The bar is hidden while a controller above the root of
/// the selected stack has `hidesBottomBarWhenPushed` (N-36).
@preconcurrency @MainActor open class TabBar: View {
  /// The height of a bar in points, including the free space below its items.
  public static let height: CGFloat = 83
}
