public import Foundation

extension UIImage {
  /// Creates an image with the size in the header of a PNG, GIF or JPEG file; one pixel is one
  /// point.
  ///
  /// The pixels are not decoded. For other data, the size is zero; without data, the result is nil.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image with the size in the header of a PNG, GIF or JPEG file, divided by a scale.
  ///
  /// The pixels are not decoded. For other data, the size is zero; without data, the result is nil.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    let size = ImageHeader.size(in: data) ?? .zero
    self.init(
      size: CGSize(width: size.width / scale, height: size.height / scale), scale: scale)
  }

  /// Creates an image from a file as from its data; nil if the file cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Returns the beginning of a PNG file with the image's size, without pixels.
  ///
  /// The data are for uploads and for ``init(data:)``; no other program can show them.
  public func pngData() -> Data? {
    ImageHeader.png(Int(size.width * scale), Int(size.height * scale))
  }

  /// Returns the beginning of a JPEG file with the image's size, without pixels; the quality has no
  /// effect.
  ///
  /// The data are for uploads and for ``init(data:)``; no other program can show them.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    ImageHeader.jpeg(Int(size.width * scale), Int(size.height * scale))
  }

  /// Returns the image, because the direction of text is always from left to right.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}
