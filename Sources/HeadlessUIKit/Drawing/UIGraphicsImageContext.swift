public import Foundation
import Presentation

/// Opens an image context with a size and the scale 1; nothing is drawn.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Opens an image context with a size and a scale; nothing is drawn.
///
/// The scale 0 stands for the scale of the screen.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? UIScreen.main.scale : scale
  ImageContexts.current.open.append(UIImage(size: size, scale: scale))
}

/// Returns the image of the context that was opened last; nil if no image context is open.
///
/// The image has a size but no contents.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.current.open.last
}

/// Closes the image context that was opened last.
@preconcurrency @MainActor public func UIGraphicsEndImageContext() {
  _ = ImageContexts.current.open.popLast()
}

/// The images of the open image contexts in one world (the simulated system of one test).
@MainActor private final class ImageContexts {
  var open: [UIImage] = []

  static var current: ImageContexts { World.current.attachment { ImageContexts() } }
}

/// Returns the drawing context of the image context that was opened last; nil if no image context
/// is open.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> DrawingContext? {
  ImageContexts.current.open.isEmpty ? nil : DrawingContext()
}

/// Has no effect: nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
