public import Foundation
public import Presentation

/// A view with an image, which is not drawn; the view can have the size of the image.
@preconcurrency @MainActor open class UIImageView: View {
  /// The image; nil if there is none.
  public final var image: UIImage? {
    didSet { superview?.setNeedsLayout() }
  }

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The size of the image, if there is an image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Returns the size of the image; without an image, the view's own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
