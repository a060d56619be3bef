public import Foundation

/// The size for which a layout is computed.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size, including the insets.
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that reduce the size.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
