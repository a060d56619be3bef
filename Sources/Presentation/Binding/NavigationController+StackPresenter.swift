public import PresentationBinding

extension NavigationController: StackPresenter {
  /// Whether a gesture controlled the running transition when the transition began (N-63).
  public var presenterIsSteeredByUser: Bool { transitionCoordinator?.initiallyInteractive == true }

  /// Whether a gesture can still cancel the running push or pop, or has canceled it.
  public var presenterIsUndecided: Bool {
    guard let coordinator = transitionCoordinator,
      (runningTransition?.interactor as? SystemInteraction)?.willComplete != true
    else { return false }
    return (coordinator.isInteractive || coordinator.isCancelled)
      && coordinator.viewController(forKey: .to)?.parent === self
  }

  /// Calls `body` whenever `viewControllers` has changed, whenever a push or pop has ended, and
  /// whenever a gesture stops controlling a push or pop.
  ///
  /// The calls end when the returned object is deallocated.
  public func presenterObserveStack(_ body: @escaping @MainActor () -> Void) -> AnyObject? {
    if world == nil { bindingWorld = World.inUse }
    let listener = StackListener(body)
    listeners.append(WeakListener(listener: listener))
    return listener
  }

  /// Calls the closures that observe this navigation controller.
  ///
  /// Called when `viewControllers` has changed, when a push or pop has ended, when a gesture stops
  /// or resumes controlling a push or pop, and when the navigation controller joins a ``World``.
  final func tellListeners() {
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
