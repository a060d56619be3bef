/// The world that is used by calls that name no world, such as `View.animate`.
extension World {
  /// The world of the innermost `use(_:)`, else the world of the open stage.
  ///
  /// Nil if there is no open stage for this code, or more than one.
  static var inUse: World? {
    if let scoped { return scoped }
    guard case .one(let world) = open.meaning else { return nil }
    return world
  }

  /// Returns the world in which a call begins work, such as an animation.
  ///
  /// If several open stages are possible, the main world is returned, whose time does not move.
  /// Each of these stages reports the call (`noWorld`), and names it again when it closes. A call
  /// before the test opens a stage is reported when the stage opens. A call in a task without a
  /// stage, while other tasks have open stages, is reported by the main world's reporter.
  package static func acting(_ call: String) -> World {
    if let scoped { return scoped }
    switch open.meaning {
    case .one(let world): return world
    case .none:
      open.noteEarly(call)
      return main
    case .elsewhere:
      open.noteEarly(call)
      main.report(Issues.foreignTask(call))
      return main
    case .several(let worlds):
      for world in worlds {
        world.strays.append(call)
        world.report(Issues.severalWorlds(call, count: worlds.count))
      }
      return main
    }
  }

  /// Lets calls that name no world use this world, until the returned token is closed or released.
  package func open() -> WorldOpening {
    let opening = Self.open.open(self)
    for call in Self.open.takeEarly() {
      strays.append(call)
      report(Issues.noWorldYet(call))
    }
    return opening
  }
}
