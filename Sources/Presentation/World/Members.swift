import PresentationLifecycle

/// The controllers of a world, by identity, without keeping them alive.
///
/// A controller without other owners is released at once; its place is swept when the table has
/// doubled, so the cost per join stays constant.
@MainActor final class Members {
  private let members = SlotTable<ControllerNode, Membership>()
  private var namesakes: [String: [ControllerID]] = [:]
  /// The names of which every holder was in use when they were last looked at.
  private var takenNames: Set<String> = []
  /// Every name that a controller has had, also those of controllers that are gone.
  private(set) var names: Set<String> = []
  private var sweepAt = 64
  private var count = 0

  subscript(id: ControllerID) -> ViewController? { members[id]?.controller }

  /// Every controller that is still alive, in order of identity.
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

  /// A controller has left the world; its name may be given again.
  func remove(_ id: ControllerID) {
    if members.take(id) != nil { count -= 1 }
    namesMayBeFree()
  }

  /// The identities whose controllers are gone, once the table has grown enough to look.
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

  /// Returns the controllers whose name may be free for `controller`; the place is the number, less
  /// one.
  func namesakes(of controller: ViewController) -> [ControllerID] {
    let wanted = wantedName(of: controller)
    return takenNames.contains(wanted) ? [] : namesakes[wanted] ?? []
  }

  /// Marks that a name may have become free.
  func namesMayBeFree() {
    if !takenNames.isEmpty { takenNames.removeAll(keepingCapacity: true) }
  }

  /// Gives `controller` the name at a place among its namesakes, or the next one: the wanted name,
  /// and a number unless it was given and comes first.
  func name(_ controller: ViewController, _ id: ControllerID, at free: Int?) -> String {
    let wanted = wantedName(of: controller)
    let place = free ?? namesakes[wanted]?.count ?? 0
    if free == nil {
      namesakes[wanted, default: []].append(id)
      takenNames.insert(wanted)
    } else {
      namesakes[wanted]?[place] = id
    }
    let name = place == 0 && controller.chosenName != nil ? wanted : "\(wanted) #\(place + 1)"
    if free == nil || place == 0 { names.insert(name) }
    return name
  }

  /// Returns the numbers of each name that are in use: they decide which one is given next.
  func namesInUse(_ isInUse: (ControllerID) -> Bool) -> [String] {
    namesakes.keys.sorted().compactMap { name in
      let uses = namesakes[name, default: []].map(isInUse)
      guard let last = uses.lastIndex(of: true) else { return nil }
      return name + " " + uses[...last].map { $0 ? "1" : "0" }.joined()
    }
  }

  private func wantedName(of controller: ViewController) -> String {
    controller.chosenName ?? String(describing: type(of: controller))
  }

  func releaseAll() {
    for controller in alive { controller.leaveWorld() }
    members.removeAll()
  }
}
