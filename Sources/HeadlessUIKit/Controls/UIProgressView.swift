public import Presentation

/// A bar for the progress of a task; nothing is drawn.
@preconcurrency @MainActor open class UIProgressView: View {
  /// The look of a bar; the raw values are the same as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// A bar between other contents.
    case `default` = 0
    /// A bar at the edge of another bar.
    case bar = 1
  }

  /// The look of the bar; the value is stored but has no effect.
  public final var progressViewStyle = Style.default
  /// The progress from 0 to 1; other values are clamped to this range.
  open var progress: Float = 0 {
    didSet { progress = min(1, max(0, progress)) }
  }
  /// The color of the filled part of the bar; the value is stored but has no effect.
  public final var progressTintColor: ViewColor?
  /// The color of the unfilled part of the bar; the value is stored but has no effect.
  public final var trackTintColor: ViewColor?

  /// Creates a bar with a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the progress immediately; the change is not animated.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
