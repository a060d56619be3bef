/// The animation with which the system presents and dismisses a controller.
///
/// The raw values are the same as in UIKit. The first use of a style that is not modeled reports an
/// issue with the code `notModelled`.
public enum ModalTransitionStyle: Int, Hashable, Sendable {
  /// The view slides up from the bottom of the screen, and slides down when it is dismissed.
  case coverVertical
  /// The two views are the sides of a card that turns over; not modeled.
  case flipHorizontal
  /// The view fades in and out.
  case crossDissolve
  /// The presenter's view curls up like the page of a book; not modeled.
  case partialCurl
}
