public import Foundation
import Presentation

/// Begins an image of a size; nothing is drawn into it.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size and scale, 0 for the screen's; nothing is drawn into it.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? UIScreen.main.scale : scale
  ImageContexts.current.open.append(UIImage(size: size, scale: scale))
}

/// The image that was begun last: its size, and nothing that could be seen; nil without one.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.current.open.last
}

/// Ends the image that was begun last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  _ = ImageContexts.current.open.popLast()
}

/// The images that were begun in one world.
@MainActor private final class ImageContexts {
  var open: [UIImage] = []

  static var current: ImageContexts { World.current.attachment { ImageContexts() } }
}

/// The context of the image that was begun last; nil if no image is open.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> DrawingContext? {
  ImageContexts.current.open.isEmpty ? nil : DrawingContext()
}
