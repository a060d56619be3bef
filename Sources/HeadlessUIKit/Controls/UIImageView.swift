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

  /// The images of the animation, which are not drawn; nil or an empty list for no animation.
  ///
  /// A change stops the animation.
  @exclusivity(unchecked) open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// The images of the animation while ``isHighlighted`` is true; the value is stored but has no
  /// effect.
  @exclusivity(unchecked) open var highlightedAnimationImages: [UIImage]?
  /// The duration of one run of the animation in seconds; 0 for 30 images per second.
  open var animationDuration: TimeInterval = 0
  /// The number of runs of the animation; 0 to repeat the animation until it is stopped.
  open var animationRepeatCount = 0
  private(set) final var animationEnd: RunLoopTimer?
  /// Whether the animation runs.
  public private(set) final var isAnimating = false

  /// Starts the animation; has no effect without images.
  ///
  /// If the number of runs is limited, the animation stops when its last run has ended on the
  /// virtual clock. Runs of more than 30 years in total count as endless. A call during the
  /// animation starts the animation again.
  open func startAnimating() {
    stopAnimating()
    guard let images = animationImages, !images.isEmpty else { return }
    isAnimating = true
    let run = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let length = run * Double(animationRepeatCount)
    guard animationRepeatCount > 0, length < 1e9 else { return }
    animationEnd = clientWorld.clock.schedule("image animation", after: .seconds(length)) {
      [weak self] in self?.stopAnimating()
    }
  }

  /// Stops the animation.
  open func stopAnimating() {
    animationEnd?.cancel()
    (animationEnd, isAnimating) = (nil, false)
  }

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
