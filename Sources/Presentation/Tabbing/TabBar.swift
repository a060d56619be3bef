public import Foundation

/// The bar at the bottom of a tab bar controller's view.
///
/// It draws nothing: it has its place, and is hidden while the stack that is selected wants so
/// (N-36).
@preconcurrency @MainActor open class TabBar: View {
  /// The height of a bar in points, with the free space below its items.
  public static let height: CGFloat = 83
}
