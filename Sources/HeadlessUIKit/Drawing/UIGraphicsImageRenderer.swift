public import Foundation

/// Makes images of a size; nothing is drawn.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let scale: CGFloat

  /// Creates a renderer of images of a size.
  public init(size: CGSize) {
    (self.size, scale) = (size, UIScreen.main.scale)
    super.init()
  }

  /// Creates a renderer of images as large as an area.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Calls the closure that would draw, and returns an image of the size.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(size: size))
    return UIImage(size: size, scale: scale)
  }
}
