import Foundation
public import Presentation

/// A control with a number that a finger changes.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The number, between the limits.
  open var value: Float = 0 {
    didSet { value = min(maximumValue, max(minimumValue, value)) }
  }
  /// The number at the left side; 0 at first.
  public final var minimumValue: Float = 0 {
    didSet { setValue(value, animated: false) }
  }
  /// The number at the right side; 1 at first.
  public final var maximumValue: Float = 1 {
    didSet { setValue(value, animated: false) }
  }
  /// Whether `valueChanged` is sent while the finger moves, and not only at its end.
  public final var isContinuous = true
  /// The color on the left of the thumb; kept.
  public final var minimumTrackTintColor: ViewColor?
  /// The color on the right of the thumb; kept.
  public final var maximumTrackTintColor: ViewColor?
  /// The color of the thumb; kept.
  public final var thumbTintColor: ViewColor?

  /// Sets the number, at once: nothing is drawn.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Moves the number to the finger.
  open override func continueTracking(_ touch: Touch, with event: ViewEvent?) -> Bool {
    let share = touch.location(in: self).x / max(1, bounds.width)
    value = minimumValue + Float(share) * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
    return super.continueTracking(touch, with: event)
  }

  /// Sends `valueChanged`, if it was not sent before.
  open override func endTracking(_ touch: Touch?, with event: ViewEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}
