public import Foundation

/// An image: its size, and nothing that could be seen.
public final class UIImage: NSObject, Sendable {
  /// Its width and height in points.
  public let size: CGSize
  /// Pixels in a point.
  public let scale: CGFloat
  /// The name it was asked for by.
  public let name: String?

  /// An empty image.
  public override convenience init() {
    self.init(size: .zero)
  }

  /// An image of a size: what a test gives to code that expects one.
  public init(size: CGSize, scale: CGFloat = 1, named name: String? = nil) {
    (self.size, self.scale, self.name) = (size, scale, name)
    super.init()
  }

  /// An image of a bundle: there are none, so that it is empty and has the name.
  public convenience init?(named name: String) {
    self.init(size: .zero, named: name)
  }

  /// An image of the system: there are none, so that it is empty and has the name.
  public convenience init?(systemName name: String) {
    self.init(size: .zero, named: name)
  }

  /// The image's name and size.
  public override var description: String {
    "<UIImage: \(name ?? "") \(size.width) x \(size.height)>"
  }
}
