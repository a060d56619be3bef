/// The role of a controller in a running `transition(from:to:)` of its parent (C-14).
enum ChildExchange {
  /// The view of the controller is removed at the end.
  case removes(Run)
  /// The view of the controller stays at the end.
  case shows(Run)

  /// The identity of one call of `transition(from:to:)`.
  final class Run {}

  var run: Run {
    switch self {
    case .removes(let run), .shows(let run): run
    }
  }
}

extension ViewController {
  /// Whether `transition(from:to:)` of the parent is replacing this controller.
  final var isExchangedOut: Bool { if case .removes = childExchange { true } else { false } }
}
