public import Foundation

/// Images that are decoded or reduced before they are shown.
///
/// Nothing is drawn, so nothing needs to be decoded.
extension UIImage {
  /// Returns the image.
  public func preparingForDisplay() -> UIImage? { self }

  /// Calls a closure with the image in the next turn of the run loop.
  @preconcurrency @MainActor public func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    LaterWork.add("UIImage.prepareForDisplay", from: ClosureSite(call: "prepareForDisplay")) {
      completionHandler(self.preparingForDisplay())
    }
  }

  /// Returns an image with the given size in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(size: size, scale: scale, named: name)
  }

  /// Calls a closure with an image with the given size in points in the next turn of the run loop.
  @preconcurrency @MainActor public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    LaterWork.add("UIImage.prepareThumbnail", from: ClosureSite(call: "prepareThumbnail")) {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }
}
