public import Foundation

/// The context of an image renderer; nothing is drawn.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: NSObject {
  private let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Has no effect: nothing is drawn.
  public func fill(_ rect: CGRect) {}

  /// Has no effect: nothing is drawn.
  public func stroke(_ rect: CGRect) {}

  /// The drawing context of the image; nothing is drawn.
  public var cgContext: DrawingContext { DrawingContext() }
}
