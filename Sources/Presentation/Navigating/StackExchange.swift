import PresentationLifecycle

/// The replacement of the shown controller of a stack by another controller.
struct StackExchange {
  /// The controller that disappears; nil if none was shown.
  let from: ViewController?
  /// The controller that appears; nil if the stack becomes empty.
  let to: ViewController?
  let direction: StackDirection
  let isAnimated: Bool

  /// The pushed or popped controller, and the kind of the transition: `pushed` or `popped`.
  var subject: (controller: ViewController, way: TraceEvent.TransitionKind)? {
    switch direction {
    case .push: to.map { ($0, .pushed) }
    case .pop: from.map { ($0, .popped) }
    }
  }
}
