public import Foundation

/// The settings with which a text is measured; the values are stored but have no effect.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale to which the font can shrink.
  public final var minimumScaleFactor: CGFloat = 0
  /// The scale of the font: always 1.
  public final var actualScaleFactor: CGFloat { 1 }
}
