public import Foundation
public import Presentation

/// An indicator that shows that work is in progress; nothing is drawn.
///
/// If ``hidesWhenStopped`` is true, which is the default, the view is hidden while the indicator is
/// stopped.
@preconcurrency @MainActor open class UIActivityIndicatorView: View {
  /// The size of the indicator; the raw values are the same as in UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// The usual size: 20 points.
    case medium = 100
    /// A larger size: 37 points.
    case large = 101

    /// An older name of `large`.
    @available(*, deprecated, renamed: "large")
    public static let whiteLarge = Style.large
    /// An older name of `medium`.
    @available(*, deprecated, renamed: "medium")
    public static let gray = Style.medium
  }

  /// The size of the indicator.
  public final var style = Style.medium {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the view is hidden while the indicator is stopped.
  public final var hidesWhenStopped = true {
    didSet { show() }
  }
  /// The color of the indicator; the value is stored but has no effect.
  public final var color: ViewColor?
  /// Whether the indicator is running.
  public private(set) final var isAnimating = false

  /// Creates an indicator with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show()
  }

  /// Creates an indicator whose size is determined by the style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Starts and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    show()
  }

  /// Stops the indicator; if ``hidesWhenStopped`` is true, hides the indicator.
  open func stopAnimating() {
    isAnimating = false
    show()
  }

  /// The size of the indicator: 20 x 20 points for `medium`, 37 x 37 points for `large`.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }

  private func show() { isHidden = hidesWhenStopped && !isAnimating }
}
