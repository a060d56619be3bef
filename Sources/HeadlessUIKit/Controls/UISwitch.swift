public import Foundation
public import Presentation

/// A control that is on or off; a tap toggles the control and sends `valueChanged`.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The color of the switch while it is on; the value is stored but has no effect.
  public final var onTintColor: ViewColor?
  /// The color of the thumb; the value is stored but has no effect.
  public final var thumbTintColor: ViewColor?

  /// Creates a switch at the origin of a frame; the size of a switch is always 51 x 31 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Sets whether the switch is on; the change is not animated.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size of a switch: 51 x 31 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  /// If the finger is inside the switch, toggles the switch and sends `valueChanged`.
  open override func endTracking(_ touch: Touch?, with event: ViewEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
