/// The method through which the invisible views of presenters use the clock of a view's ``World``.
extension View {
  /// Calls `body` in the next turn of the main run loop.
  ///
  /// Does nothing if the world has ended.
  final func inNextTurn(_ body: @escaping @MainActor () -> Void) {
    let world = world
    if !world.isEnded { world.clock.async("update", body) }
  }
}
