/// A visual effect for contents in front of a blur; nothing is drawn.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
  /// The blur behind the contents; the value is stored but has no effect.
  public let blurEffect: UIBlurEffect

  /// Creates an effect for contents in front of a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Creates an effect for one kind of contents in front of a blur; the kind has no effect.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}
