#if os(iOS) || os(tvOS) || os(visionOS)
  public import UIKit

  extension UINavigationController: StackPresenter {
    /// Whether a swipe, or another gesture, has begun the transition that runs.
    public var presenterIsSteeredByUser: Bool {
      transitionCoordinator?.initiallyInteractive == true
    }

    /// Observes the stack from inside the controller on top.
    public func presenterObserveStack(_ body: @escaping @MainActor () -> Void) -> AnyObject? {
      let listener = StackListener(of: self, body)
      listener.follow()
      return listener
    }
  }
#endif
