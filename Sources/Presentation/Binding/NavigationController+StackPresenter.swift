public import PresentationBinding

extension NavigationController: StackPresenter {
  /// Whether a gesture controlled the running transition when the transition began (N-63).
  public var presenterIsSteeredByUser: Bool { transitionCoordinator?.initiallyInteractive == true }

  /// Calls `body` whenever the stack changes.
  ///
  /// The calls end when the returned object is deallocated.
  public func presenterObserveStack(_ body: @escaping @MainActor () -> Void) -> AnyObject? {
    if world == nil { bindingWorld = World.inUse }
    let listener = StackListener(body)
    listeners.append(WeakListener(listener: listener))
    return listener
  }

  /// Calls the listeners.
  ///
  /// Called when `viewControllers` has changed, when a push or pop has ended, and when the stack
  /// joins a ``World``.
  final func tellListeners() {
    guard !listeners.isEmpty else { return }
    listeners.removeAll { $0.listener == nil }
    for entry in listeners { entry.listener?.body() }
  }

  /// A listener that is called when a stack changes.
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
