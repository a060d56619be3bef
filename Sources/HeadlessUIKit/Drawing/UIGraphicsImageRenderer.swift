public import Foundation

/// A renderer that creates images with a given size; nothing is drawn.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  /// The settings of the renderer.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images with a given size.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    (self.size, self.format) = (size, format)
    super.init()
  }

  /// Creates a renderer of images with the size of a rectangle.
  public convenience init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()
  ) {
    self.init(size: bounds.size, format: format)
  }

  /// Calls `actions`, and returns an image of the renderer's size; nothing is drawn.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(size: size))
    return UIImage(size: size, scale: format.scale)
  }

  /// Calls `actions`, and returns the beginning of a PNG file with the renderer's size, without
  /// pixels.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Calls `actions`, and returns the beginning of a JPEG file with the renderer's size, without
  /// pixels; the quality has no effect.
  public func jpegData(
    withCompressionQuality quality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}
