import PresentationLifecycle

/// The controllers of a ``World``, which are found by their identity.
///
/// The controllers are not retained. When the number of entries has doubled, the entries of
/// deallocated controllers are removed.
@MainActor final class Members {
  private let members = SlotTable<ControllerNode, Membership>()
  @exclusivity(unchecked) var names = ControllerNames()
  private var sweepAt = 64
  /// The number of entries, including those of deallocated controllers.
  private(set) var count = 0

  subscript(id: ControllerID) -> ViewController? { members[id]?.controller }

  /// The controllers that are still alive, in the order of their identities.
  var alive: [ViewController] {
    var alive: [ViewController] = []
    for member in members.values {
      if let controller = member.controller { alive.append(controller) }
    }
    return alive
  }

  func insert(_ member: Membership) {
    members.insert(member, at: member.id)
    count += 1
  }

  /// Removes a controller that has left the world.
  ///
  /// The name of the removed controller may be given to another controller.
  func remove(_ id: ControllerID) {
    if members.take(id) != nil { count -= 1 }
    names.mayBeFree()
  }

  /// Removes the entries of deallocated controllers, and returns the identities of these
  /// controllers.
  ///
  /// Does nothing until the number of entries has doubled since the last removal.
  func sweep() -> [ControllerID] {
    guard count >= sweepAt else { return [] }
    var gone: [ControllerID] = []
    for member in members.values where member.controller == nil {
      gone.append(member.id)
      members.take(member.id)
    }
    count -= gone.count
    sweepAt = max(64, 2 * count)
    return gone
  }

  func releaseAll() {
    for controller in alive { controller.leaveWorld() }
    members.removeAll()
  }
}
