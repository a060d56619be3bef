public import PresentationBinding

extension NavigationController: StackPresenter {
  /// Whether an interaction has begun the transition that runs (N-63).
  public var presenterIsSteeredByUser: Bool { transitionCoordinator?.initiallyInteractive == true }

  /// Listens to the stack itself.
  public func presenterObserveStack(_ body: @escaping @MainActor () -> Void) -> AnyObject? {
    if world == nil { bindingWorld = World.inUse }
    let listener = StackListener(body)
    listeners.append(WeakListener(listener: listener))
    return listener
  }

  /// The stack has changed, or begins or ends to show another controller.
  final func tellListeners() {
    guard !listeners.isEmpty else { return }
    listeners.removeAll { $0.listener == nil }
    for entry in listeners { entry.listener?.body() }
  }

  /// A listener for changes of a stack.
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
