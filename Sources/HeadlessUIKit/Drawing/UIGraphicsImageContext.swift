public import Foundation
import Presentation

/// Begins an image of a size, with a scale of 1; nothing is drawn.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image with a size and a scale, where 0 means the screen's scale; nothing is drawn.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? UIScreen.main.scale : scale
  ImageContexts.current.open.append(UIImage(size: size, scale: scale))
}

/// Returns the image that was begun last, with a size but no content; nil if no image is open.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.current.open.last
}

/// Ends the image that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  _ = ImageContexts.current.open.popLast()
}

/// The open images of one world.
@MainActor private final class ImageContexts {
  var open: [UIImage] = []

  static var current: ImageContexts { World.current.attachment { ImageContexts() } }
}

/// Returns the context of the image that was begun last; nil if no image is open.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> DrawingContext? {
  ImageContexts.current.open.isEmpty ? nil : DrawingContext()
}
