import Foundation

/// The bar of a navigation controller; the bar draws nothing.
@preconcurrency @MainActor open class NavigationBar: View {
  /// The height of the bar in points.
  static let height: CGFloat = 44
}
