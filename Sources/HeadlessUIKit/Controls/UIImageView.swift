public import Foundation
public import Presentation

/// A view with an image, which is not drawn; the image determines the intrinsic content size.
@preconcurrency @MainActor open class UIImageView: View {
  /// The image of the view; nil if the view shows no image.
  open var image: UIImage? {
    didSet { superview?.setNeedsLayout() }
  }

  /// The image that the view shows while ``isHighlighted`` is true; the value is stored but has no
  /// effect.
  open var highlightedImage: UIImage?
  /// Whether the view shows ``highlightedImage``; the value is stored but has no effect.
  open var isHighlighted = false

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image and the size of this image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view with two images and the size of the first image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The size of the image; if ``image`` is nil, the view has no intrinsic size.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Returns the size of the image; if ``image`` is nil, returns the current size of the view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
