public import Foundation
public import Presentation

/// A view that would show that something takes its time; hidden until it is started.
@preconcurrency @MainActor open class UIActivityIndicatorView: View {
  /// The size of the indicator; raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable {
    /// The usual size: 20 points.
    case medium = 100
    /// A larger one: 37 points.
    case large = 101
  }

  /// The size.
  public final var style = Style.medium {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the view is hidden while it is stopped.
  public final var hidesWhenStopped = true {
    didSet { show() }
  }
  /// The color; kept.
  public final var color: ViewColor?
  /// Whether the indicator runs.
  public private(set) final var isAnimating = false

  /// Creates an indicator at a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show()
  }

  /// Creates an indicator of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Starts and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    show()
  }

  /// Stops the indicator, and hides it if it is to.
  open func stopAnimating() {
    isAnimating = false
    show()
  }

  /// A square of 20 or 37 points.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  private func show() { isHidden = hidesWhenStopped && !isAnimating }
}
