public import Foundation
@_exported public import Presentation

/// The frame, the opacity and other layout attributes of an item, a header or a footer of a
/// collection view.
///
/// Positions are in the coordinates of the collection view's contents.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The index path of the item; for a header or a footer, the index path of item 0 in the section.
  public final var indexPath: IndexPath
  /// The element kind of a header or a footer, such as
  /// ``UICollectionView/elementKindSectionHeader``; nil for an item.
  public private(set) final var representedElementKind: String?
  /// The frame of the item, the header or the footer.
  public final var frame = CGRect.zero
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public final var alpha: CGFloat = 1
  /// The transform, which is applied around the center of the frame.
  public final var transform = CGAffineTransform.identity
  /// The depth of the view; views with a larger index are in front of views with a smaller index.
  public final var zIndex = 0
  /// Whether the view is hidden.
  public final var isHidden = false
  final var place: ListPlace { ListPlace(kind: representedElementKind, path: indexPath) }
  /// The sides that the view determines itself.
  final var estimatedSides: EstimatedSides = []

  /// The center of the frame; setting the center moves the frame.
  public final var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size of the frame; setting the size keeps the center.
  public final var size: CGSize {
    get { frame.size }
    set {
      let old = center
      frame.size = newValue
      center = old
    }
  }

  /// A rectangle with the origin zero and the size of the frame; setting it keeps the center.
  public final var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Creates attributes of an item.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  /// Creates attributes of a decoration view; decoration views are not created.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = decorationViewKind
  }

  /// Returns attributes with the same values.
  ///
  /// A subclass with further properties overrides the method, and copies these properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(forCellWith: indexPath)
    copy.representedElementKind = representedElementKind
    (copy.frame, copy.alpha, copy.transform) = (frame, alpha, transform)
    (copy.zIndex, copy.isHidden, copy.estimatedSides) = (zIndex, isHidden, estimatedSides)
    return copy
  }

  /// Creates attributes of a header or a footer.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    super.init()
  }

  /// Places a view as the attributes describe.
  final func place(_ view: UICollectionReusableView) {
    view.apply(self)
    if view.transform != .identity { view.transform = .identity }
    view.frame = frame
    if transform != .identity { view.transform = transform }
    if view.alpha != alpha { view.alpha = alpha }
    if view.isHidden != isHidden { view.isHidden = isHidden }
    if view.layer.zPosition != CGFloat(zIndex) { view.layer.zPosition = CGFloat(zIndex) }
  }
}

extension UICollectionViewLayoutAttributes: @MainActor NSCopying {}
