import PresentationLifecycle

/// Two controllers that change places in a stack.
struct StackExchange {
  /// Who goes; nil when nothing was shown.
  let from: ViewController?
  /// Who comes; nil when the stack becomes empty.
  let to: ViewController?
  let direction: StackDirection
  let isAnimated: Bool

  /// Whom it is about: the one that enters or leaves.
  var subject: (controller: ViewController, way: TraceEvent.TransitionKind)? {
    switch direction {
    case .push: to.map { ($0, .pushed) }
    case .pop: from.map { ($0, .popped) }
    }
  }
}
