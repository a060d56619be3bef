public import Presentation

/// A bar that would show a progress.
@preconcurrency @MainActor open class UIProgressView: View {
  /// The progress, clamped to 0...1.
  open var progress: Float = 0 {
    didSet { progress = min(1, max(0, progress)) }
  }
  /// The color of the part that is done; kept.
  public final var progressTintColor: ViewColor?
  /// The color of the rest; kept.
  public final var trackTintColor: ViewColor?

  /// Sets the progress, at once: nothing is drawn.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
