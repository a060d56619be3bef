public import Foundation
public import Presentation

/// The look of a bar; the values are stored but have no effect.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The color of the bar.
  open var backgroundColor: ViewColor?
  /// The image behind the contents of the bar.
  open var backgroundImage: UIImage?
  /// The effect behind the contents of the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The color of the line at the edge of the bar.
  open var shadowColor: ViewColor?
  /// The image at the edge of the bar.
  open var shadowImage: UIImage?

  /// Creates a look with the system's values.
  public override init() {
    super.init()
  }

  /// Removes the colors, the images and the effect.
  open func configureWithDefaultBackground() { clear() }

  /// Removes the images, the effect and the shadow color, and sets an opaque background color.
  open func configureWithOpaqueBackground() {
    clear()
    backgroundColor = .systemBackground
  }

  /// Removes the colors, the images and the effect.
  open func configureWithTransparentBackground() { clear() }

  private func clear() {
    (backgroundColor, backgroundImage, backgroundEffect) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }
}
