import PresentationLifecycle

/// The controllers of a ``World``, which are found by their identity.
///
/// The controllers are not retained. When the number of entries has doubled, the entries of
/// deallocated controllers are removed.
@MainActor final class Members {
  private let members = SlotTable<ControllerNode, Membership>()
  private var namesakes: [String: [ControllerID]] = [:]
  /// The keys of `namesakes`, sorted; empty if a name has been added since.
  private var sortedNames: [String] = []
  /// The names for which all numbers given so far are in use.
  ///
  /// For example, the controllers `Editor` and `Editor #2` use the numbers 1 and 2 of the name
  /// `Editor`. The method ``namesMayBeFree()`` empties this set.
  @exclusivity(unchecked) private var takenNames: Set<String> = []
  /// Every name that a controller of the world has had, including names of deallocated controllers.
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

  /// Returns the controllers whose names differ from the name of `controller` only in their number.
  ///
  /// For example, the result for `Editor` contains `Editor`, `Editor #2` and `Editor #3`, in this
  /// order. The result is empty if all these controllers are known to be in use.
  func namesakes(of controller: ViewController) -> [ControllerID] {
    let wanted = wantedName(of: controller)
    return takenNames.contains(wanted) ? [] : namesakes[wanted] ?? []
  }

  /// Records that a name may have become free.
  func namesMayBeFree() {
    if !takenNames.isEmpty { takenNames.removeAll(keepingCapacity: true) }
  }

  /// Returns the name for `controller` in traces, for example `Editor #2`.
  ///
  /// If the app has chosen the name, the first controller gets no number, for example `Editor`.
  ///
  /// - Parameter free: The index of a number that no controller uses any more: 0 for the first
  ///   number, 1 for `#2`. If nil, the controller gets the next number.
  func name(_ controller: ViewController, _ id: ControllerID, at free: Int?) -> String {
    let wanted = wantedName(of: controller)
    let place = free ?? namesakes[wanted]?.count ?? 0
    if free == nil {
      namesakes[wanted, default: []].append(id)
      sortedNames = []
      takenNames.insert(wanted)
    } else {
      namesakes[wanted]?[place] = id
    }
    let name = place == 0 && controller.chosenName != nil ? wanted : "\(wanted) #\(place + 1)"
    if free == nil || place == 0 { names.insert(name) }
    return name
  }

  /// Adds the names in use to a description of the ``World``.
  ///
  /// After a name come the numbers that controllers use: 0 for the first number, 1 for `#2`. They
  /// determine the number that the next controller with this name gets.
  func describeNames(in world: World, to state: inout StateWriter) {
    if sortedNames.isEmpty { sortedNames = namesakes.keys.sorted() }
    for name in sortedNames {
      var isNew = true
      for (number, id) in namesakes[name, default: []].enumerated() where world.isInUse(id) {
        if isNew { state.add("name in use", text: name) }
        isNew = false
        state.add(nil, number: number)
      }
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
