/// The choice of the world for calls that name no world, such as `View.animate`.
extension World {
  /// The world of the innermost `use(_:)`, else the world of the open stage.
  ///
  /// Nil if the caller has no open stage, or has several open stages.
  static var inUse: World? {
    if let scoped { return scoped }
    guard case .one(let world) = open.meaning else { return nil }
    return world
  }

  /// The worlds of the open stages that a call of the caller could mean; nil if there are none.
  static var possible: [World]? {
    switch open.meaning {
    case .one(let world): [world]
    case .several(let worlds): worlds
    case .elsewhere, .none: nil
    }
  }

  /// Returns the world in which a call begins work, such as an animation.
  ///
  /// If the world is not clear, returns the main world, whose time does not move. The call is then
  /// reported as an issue with the code `noWorld`. The place of the report depends on the reason:
  ///
  /// - Several stages are open: each of these stages reports the call, immediately and when the
  ///   stage is closed.
  /// - No stage is open: the next stage that the test opens reports the call.
  /// - Only other tasks have open stages: the main world reports the call.
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

  /// The world of the only open stage; nil if no stage or several stages are open.
  package static var onlyOpen: World? { open.only }

  /// Makes this world available to calls that name no world, such as `View.animate`, until the
  /// returned token is closed or released.
  package func open() -> WorldOpening {
    let opening = Self.open.open(self)
    for call in Self.open.takeEarly() {
      strays.append(call)
      report(Issues.noWorldYet(call))
    }
    return opening
  }
}
