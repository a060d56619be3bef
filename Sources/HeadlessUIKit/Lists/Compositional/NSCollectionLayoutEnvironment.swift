import Foundation
public import Presentation

/// The size and the traits for which a compositional layout is computed.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The size of the visible part of the collection view, or of a group.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The environment of a layout or of a custom group.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let traitCollection: UITraitCollection
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(
    _ contentSize: CGSize, _ contentInsets: NSDirectionalEdgeInsets = .zero,
    _ traitCollection: UITraitCollection
  ) {
    (self.contentSize, self.contentInsets) = (contentSize, contentInsets)
    self.traitCollection = traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}
