import PresentationBinding

/// What the package's world adds to the ways of a device: its own clock, its ledger, its trace.
extension ViewController {
  /// Keeps `presenter` until the next drain, and updates it there; those of one drain in the order
  /// in which they first asked.
  ///
  /// False for a screen that has not joined a world, which it does when it enters a window.
  public func schedule(_ presenter: any AttachedPresenter) -> Bool {
    world?.schedule(presenter) ?? false
  }

  /// Runs `body`; what it requests is `presenter`'s.
  public func act(for presenter: AnyObject, _ body: () -> Void) {
    guard let world else { return body() }
    let outer = world.actor
    world.actor = presenter
    body()
    world.actor = outer
  }

  /// Records the change at the presenter's name.
  public func note(_ change: () -> String, by presenter: any AttachedPresenter) {
    if let world { world.recorder.note(change(), by: presenter.name, at: world.clock) }
  }
}
