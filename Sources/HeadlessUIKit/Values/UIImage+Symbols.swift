public import Foundation
public import Presentation

extension UIImage {
  /// The settings of an image; they have no effect.
  open class Configuration: NSObject {}

  /// The size, the weight and the colors of a symbol; the values are stored but have no effect.
  public final class SymbolConfiguration: Configuration {
    /// The size of the symbol, in points; 0 if none was given.
    public let pointSize: CGFloat
    /// The weight of the symbol.
    public let weight: SymbolWeight
    /// The scale of the symbol.
    public let scale: SymbolScale
    /// The colors of the layers of the symbol.
    public let colors: [ViewColor]

    private init(
      _ pointSize: CGFloat = 0, _ weight: SymbolWeight = .unspecified,
      _ scale: SymbolScale = .unspecified, colors: [ViewColor] = []
    ) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
      self.colors = colors
      super.init()
    }

    /// Creates a configuration with a size, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.init(pointSize, weight, scale)
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(0, weight) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(0, .unspecified, scale) }

    /// Creates a configuration with the size of a font.
    public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
      self.init(font.pointSize, .unspecified, scale)
    }

    /// Creates a configuration with the size of a style of text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with a color for each layer of the symbol.
    public convenience init(paletteColors: [ViewColor]) { self.init(colors: paletteColors) }

    /// Creates a configuration that gives each layer of the symbol a shade of one color.
    public convenience init(hierarchicalColor: ViewColor) {
      self.init(colors: [hierarchicalColor])
    }

    /// Returns a configuration in which the values of another one replace the values of this one.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        other.pointSize == 0 ? pointSize : other.pointSize,
        other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors)
    }
  }

  /// The weight of a symbol; the raw values are the same as in UIKit.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// No weight was given.
    case unspecified
    /// The thinnest weight.
    case ultraLight
    /// A very thin weight.
    case thin
    /// A thin weight.
    case light
    /// The usual weight.
    case regular
    /// A slightly heavy weight.
    case medium
    /// A rather heavy weight.
    case semibold
    /// A heavy weight.
    case bold
    /// A very heavy weight.
    case heavy
    /// The heaviest weight.
    case black
  }

  /// The scale of a symbol; the raw values are the same as in UIKit.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The usual scale.
    case `default` = -1
    /// No scale was given.
    case unspecified
    /// A small symbol.
    case small
    /// A symbol of medium size.
    case medium
    /// A large symbol.
    case large
  }

  /// Creates an image with the size zero and a name; the configuration has no effect.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    self.init(systemName: name)
  }

  /// Creates an image with the size zero and a name; no file is loaded.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// Creates an image with the size zero and a name; no file is loaded.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection?
  ) {
    self.init(named: name)
  }

  /// Returns the image, because its configuration has no effect.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Returns the image, because its configuration has no effect.
  public func applyingSymbolConfiguration(
    _ configuration: SymbolConfiguration
  ) -> UIImage? { self }

  /// Returns the image, because it has no visible content that a color would change.
  public func withTintColor(_ color: ViewColor) -> UIImage { self }

  /// Returns a copy of the image with another rendering mode; the color has no effect.
  public func withTintColor(
    _ color: ViewColor, renderingMode: RenderingMode
  ) -> UIImage { withRenderingMode(renderingMode) }

  /// Returns the image, because it has no visible content that would be stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Returns the image, because it has no visible content that would be stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }

  /// The way in which the middle of an image fills a larger area; the raw values are UIKit's.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The middle is repeated.
    case tile
    /// The middle is stretched.
    case stretch
  }

  /// Returns the image, because it has no visible content that would be mirrored.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }

  /// Returns the image, because the insets have no effect.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
}

extension UIImageView {
  /// The configuration of a symbol; the value is stored but has no effect.
  public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { attachment { KeptSymbol() }.configuration }
    set { attachment { KeptSymbol() }.configuration = newValue }
  }
}

extension UIButton {
  /// Stores the configuration of a symbol for a state; the configuration has no effect.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    attachment { KeptSymbol() }.ofStates[state] = configuration
  }

  /// Returns the configuration that was stored for a state; nil if none was stored.
  public final func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { attachment { KeptSymbol() }.ofStates[state] }
}

/// The configuration of a view's symbol, which has no effect.
@MainActor private final class KeptSymbol {
  var configuration: UIImage.SymbolConfiguration?
  var ofStates: [UIControl.State: UIImage.SymbolConfiguration] = [:]
}
