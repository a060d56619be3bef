/// An effect that would let contents shine through a blur.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
  /// The blur below; kept.
  public let blurEffect: UIBlurEffect

  /// Creates an effect over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}
