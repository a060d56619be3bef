public import Presentation

extension NavigationController {
  /// The recognizer of the back swipe from the edge, which `stage.user.swipeBack()` performs.
  ///
  /// If the recognizer is disabled, no swipe begins. Its initial delegate applies the conditions of
  /// N-60. With another delegate, only that delegate's `gestureRecognizerShouldBegin` decides.
  /// Without a delegate, every swipe may begin. In all these cases, no swipe begins during a
  /// transition, or if the delegate of the stack animates pops (N-61). A swipe at the root has no
  /// effect in this package and is reported as `swipedAtRoot`, because on a device the stack would
  /// lose the next push (N-62).
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? {
    attachments.find { EdgeSwipe(of: self) }.recognizer
  }
}

/// The recognizer of a stack, which is its own delegate until a client sets another delegate.
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

  /// The condition of N-60 that prevents a swipe; nil if the swipe may begin.
  private var guardsOfSwipe: String? {
    guard let stack else { return "its stack is gone" }
    return stack.objectionOfSwipeGuards
  }

  /// Returns whether N-60 permits the swipe; a client may call this delegate method, too.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guardsOfSwipe == nil
  }
}
