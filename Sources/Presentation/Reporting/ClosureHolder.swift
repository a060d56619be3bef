/// An object with a closure of the app, which may capture the controller that keeps the object
/// alive.
///
/// When a test closes its stage, the stage releases the closures of each controller that is still
/// alive. If this deallocates the controller, the controller was in a cycle of strong references
/// through one of its closures.
@MainActor package protocol ClosureHolder: AnyObject {
  /// The description of the closure in messages, such as `the handler of the action "Discard"`.
  var closureName: String { get }

  /// Releases the closure; the object does not call it any more.
  func releaseClosure()
}

/// An object that keeps closure holders alive, such as a bar with its buttons.
@MainActor package protocol ClosureSource: AnyObject {
  /// The objects that hold the closures.
  var closureHolders: [any ClosureHolder] { get }
}

extension ViewController: ClosureSource {
  /// The controller's own closure holders, such as an alert's actions, and the closure holders in
  /// its navigation item.
  package final var closureHolders: [any ClosureHolder] {
    ownClosureHolders + (madeNavigationItem?.closureHolders ?? [])
  }
}
