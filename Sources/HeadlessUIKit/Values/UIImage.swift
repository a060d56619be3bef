public import Foundation

/// An image that has a size but no visible content.
public final class UIImage: NSObject, Sendable {
  /// The size in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The name with which the image was created; nil if the image was created without a name.
  public let name: String?

  /// Creates an empty image.
  public override convenience init() {
    self.init(size: .zero)
  }

  /// Creates an image with a size and no visible content, for tests of code that requires an image.
  public init(size: CGSize, scale: CGFloat = 1, named name: String? = nil) {
    (self.size, self.scale, self.name) = (size, scale, name)
    super.init()
  }

  /// Creates an empty image with a name; no file is loaded.
  public convenience init?(named name: String) {
    self.init(size: .zero, named: name)
  }

  /// Creates an empty image with a name; the images of the system are not available.
  public convenience init?(systemName name: String) {
    self.init(size: .zero, named: name)
  }

  /// The image's name and size.
  public override var description: String {
    "<UIImage: \(name ?? "") \(size.width) x \(size.height)>"
  }
}
