import Foundation
public import Presentation

/// A control whose value the user changes by dragging a finger.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value of the slider, which is clamped to the range from `minimumValue` to `maximumValue`.
  open var value: Float = 0 {
    didSet { value = min(maximumValue, max(minimumValue, value)) }
  }
  /// The value at the left end of the slider; 0 by default.
  public final var minimumValue: Float = 0 {
    didSet { setValue(value, animated: false) }
  }
  /// The value at the right end of the slider; 1 by default.
  public final var maximumValue: Float = 1 {
    didSet { setValue(value, animated: false) }
  }
  /// Whether the slider sends `valueChanged` while the finger moves.
  ///
  /// If the property is false, the slider sends the event only when the finger is lifted.
  public final var isContinuous = true
  /// The color of the track on the left of the thumb; the value is stored but has no effect.
  public final var minimumTrackTintColor: ViewColor?
  /// The color of the track on the right of the thumb; the value is stored but has no effect.
  public final var maximumTrackTintColor: ViewColor?
  /// The color of the thumb; the value is stored but has no effect.
  public final var thumbTintColor: ViewColor?

  private var images: [ImagePlace: [UInt: UIImage]] = [:]
  /// A part of the slider that can have an image.
  private enum ImagePlace: Hashable { case thumb, minimum, maximum }

  /// Sets the image of the thumb for a state; nothing is drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images[.thumb, default: [:]][state.rawValue] = image
  }

  /// Returns the image of the thumb for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? {
    images[.thumb]?[state.rawValue]
  }

  /// Sets the image of the track on the left of the thumb for a state; nothing is drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[.minimum, default: [:]][state.rawValue] = image
  }

  /// Returns the image of the track on the left of the thumb for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images[.minimum]?[state.rawValue]
  }

  /// Sets the image of the track on the right of the thumb for a state; nothing is drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[.maximum, default: [:]][state.rawValue] = image
  }

  /// Returns the image of the track on the right of the thumb for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images[.maximum]?[state.rawValue]
  }

  /// Returns the rectangle of the track; by default a line of 4 points in the middle.
  ///
  /// Nothing is drawn. The package does not call the methods about the places of parts.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }

  /// Returns the rectangle of the thumb: a square of 31 points at the place of a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let length = maximumValue - minimumValue
    let share = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    let side: CGFloat = 31
    return CGRect(
      x: rect.minX + share * (rect.width - side), y: rect.midY - side / 2, width: side,
      height: side)
  }

  /// Sets the value immediately; the change is not animated.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Sets `value` to the value at the position of the finger.
  ///
  /// If ``isContinuous`` is true, the method also sends `valueChanged`.
  open override func continueTracking(_ touch: Touch, with event: ViewEvent?) -> Bool {
    let share = touch.location(in: self).x / max(1, bounds.width)
    value = minimumValue + Float(share) * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
    return super.continueTracking(touch, with: event)
  }

  /// The slider also keeps its touches from recognizers of pans along the slider.
  override func keepsTouch(from recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else {
      return super.keepsTouch(from: recognizer)
    }
    let way = pan.translation(in: self)
    return abs(way.x) >= abs(way.y)
  }

  /// Sends `valueChanged` if ``isContinuous`` is false.
  open override func endTracking(_ touch: Touch?, with event: ViewEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}
