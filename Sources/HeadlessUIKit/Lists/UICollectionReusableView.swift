public import Foundation
public import Presentation

/// A view that a collection view reuses: a cell, a header or a footer.
///
/// The collection view creates views of a registered subclass with `init(frame:)`. A subclass that
/// declares this initializer must mark it `required`.
@preconcurrency @MainActor open class UICollectionReusableView: View {
  /// The identifier under which the class of the view was registered.
  public internal(set) final var reuseIdentifier: String?

  /// Creates a view with a frame.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Called before the view is reused for another item or section.
  open func prepareForReuse() {}

  /// Called with the layout attributes of the view, before the collection view places the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers.
  ///
  /// The collection view calls the method when the view becomes visible (L-17). By default, the
  /// result has the size that `systemLayoutSizeFitting` returns, in the directions in which the
  /// layout only estimates the size. If the constraints determine no such size, the result is the
  /// given attributes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let sides = layoutAttributes.estimatedSides
    guard !sides.isEmpty else { return layoutAttributes }
    updateConfigurationIfNeeded()
    let old = layoutAttributes.size
    let target = CGSize(
      width: sides.contains(.width) ? 0 : old.width,
      height: sides.contains(.height) ? 0 : old.height)
    let size = systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: sides.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: sides.contains(.height) ? .fittingSizeLevel : .required)
    layoutAttributes.frame.size = CGSize(
      width: sides.contains(.width) && size.width > 0 ? size.width : old.width,
      height: sides.contains(.height) && size.height > 0 ? size.height : old.height)
    return layoutAttributes
  }

  func updateConfigurationIfNeeded() {}

  /// Requests that the collection view asks the view for its size again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeChanged()
  }

  final func sizeChanged() { (superview as? UICollectionView)?.sizeChanged(of: self) }
}
