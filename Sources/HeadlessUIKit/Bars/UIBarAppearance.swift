public import Foundation
public import Presentation

/// The look of a bar; the values are stored but have no effect.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The color of the bar.
  open var backgroundColor: ViewColor?
  /// The image behind the contents of the bar.
  open var backgroundImage: UIImage?
  /// The way in which the background image fills the bar.
  open var backgroundImageContentMode = View.ContentMode.scaleToFill
  /// The effect behind the contents of the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The color of the line at the edge of the bar.
  open var shadowColor: ViewColor?
  /// The image at the edge of the bar.
  open var shadowImage: UIImage?
  /// The kind of device for which the look was created.
  public final let idiom: UIUserInterfaceIdiom

  /// Creates a look with the system's values, for a phone.
  public convenience override init() { self.init(idiom: .phone) }

  /// Creates a look with the system's values, which are the same for every kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates a look with the values of another look that both kinds of looks have.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    copyValues(from: barAppearance)
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

  /// Sets all values that both looks have.
  func copyValues(from other: UIBarAppearance) {
    (backgroundColor, backgroundImage) = (other.backgroundColor, other.backgroundImage)
    backgroundImageContentMode = other.backgroundImageContentMode
    (backgroundEffect, shadowColor) = (other.backgroundEffect, other.shadowColor)
    shadowImage = other.shadowImage
  }
}

extension UIBarAppearance: @MainActor NSCopying {
  /// Returns a look of the same kind with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(idiom: idiom)
    copy.copyValues(from: self)
    return copy
  }
}
