public import PresentationBinding

extension NavigationController: StackPresenter {
  /// Whether a gesture has begun the running transition (N-63).
  public var presenterIsSteeredByUser: Bool { transitionCoordinator?.initiallyInteractive == true }

  /// Calls `body` whenever the stack changes, as long as the returned object is kept.
  public func presenterObserveStack(_ body: @escaping @MainActor () -> Void) -> AnyObject? {
    if world == nil { bindingWorld = World.inUse }
    let listener = StackListener(body)
    listeners.append(WeakListener(listener: listener))
    return listener
  }

  /// Calls the listeners when the controllers of the stack have changed, or when an exchange of the
  /// shown controller begins or ends.
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
