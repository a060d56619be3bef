import PresentationLifecycle

/// The controllers of a world by identity.
///
/// The table does not keep the controllers alive. When the number of entries has doubled, the
/// entries of deallocated controllers are removed, so the cost per controller stays constant.
@MainActor final class Members {
  private let members = SlotTable<ControllerNode, Membership>()
  private var namesakes: [String: [ControllerID]] = [:]
  /// The wanted names whose controllers were all in use at the last check.
  private var takenNames: Set<String> = []
  /// Every name that a controller of the world has had, including deallocated controllers.
  private(set) var names: Set<String> = []
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
    namesMayBeFree()
  }

  /// Removes the entries of deallocated controllers if the table has doubled, and returns their
  /// identities.
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

  /// Returns the controllers that want the same name as `controller`; empty if all of them are
  /// known to be in use.
  ///
  /// The number in the name of a controller is its index in the result plus one.
  func namesakes(of controller: ViewController) -> [ControllerID] {
    let wanted = wantedName(of: controller)
    return takenNames.contains(wanted) ? [] : namesakes[wanted] ?? []
  }

  /// Records that a name may have become free.
  func namesMayBeFree() {
    if !takenNames.isEmpty { takenNames.removeAll(keepingCapacity: true) }
  }

  /// Returns the name for `controller`: the wanted name and a number.
  ///
  /// If the app has chosen the name, the first controller gets no number.
  ///
  /// - Parameter free: The index of a namesake whose name is free; nil to use the next index.
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

  /// Returns which numbers of each name are in use.
  ///
  /// These numbers determine the number that the next controller gets.
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
