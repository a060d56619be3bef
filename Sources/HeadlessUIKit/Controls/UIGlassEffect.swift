public import Presentation

/// An effect that makes a view look like glass; nothing is drawn.
@preconcurrency @MainActor public final class UIGlassEffect: UIVisualEffect {
  /// The style of the glass; the raw values are the same as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// Usual glass.
    case regular
    /// Clear glass.
    case clear
  }

  /// The style of the glass; the value is stored but has no effect.
  public let style: Style
  /// Whether the glass reacts to touches; the value is stored but has no effect.
  public var isInteractive = false
  /// The color of the glass; the value is stored but has no effect.
  public var tintColor: ViewColor?

  /// Creates an effect with a style.
  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }

  /// Creates an effect with the usual style.
  public convenience override init() { self.init(style: .regular) }
}
