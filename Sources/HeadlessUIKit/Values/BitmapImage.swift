/// A bitmap that stores its size but no pixel colors.
///
/// Core Graphics' name for the type is `CGImage`.
public final class BitmapImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }
}
