/// The look of a date picker; the raw values are the same as in UIKit.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// The system chooses the look.
  case automatic = 0
  /// The picker has wheels.
  case wheels = 1
  /// The picker is a button that shows a calendar.
  case compact = 2
  /// The picker is a calendar.
  case inline = 3
}
