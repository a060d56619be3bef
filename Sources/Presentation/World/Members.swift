import PresentationLifecycle

/// The controllers of a world, by identity, without keeping them alive.
///
/// A controller that nobody else holds is gone at once; its place is swept when the table has
/// doubled, so the cost per join stays constant.
@MainActor struct Members {
  private struct Member {
    /// No identity's, where nobody is.
    var generation: Int32 = -1
    weak var controller: ViewController?

    var isGone: Bool { generation >= 0 && controller == nil }
  }

  private var members: [Member] = []
  private var namesakes: [String: Int] = [:]
  private var sweepAt = 64
  private var count = 0

  subscript(id: ControllerID) -> ViewController? {
    let index = Int(id.index)
    guard index < members.count, members[index].generation == id.generation else { return nil }
    return members[index].controller
  }

  /// Every controller that is still alive, in order of identity.
  var alive: [ViewController] {
    var alive: [ViewController] = []
    for index in members.indices {
      if let controller = members[index].controller { alive.append(controller) }
    }
    return alive
  }

  mutating func insert(_ controller: ViewController, as id: ControllerID) {
    let index = Int(id.index)
    while members.count <= index { members.append(Member()) }
    members[index] = Member(generation: id.generation, controller: controller)
    count += 1
  }

  /// The identities whose controllers are gone, once the table has grown enough to look.
  mutating func sweep() -> [ControllerID] {
    guard count >= sweepAt else { return [] }
    var gone: [ControllerID] = []
    for index in members.indices where members[index].isGone {
      gone.append(ControllerID(index: Int32(index), generation: members[index].generation))
      members[index] = Member()
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
