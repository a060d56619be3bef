public import Foundation

/// An image that has a size but no visible content.
public final class UIImage: NSObject, Sendable {
  /// The way in which an image is drawn; the raw values are the same as in UIKit.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The view that shows the image decides.
    case automatic
    /// The image is drawn with its own colors.
    case alwaysOriginal
    /// The image is drawn as a shape with the tint color.
    case alwaysTemplate
  }

  /// The orientation of an image's pixels; the raw values are the same as in UIKit.
  public enum Orientation: Int, Hashable, Sendable {
    /// The image is shown as it is stored.
    case up
    /// For display, the stored image is rotated by 180 degrees.
    case down
    /// For display, the stored image is rotated by 90 degrees counterclockwise.
    case left
    /// For display, the stored image is rotated by 90 degrees clockwise.
    case right
    /// For display, left and right of the stored image are exchanged.
    case upMirrored
    /// For display, top and bottom of the stored image are exchanged.
    case downMirrored
    /// For display, the stored image is first mirrored, and then rotated by 90 degrees
    /// counterclockwise.
    case leftMirrored
    /// For display, the stored image is first mirrored, and then rotated by 90 degrees clockwise.
    case rightMirrored
  }

  /// The size of the image in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The name with which the image was created; nil if the image was created without a name.
  public let name: String?
  /// The way in which the image is drawn; the value is stored but has no effect.
  public let renderingMode: RenderingMode
  /// The orientation of the pixels; the value is stored but has no effect.
  public let imageOrientation: Orientation

  /// Creates an image with the size zero.
  public override convenience init() {
    self.init(size: .zero)
  }

  /// Creates an image with a size and no visible content, for tests of code that requires an image.
  public convenience init(size: CGSize, scale: CGFloat = 1, named name: String? = nil) {
    self.init(size, scale, name, .automatic, .up)
  }

  private init(
    _ size: CGSize, _ scale: CGFloat, _ name: String?, _ mode: RenderingMode,
    _ orientation: Orientation
  ) {
    (self.size, self.scale, self.name) = (size, scale, name)
    (renderingMode, imageOrientation) = (mode, orientation)
    super.init()
  }

  /// Creates an image with the size of a bitmap; one pixel of the bitmap is one point of the image.
  public convenience init(cgImage: BitmapImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a bitmap.
  ///
  /// The size of the image in points is the size of the bitmap in pixels, divided by `scale`.
  ///
  /// If `orientation` turns the image by 90 degrees, the width and the height are exchanged.
  public convenience init(cgImage: BitmapImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    self.init(
      isTurned ? CGSize(width: size.height, height: size.width) : size, scale, nil, .automatic,
      orientation)
  }

  /// Creates an image with the size zero and a name, for an image literal; no file is loaded.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(size: .zero, named: name)
  }

  /// Creates an image with the size zero and a name; no file is loaded.
  public convenience init?(named name: String) {
    self.init(size: .zero, named: name)
  }

  /// Creates an image with a name.
  ///
  /// Its size is zero, because the images of the system are not available.
  public convenience init?(systemName name: String) {
    self.init(size: .zero, named: name)
  }

  /// A bitmap with the image's size in pixels; the bitmap stores no pixel colors.
  public var cgImage: BitmapImage? {
    BitmapImage(width: Int(size.width * scale), height: Int(size.height * scale))
  }

  /// Returns a copy of the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(size, scale, name, renderingMode, imageOrientation)
  }

  /// The image's name and size.
  public override var description: String {
    "<UIImage: \(name ?? "") \(size.width) x \(size.height)>"
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
