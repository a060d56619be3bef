public import Foundation
public import Presentation

/// The settings of an image renderer; only the scale has an effect.
@preconcurrency @MainActor public final class UIGraphicsImageRendererFormat: NSObject {
  /// The range of colors in an image; raw values are UIKit's.
  public enum Range: Int, Sendable {
    /// No range was chosen.
    case unspecified = -1
    /// The range of the screen.
    case automatic
    /// More colors than in the standard range.
    case extended
    /// The standard range.
    case standard
  }

  private var ownScale: CGFloat?
  /// Whether the images are opaque; stored without effect.
  public var opaque = false
  /// The range of colors in the images; stored without effect.
  public var preferredRange = Range.automatic

  /// Creates the settings for the screen.
  public override init() { super.init() }

  /// Creates the settings for a screen with traits; every screen has the same scale.
  public convenience init(for traits: UITraitCollection) { self.init() }

  /// Creates the settings for the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }

  /// Creates the settings for the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }

  /// The number of pixels per point in the images; the default is the scale of the screen.
  public var scale: CGFloat {
    get { ownScale ?? UIScreen.main.scale }
    set { ownScale = newValue }
  }
}
