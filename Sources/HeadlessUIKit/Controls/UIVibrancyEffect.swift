/// A visual effect for contents over a blur; it has no visible effect here.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
  /// The blur behind the contents; stored without effect.
  public let blurEffect: UIBlurEffect

  /// Creates an effect over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}
