public import Foundation
public import Presentation

/// A control with a minus button on the left and a plus button on the right.
///
/// A tap on a button changes the value by ``stepValue`` and sends `valueChanged`.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value, which is clamped to the range from `minimumValue` to `maximumValue`.
  open var value: Double = 0 {
    didSet { value = min(maximumValue, max(minimumValue, value)) }
  }
  /// The smallest value; 0 by default.
  ///
  /// A value that is not below ``maximumValue`` raises an issue and changes nothing.
  open var minimumValue: Double = 0 {
    didSet { hasRange("minimumValue") ? clamp() : (minimumValue = oldValue) }
  }
  /// The largest value; 100 by default.
  ///
  /// A value that is not above ``minimumValue`` raises an issue and changes nothing.
  open var maximumValue: Double = 100 {
    didSet { hasRange("maximumValue") ? clamp() : (maximumValue = oldValue) }
  }
  /// The difference by which a tap changes the value; 1 by default.
  ///
  /// A step that is not above zero raises an issue and changes nothing.
  public final var stepValue: Double = 1 {
    didSet {
      guard !(stepValue > 0) else { return }
      eventWorld.report(
        Issues.illegalValue(
          "The stepValue \(stepValue) of \(self) is not above zero.",
          advice: "Set a stepValue above zero."))
      stepValue = oldValue
    }
  }
  /// Whether a step beyond the largest value sets the smallest value, and the other way around.
  public final var wraps = false
  /// Whether the value keeps changing while a finger presses a button; the value is stored but has
  /// no effect.
  public final var autorepeat = true
  /// Whether each change of an autorepeat sends `valueChanged`; the value is stored but has no
  /// effect.
  public final var isContinuous = true

  /// Creates a stepper at the origin of a frame; the size of a stepper is always 94 x 32 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The size of a stepper: 94 x 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// If the finger is inside the stepper, changes the value by one step.
  ///
  /// A finger in the left half subtracts a step, and a finger in the right half adds a step. If the
  /// value changes, the method sends `valueChanged`.
  open override func endTracking(_ touch: Touch?, with event: ViewEvent?) {
    super.endTracking(touch, with: event)
    guard let place = touch?.location(in: self), bounds.contains(place) else { return }
    let old = value
    let wanted = value + (place.x < bounds.midX ? -stepValue : stepValue)
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    if value != old { sendActions(for: .valueChanged) }
  }

  /// Returns whether the minimum is below the maximum; raises an issue for `property` if it is not.
  private func hasRange(_ property: String) -> Bool {
    if minimumValue < maximumValue { return true }
    eventWorld.report(
      Issues.illegalValue(
        """
        After \(property) of \(self) was set, the minimum \(minimumValue) is not below the maximum \
        \(maximumValue).
        """,
        advice: "Set a minimum below the maximum; to move both, set the outer bound first."))
    return false
  }

  private func clamp() {
    let unclamped = value
    value = unclamped
  }
}
