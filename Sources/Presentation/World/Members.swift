import PresentationLifecycle

/// The controllers of a world, by identity, without keeping them alive.
///
/// A controller that nobody else holds is gone at once; its place is swept when the table has
/// doubled, so the cost per join stays constant.
@MainActor struct Members {
  private var members: [Membership?] = []
  private var namesakes: [String: Int] = [:]
  private var sweepAt = 64
  private var count = 0

  subscript(id: ControllerID) -> ViewController? {
    let index = Int(id.index)
    guard index < members.count, let member = members[index],
      member.id.generation == id.generation
    else { return nil }
    return member.controller
  }

  /// Every controller that is still alive, in order of identity.
  var alive: [ViewController] {
    var alive: [ViewController] = []
    for member in members {
      if let controller = member?.controller { alive.append(controller) }
    }
    return alive
  }

  mutating func insert(_ member: Membership) {
    let index = Int(member.id.index)
    while members.count <= index { members.append(nil) }
    members[index] = member
    count += 1
  }

  /// The identities whose controllers are gone, once the table has grown enough to look.
  mutating func sweep() -> [ControllerID] {
    guard count >= sweepAt else { return [] }
    var gone: [ControllerID] = []
    for (index, member) in members.enumerated() {
      guard let member, member.controller == nil else { continue }
      gone.append(member.id)
      members[index] = nil
    }
    count -= gone.count
    sweepAt = max(64, 2 * count)
    return gone
  }

  /// A name that no controller of this world had before.
  mutating func uniqueName(for controller: ViewController) -> String {
    let wanted = controller.givenName ?? String(describing: type(of: controller))
    let number = (namesakes[wanted] ?? 0) + 1
    namesakes[wanted] = number
    return number == 1 && controller.givenName != nil ? wanted : "\(wanted) #\(number)"
  }

  mutating func releaseAll() {
    for controller in alive { controller.leaveWorld() }
    members.removeAll()
  }
}
