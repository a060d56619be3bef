import PresentationLifecycle

/// Two controllers that change places in a stack.
struct StackExchange {
  /// The controller that disappears; nil when nothing was shown.
  let from: ViewController?
  /// The controller that appears; nil when the stack becomes empty.
  let to: ViewController?
  let direction: StackDirection
  let isAnimated: Bool

  /// The controller that enters or leaves the stack, and how.
  var subject: (controller: ViewController, way: TraceEvent.TransitionKind)? {
    switch direction {
    case .push: to.map { ($0, .pushed) }
    case .pop: from.map { ($0, .popped) }
    }
  }
}
