import PresentationLifecycle

/// The mistakes of operations on stacks that are reported.
extension World {
  /// An operation waits for the one that runs (N-46).
  func noteNested(_ request: Request, in id: StackID) {
    guard system.reportsNestedOperations, let stack = stack(id),
      case .stack(let operation, _) = request.kind
    else { return }
    stack.nested.append(request.ticket)
    let way: TraceEvent.Way = if case .push = operation { .pushed } else { .popped }
    report(Issues.nested(way.noun), at: stack.subject)
  }

  /// The operation that has ended was asked for while another one ran (N-46).
  func reportNestedEnd(_ stack: NavigationController) {
    guard let index = stack.nested.firstIndex(where: { $0 == stack.operation?.ticket }) else {
      return
    }
    stack.nested.remove(at: index)
    report(Issues.unexpectedEnd(), at: stack.subject)
  }

  /// Where UIKit raises (N-23 to N-25).
  func complain(_ request: Request, _ arrival: Admission.Arrival) {
    guard case .stack(let operation, let id) = request.kind, let stack = stack(id) else { return }
    let mistake: StackMistake? =
      switch arrival {
      case .popToMissing: .popToMissing
      case .pushRepeated: .pushRepeated
      case .setRepeated: .setRepeated
      default: nil
      }
    guard let mistake else { return }
    let names = operation.elements.map { controller($0)?.printed ?? "" }
    report(Issues.stack(mistake, stack.printed, with: names), at: stack.subject)
  }

  /// The name of a controller in the trace.
  func word(_ id: ControllerID) -> Word { (controller(id)?.subject ?? .world).name }
}
