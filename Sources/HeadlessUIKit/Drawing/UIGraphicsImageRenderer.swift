public import Foundation

/// A renderer that creates images with a given size; nothing is drawn.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let scale: CGFloat

  /// Creates a renderer of images with a given size.
  public init(size: CGSize) {
    (self.size, scale) = (size, UIScreen.main.scale)
    super.init()
  }

  /// Creates a renderer of images with the size of a rectangle.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Calls `actions`, and returns an image of the renderer's size; nothing is drawn.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(size: size))
    return UIImage(size: size, scale: scale)
  }
}
