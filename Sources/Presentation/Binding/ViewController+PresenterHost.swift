import PresentationBinding

/// What the package's world adds to the ways of a device: its own clock, its ledger, its trace.
extension ViewController {
  /// Runs `body` in the next turn's drain; never if the screen has not joined a world.
  ///
  /// Its presenters look again when it enters a window, which is when it joins.
  public func later(_ body: @escaping @MainActor () -> Void) {
    world?.clock.async("update", body)
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
    guard let world else { return }
    world.remember(presenter)
    guard world.recorder.isOn else { return }
    world.recorder.note(change(), by: presenter.name, at: world.recorder.mark(at: world.clock))
  }
}
