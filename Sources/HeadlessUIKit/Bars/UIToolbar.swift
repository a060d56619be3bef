public import Foundation
public import Presentation

/// A bar of buttons, usually at the bottom of a screen.
///
/// The bar stores its items but does not place them or their custom views. A test simulates a tap
/// with ``UIBarButtonItem/tap()``.
@preconcurrency @MainActor open class UIToolbar: View {
  /// The items, from left to right; nil if the bar has no items.
  @exclusivity(unchecked) open var items: [UIBarButtonItem]?
  /// The delegate; never called, because bars are not drawn.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The color of the bar; the value is stored but has no effect.
  open var barTintColor: ViewColor?
  /// Whether the contents behind the bar are visible through the bar; the value is stored but has
  /// no effect.
  open var isTranslucent = true
  /// The style of the bar; the value is stored but has no effect.
  open var barStyle = UIBarStyle.default
  /// The look of the bar; the value is stored but has no effect.
  public final lazy var standardAppearance = UIToolbarAppearance()
  /// The look of the bar at a small height; the value is stored but has no effect.
  public final var compactAppearance: UIToolbarAppearance?
  /// The look of the bar while the contents are scrolled to their end; the value is stored but has
  /// no effect.
  public final var scrollEdgeAppearance: UIToolbarAppearance?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  /// Stores a background image for the bar; the image is not drawn, and the position has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Returns the background image that was stored for the given metrics; nil if none was stored.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics] }

  /// Stores the image at the edge of the bar; the image is not drawn.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
  }

  /// Returns the image that was stored for the edge of the bar; nil if none was stored.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  /// Sets the items; the change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The intrinsic size of a toolbar: 44 points high, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 44)
  }
}

extension UIToolbar: UIBarPositioning {
  /// The position of the bar: the lower side of the screen.
  public final var barPosition: UIBarPosition { .bottom }
}
