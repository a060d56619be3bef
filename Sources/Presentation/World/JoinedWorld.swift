import PresentationLifecycle

/// The reference of a controller or of a window's handle to its ``World``.
struct JoinedWorld {
  let world: World?
  fileprivate let unretained: Unretained<World>

  init(_ world: World?) { (self.world, unretained) = (world, Unretained(world)) }
}

extension ViewController {
  /// Calls `body` with the controller's world, which is not retained; returns nil without a world.
  ///
  /// `body` must not call code of the app, because the controller could leave the world.
  @_transparent @discardableResult
  final func withWorld<Result>(_ body: (World) -> Result?) -> Result? {
    joined.unretained.read(body)
  }

  /// Reads a value of the controller's state in the state machines; returns nil without a world.
  @_transparent
  final func read<Fact>(_ fact: (borrowing Hierarchy, ControllerID) -> Fact?) -> Fact? {
    guard let id = membership?.id else { return nil }
    return withWorld { fact($0.hierarchy, id) }
  }
}

extension View {
  /// Calls `body` with the world of the view's window, which is not retained; returns nil if the
  /// view is not in the window of a world.
  ///
  /// `body` must not call code of the app, because the window could be closed.
  @_transparent @discardableResult
  final func withWorld<Result>(_ body: (World) -> Result?) -> Result? {
    handleOfWindow?.joined.unretained.read(body)
  }
}
