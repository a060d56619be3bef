public import Presentation

extension NavigationController {
  /// The recognizer of the edge swipe back, which `stage.user.swipeBack()` performs.
  ///
  /// If the recognizer is disabled, no swipe begins. Its initial delegate applies the conditions of
  /// N-60; with another delegate, only that delegate's `gestureRecognizerShouldBegin` decides, and
  /// without a delegate every swipe may begin. During a transition no swipe begins in any case. A
  /// swipe at the root is reported as `swipedAtRoot` and does nothing, where a device would lose
  /// the next push (N-62). If the delegate of the stack animates pops, no swipe begins in any case
  /// (N-61).
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? {
    attachments.find { EdgeSwipe(of: self) }.recognizer
  }
}

/// The recognizer of a stack; also the recognizer's delegate until a client sets another one.
@MainActor private final class EdgeSwipe: UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var stack: NavigationController?

  init(of stack: NavigationController) {
    self.stack = stack
    recognizer.edges = .left
    recognizer.delegate = self
    stack.swipeGuards = { [weak self] in self?.objection }
  }

  private var objection: String? {
    guard recognizer.isEnabled else { return "its gesture recognizer is not enabled" }
    guard let delegate = recognizer.delegate else { return nil }
    if delegate === self { return guardsOfSwipe }
    return delegate.gestureRecognizerShouldBegin(recognizer)
      ? nil : "its gesture recognizer's delegate refuses"
  }

  /// The reason of N-60 against a swipe; nil if the swipe may begin.
  private var guardsOfSwipe: String? {
    guard let stack else { return "its stack is gone" }
    return stack.objectionOfSwipeGuards
  }

  /// Returns whether N-60 permits the swipe, for a client that calls this delegate itself.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guardsOfSwipe == nil
  }
}
