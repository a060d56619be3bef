public import Foundation
@_exported public import Presentation

/// A visible item of a section, whose look a closure of the app changes while the section scrolls.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The index path of the item.
  var indexPath: IndexPath { get }
  /// The frame of the item.
  var frame: CGRect { get }
  /// A rectangle with the origin zero and the size of the frame.
  var bounds: CGRect { get }
  /// The kind of a supplementary view; nil for a cell.
  var representedElementKind: String? { get }
  /// The opacity, from 0 (transparent) to 1 (opaque).
  var alpha: CGFloat { get set }
  /// The depth of the item.
  var zIndex: Int { get set }
  /// Whether the item is hidden.
  var isHidden: Bool { get set }
  /// The center of the frame.
  var center: CGPoint { get set }
  /// The transform, which is applied around the center of the frame.
  var transform: CGAffineTransform { get set }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}
