/// The way in which the system presents and dismisses a view; raw values are UIKit's.
public enum ModalTransitionStyle: Int, Hashable, Sendable {
  /// The view moves in from the lower side, and out again.
  case coverVertical
  /// The views are two sides of a card that turns; reported once (`notModelled`).
  case flipHorizontal
  /// The view fades in and out.
  case crossDissolve
  /// The screen is turned up like a page; reported once (`notModelled`).
  case partialCurl
}
