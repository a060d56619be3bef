public import Foundation
import Presentation

/// A control with which the user chooses a date; a test simulates the user with ``choose(_:)``.
///
/// The picker has no visible contents.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The parts of a date that the user can choose; the raw values are the same as in UIKit.
  public enum Mode: Int, Hashable, Sendable {
    /// The hour and the minute.
    case time = 0
    /// The day, the month and the year.
    case date = 1
    /// The day, the hour and the minute.
    case dateAndTime = 2
    /// The hours and the minutes of a countdown.
    case countDownTimer = 3
    /// The month and the year.
    case yearAndMonth = 4
  }

  private var chosen = Date(timeIntervalSinceReferenceDate: CACurrentMediaTime())
  /// The chosen date, which is clamped to the range from ``minimumDate`` to ``maximumDate``.
  ///
  /// At first, the date is 2001-01-01 00:00:00 UTC plus the time of the virtual clock. Setting the
  /// date does not send `valueChanged`.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }
  /// The earliest date that can be chosen; nil for no limit.
  ///
  /// If both limits are set, and the earliest date is after the latest date, they are ignored.
  @exclusivity(unchecked) open var minimumDate: Date? {
    didSet { chosen = clamped(chosen) }
  }
  /// The latest date that can be chosen; nil for no limit.
  ///
  /// If both limits are set, and the earliest date is after the latest date, they are ignored.
  @exclusivity(unchecked) open var maximumDate: Date? {
    didSet { chosen = clamped(chosen) }
  }
  /// The parts of a date that the user can choose; the value is stored but has no effect.
  open var datePickerMode = Mode.dateAndTime
  /// The duration of a countdown in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The distance between the minutes that the user can choose; the value is stored but has no
  /// effect.
  open var minuteInterval = 1
  /// Whether dates are rounded to ``minuteInterval``; the value is stored but has no effect.
  open var roundsToMinuteInterval = true
  /// The language of the picker; nil for the user's language; the value is stored but has no
  /// effect.
  @exclusivity(unchecked) open var locale: Locale?
  /// The calendar of the picker; the value is stored but has no effect.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone of the picker; nil for the user's time zone; the value is stored but has no
  /// effect.
  @exclusivity(unchecked) open var timeZone: TimeZone?
  /// The preferred look of the picker; the value is stored but has no effect.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The look of the picker: the preferred look, or `compact` instead of `automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Sets the date; the change is not animated.
  open func setDate(_ date: Date, animated: Bool) { chosen = clamped(date) }

  /// Simulates that the user chooses a date, which sends `valueChanged`.
  ///
  /// If the date is not between ``minimumDate`` and ``maximumDate``, the picker chooses the nearest
  /// date in this range. The call has no effect if the picker is disabled, and while a transition
  /// turns user interaction off (P-66a).
  public final func choose(_ date: Date) {
    guard isEnabled, !clientWorld.isIgnoringInteractionEvents else { return }
    self.date = date
    sendActions(for: .valueChanged)
  }

  private func clamped(_ date: Date) -> Date {
    let earliest = minimumDate ?? .distantPast, latest = maximumDate ?? .distantFuture
    guard earliest <= latest else { return date }
    return min(latest, max(earliest, date))
  }
}
