/// How a controller wants to be presented; raw values are UIKit's.
public enum ModalPresentationStyle: Int, Hashable, Sendable {
  /// Covers the screen; the presenter's view is removed while it is up (P-32).
  case fullScreen = 0
  /// A card over the presenter, which stays and hears nothing (P-32).
  case pageSheet = 1
  /// What the transitioning delegate's presentation controller makes of it (P-25).
  case custom = 4
}
