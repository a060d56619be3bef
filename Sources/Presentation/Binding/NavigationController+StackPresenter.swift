public import PresentationBinding

extension NavigationController: StackPresenter {
  /// Whether a gesture, such as a swipe back, has begun the running transition (N-63).
  public var presenterIsSteeredByUser: Bool { transitionCoordinator?.initiallyInteractive == true }

  /// Whether a gesture can still cancel the running push or pop, or has already canceled it.
  ///
  /// While this property is true, a bound path must not be read from `viewControllers`. After a
  /// cancellation, `viewControllers` is restored when the transition ends (N-66).
  public var presenterIsUndecided: Bool {
    let stack = showingStack
    guard let coordinator = stack.transitionCoordinator,
      (stack.runningTransition?.interactor as? SystemInteraction)?.willComplete != true
    else { return false }
    return (coordinator.isInteractive || coordinator.isCancelled)
      && coordinator.viewController(forKey: .to)?.parent === stack
  }

  /// Whether the top-most controller is appearing, because the stack has entered a window in this
  /// turn of the run loop.
  public var presenterIsEnteringWindow: Bool { isEnteringWindow }

  /// Observes the stack, until the returned object is deallocated.
  ///
  /// Calls `body` in these cases:
  ///
  /// - `viewControllers` has changed.
  /// - A push or pop has begun or ended.
  /// - A gesture stops or resumes controlling a push or pop.
  /// - The navigation controller joins a ``World``, for example because it gets a window.
  public func presenterObserveStack(_ body: @escaping @MainActor () -> Void) -> AnyObject? {
    if world == nil { bindingWorld = World.inUse }
    let listener = StackListener(body)
    listeners.append(WeakListener(listener: listener))
    return listener
  }

  /// Calls the closures that observe this navigation controller.
  ///
  /// Called in these cases:
  ///
  /// - `viewControllers` has changed.
  /// - A push or pop has begun or ended.
  /// - A gesture stops or resumes controlling a push or pop.
  /// - The navigation controller joins a ``World``, for example because it gets a window.
  package final func tellListeners() {
    guard !listeners.isEmpty else { return }
    listeners.removeAll { $0.listener == nil }
    for entry in listeners { entry.listener?.body() }
  }

  /// An object with a closure that observes the stack and the transitions of a navigation
  /// controller.
  final class StackListener {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
      self.body = body
    }
  }

  struct WeakListener {
    weak var listener: StackListener?
  }
}
