public import Foundation
public import Presentation

/// A bar of buttons, usually at the bottom of a screen.
///
/// The bar stores its items but does not place them or their custom views. A test simulates a tap
/// with ``UIBarButtonItem/tap()``.
@preconcurrency @MainActor open class UIToolbar: View {
  /// The items, from left to right; nil if the bar has no items.
  open var items: [UIBarButtonItem]?
  /// The color of the bar; the value is stored but has no effect.
  public final var barTintColor: ViewColor?
  /// Whether the contents behind the bar are visible through the bar; the value is stored but has
  /// no effect.
  public final var isTranslucent = true

  /// Sets the items; the change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The intrinsic size of a toolbar: 44 points high, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 44)
  }
}
