import Foundation

/// The bar of a stack: a view without a look.
@preconcurrency @MainActor open class NavigationBar: View {
  /// Points.
  static let height: CGFloat = 44
}
