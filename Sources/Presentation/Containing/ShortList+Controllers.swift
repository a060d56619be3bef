import PresentationLifecycle

extension ShortList<ViewController> {
  /// Creates a list of the controllers with the given identities; deallocated controllers are left
  /// out.
  @MainActor init(_ ids: [ControllerID], in world: World) {
    self.init()
    for id in ids {
      if let controller = world.controller(id) { append(controller) }
    }
  }
}
