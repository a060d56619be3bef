import PresentationLifecycle

/// The names of a world's controllers in traces, such as `Editor` and `Editor #2`.
///
/// If the app has chosen the name, the first controller gets no number, for example `Editor`.
/// When a controller is deallocated or leaves the world, its number may be given to another one.
@MainActor struct ControllerNames {
  /// The controllers whose names differ only in their number.
  private struct Namesakes {
    /// The last controller that got each number; the first entry belongs to the number 1.
    var ids: [ControllerID] = []
    /// Whether a controller has had the name without a number, such as `Editor`.
    var hasPlainName = false
    /// Whether a controller has had the name with the number 1, such as `Editor #1`.
    var hasFirstNumber = false
    /// The value of `releases` when all numbers were in use.
    var takenAt: Int?

    /// Gives `id` the first free number, and returns the index of this number.
    mutating func give(
      _ id: ControllerID, isChosen: Bool, _ releases: Int, _ isInUse: (ControllerID) -> Bool
    ) -> Int {
      let free = takenAt == releases ? nil : ids.firstIndex { !isInUse($0) }
      if let free {
        ids[free] = id
      } else {
        ids.append(id)
        takenAt = releases
      }
      let place = free ?? ids.count - 1
      if place == 0, isChosen { hasPlainName = true }
      if place == 0, !isChosen { hasFirstNumber = true }
      return place
    }
  }

  /// Whether the number of a controller that was deallocated, or that has left the world, is given
  /// to another one.
  var reusesNumbers = true
  private var namesakes: [String: Namesakes] = [:]
  /// The keys of `namesakes`, sorted; empty if a key has been added since.
  private var sortedKeys: [String] = []
  /// The number of calls of ``mayBeFree()``.
  private var releases = 0

  /// Returns the name for a new controller, for example `Editor #2`.
  mutating func give(
    _ controller: ViewController, _ id: ControllerID, isInUse: (ControllerID) -> Bool
  ) -> String {
    let chosen = controller.chosenName
    let wanted = chosen ?? String(describing: type(of: controller))
    if namesakes[wanted] == nil { sortedKeys = [] }
    let reuses = reusesNumbers
    let place = namesakes[wanted, default: Namesakes()].give(
      id, isChosen: chosen != nil, releases, { !reuses || isInUse($0) })
    return place == 0 && chosen != nil ? wanted : "\(wanted) #\(place + 1)"
  }

  /// Records that a name may have become free.
  mutating func mayBeFree() { releases += 1 }

  /// Every name that a controller of the world has had, including names of deallocated controllers.
  var all: Set<String> {
    var all: Set<String> = []
    for (wanted, known) in namesakes {
      if known.hasPlainName { all.insert(wanted) }
      for place in known.ids.indices where place > 0 || known.hasFirstNumber {
        all.insert("\(wanted) #\(place + 1)")
      }
    }
    return all
  }

  /// Adds the names in use to a description of the ``World``.
  ///
  /// After a name come the numbers that controllers use: 0 for the first number, 1 for `#2`. They
  /// determine the number that the next controller with this name gets.
  mutating func describe(to state: inout StateWriter, isInUse: (ControllerID) -> Bool) {
    if sortedKeys.isEmpty { sortedKeys = namesakes.keys.sorted() }
    for name in sortedKeys {
      var isNew = true
      for (number, id) in (namesakes[name]?.ids ?? []).enumerated() where isInUse(id) {
        if isNew { state.add("name in use", text: name) }
        isNew = false
        state.add(nil, number: number)
      }
    }
  }
}
