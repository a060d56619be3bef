/// What an operation on a stack asks for (N-20 to N-31).
package enum StackOperation: Hashable, Sendable {
  case push(ControllerID)
  case pop
  case popTo(ControllerID)
  case popToRoot
  case set([ControllerID])

  /// The stack afterwards.
  package func result(on controllers: [ControllerID]) -> [ControllerID] {
    switch self {
    case .push(let controller): controllers + [controller]
    case .pop: controllers.count > 1 ? controllers.dropLast() : controllers
    case .popTo(let controller):
      controllers.firstIndex(of: controller).map { Array(controllers[...$0]) } ?? controllers
    case .popToRoot: Array(controllers.prefix(1))
    case .set(let new): new
    }
  }
}

/// Which way an operation goes, as the delegate hears it (N-28).
package enum StackDirection: Hashable, Sendable, CaseIterable {
  case push
  case pop
}
