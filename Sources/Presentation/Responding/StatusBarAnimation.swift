/// The animation of the status bar when it appears and disappears; raw values are UIKit's.
public enum StatusBarAnimation: Int, Hashable, Sendable {
  /// The change is immediate.
  case none
  /// By fading.
  case fade
  /// By sliding.
  case slide
}
