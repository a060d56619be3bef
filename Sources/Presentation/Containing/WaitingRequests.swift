import PresentationLifecycle

/// The requests, such as a `present` or a push, that waited for a transition that has now ended.
@MainActor struct WaitingRequests {
  let world: World
  let requests: [Request]

  /// Resumes the requests in the order of ``requests`` (P-57a).
  ///
  /// If a navigation controller has further waiting operations, they are resumed after these
  /// requests.
  func resume() {
    if requests.isEmpty { return }
    var open: [NavigationController] = []
    for request in requests {
      guard let stack = stack(of: request), !open.contains(stack) else { continue }
      open.append(stack)
    }
    for request in requests {
      if request.stack == nil {
        world.judge(request, .queue)
      } else if let stack = stack(of: request), open.contains(stack), !stack.resumeFirst() {
        open.removeAll { $0 === stack }
      }
    }
    for stack in open { stack.resume() }
  }

  private func stack(of request: Request) -> NavigationController? {
    request.stack == nil ? nil : world.controller(request.receiver)?.navigation
  }
}

extension Blocker {
  /// Returns the running transition that makes a request wait, or that the request interrupts.
  ///
  /// Returns nil, for example, if the request waits for a change of tabs.
  @MainActor func transition(in world: World) -> TransitionContext? {
    switch self {
    case .transition(let id): world.running(id)
    case .stack: owner(in: world)?.navigation?.runningTransition
    case .tab: nil
    }
  }

  /// Returns the subject of the transition that makes a request wait, or that the request
  /// interrupts.
  ///
  /// The subject is the controller that is presented, dismissed, pushed, popped or selected. The
  /// result also contains the kind of its transition, such as `pushed`.
  @MainActor func subject(
    in world: World
  ) -> (controller: ViewController, way: TraceEvent.TransitionKind)? {
    switch self {
    case .transition(let id): world.running(id)?.subject
    case .stack: owner(in: world)?.navigation?.operationSubject
    case .tab: owner(in: world)?.tabbing?.incoming.map { ($0, .selected) }
    }
  }

  /// Returns the container, such as a navigation controller, that makes a request wait.
  @MainActor private func owner(in world: World) -> ViewController? {
    let owner: ControllerID? =
      switch self {
      case .transition: nil
      case .stack(let id): world.hierarchy.owner(of: id)
      case .tab(let id): world.hierarchy.tab(id)?.owner
      }
    return owner.flatMap { world.controller($0) }
  }
}
