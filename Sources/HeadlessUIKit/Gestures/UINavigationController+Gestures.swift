public import Presentation

extension NavigationController {
  /// The recogniser of the edge swipe back, which `stage.user.swipeBack()` carries out.
  ///
  /// Switched off, it holds the swipe. Its delegate holds the guards of N-60: with another one, or
  /// none, that one's `gestureRecognizerShouldBegin` decides alone. A swipe that it lets through
  /// while a transition runs still does not begin. One at the root is reported as `swipedAtRoot`
  /// and does nothing, where a device would lose the next push (N-62). A delegate of the stack that
  /// animates pops holds the swipe all the same (N-61).
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? {
    attachments.find { EdgeSwipe(of: self) }.recognizer
  }
}

/// The recogniser of a stack, and the delegate that it has unless a client sets another one.
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
    guard recognizer.isEnabled else { return "its recogniser is not enabled" }
    guard let delegate = recognizer.delegate else { return nil }
    if delegate === self { return guardsOfSwipe }
    return delegate.gestureRecognizerShouldBegin(recognizer)
      ? nil : "the delegate of its recogniser does not let it"
  }

  /// The reason of N-60 against a swipe; nil lets it begin.
  private var guardsOfSwipe: String? {
    guard let stack else { return "its stack is gone" }
    return stack.objectionOfSwipeGuards
  }

  /// The guards of N-60, for a client that keeps this delegate and asks it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guardsOfSwipe == nil
  }
}
