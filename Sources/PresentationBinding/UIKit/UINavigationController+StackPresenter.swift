#if os(iOS) || os(tvOS) || os(visionOS)
  public import UIKit

  extension UINavigationController: StackPresenter {
    /// Whether a gesture, such as a swipe back, has begun the running transition.
    public var presenterIsSteeredByUser: Bool {
      transitionCoordinator?.initiallyInteractive == true
    }

    /// Whether the path must not be read yet, because a gesture can still cancel the running push
    /// or pop, or has canceled it.
    ///
    /// After a cancellation, `viewControllers` is restored when the transition ends (N-66).
    public var presenterIsUndecided: Bool {
      guard let coordinator = transitionCoordinator else { return false }
      return (coordinator.isInteractive || coordinator.isCancelled)
        && coordinator.viewController(forKey: .to)?.parent === self
    }

    /// Observes the stack with an invisible child of the top-most controller.
    ///
    /// Calls `body` in these cases:
    ///
    /// - The top-most controller has appeared, begins to disappear, or has disappeared.
    /// - A gesture stops or resumes controlling a push or pop.
    public func presenterObserveStack(_ body: @escaping @MainActor () -> Void) -> AnyObject? {
      let listener = StackListener(of: self, body)
      listener.follow()
      return listener
    }
  }
#endif
