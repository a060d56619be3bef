/// The animation with which the status bar appears and disappears.
///
/// The raw values are the same as in UIKit.
public enum StatusBarAnimation: Int, Hashable, Sendable {
  /// No animation.
  case none
  /// The status bar fades.
  case fade
  /// The status bar slides.
  case slide
}
