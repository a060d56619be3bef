public import Presentation

/// A bar for the progress of a task; nothing is drawn.
@preconcurrency @MainActor open class UIProgressView: View {
  /// The progress from 0 to 1; other values are clamped to this range.
  open var progress: Float = 0 {
    didSet { progress = min(1, max(0, progress)) }
  }
  /// The color of the filled part of the bar; the value is stored but has no effect.
  public final var progressTintColor: ViewColor?
  /// The color of the unfilled part of the bar; the value is stored but has no effect.
  public final var trackTintColor: ViewColor?

  /// Sets the progress immediately; the change is not animated.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
