/// The world that calls act in that name none, such as `View.animate`.
extension World {
  /// The innermost `use(_:)`, else the open stage's world that is meant; nil if there is none, or
  /// more than one.
  static var inUse: World? {
    if let scoped { return scoped }
    guard case .one(let world) = open.meaning else { return nil }
    return world
  }

  /// The world in which a call begins work, such as an animation.
  ///
  /// A call that could mean several open stages acts in the main world, whose time does not move:
  /// it is reported in each of them (`noWorld`), and they name it when they close. A call before
  /// its test opens a stage is reported when the stage opens; one in a task without a stage, while
  /// other stages are open, by the main world's reporter.
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

  /// Lets calls that name no world act in this one, until the opening is closed or released.
  package func open() -> WorldOpening {
    let opening = Self.open.open(self)
    for call in Self.open.takeEarly() {
      strays.append(call)
      report(Issues.noWorldYet(call))
    }
    return opening
  }
}
