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

  /// Returns the attributes that the view prefers; by default the given attributes.
  ///
  /// The layouts of this package do not ask for the sizes of views, so the package does not call
  /// the method.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
