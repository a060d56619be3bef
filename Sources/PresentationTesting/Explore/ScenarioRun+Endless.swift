import Presentation

/// The failures of runs that do not come to rest.
extension ScenarioRun {
  /// The failure of a run in which work schedules itself again without a delay.
  var endlessInstant: BrokenProperty? {
    let clock = stage.world.clock
    let work = clock.pending.filter { $0.deadline <= clock.now }.prefix(3).map(\.description)
    return BrokenProperty(
      property: ScenarioLaws.nothingIsStuck,
      detail: "At one instant, \(RunLoopClock.turnsPerInstant.counted("turn")) did not complete "
        + "the work that was due: \(work.joined(separator: "; ")). Do not schedule the same work "
        + "again without a delay and without a condition.")
  }

  /// The failure of a run that does not come to rest; nil if it comes to rest soon.
  ///
  /// If the same turns repeat without end, the text lists these turns.
  var endlessTurns: BrokenProperty? {
    var places = [describe(asText: false).key: 0]
    var turns: [String] = []
    while turns.count < 200 {
      if isAtRest { return nil }
      let work = stage.world.clock.pending.first.map(\.description) ?? "nothing"
      runTurn()
      turns.append(work)
      let key = describe(asText: false).key
      if let first = places[key] {
        let cycle = turns[first...]
        return BrokenProperty(
          property: ScenarioLaws.nothingIsStuck,
          detail: "The same \(cycle.count.counted("turn")) "
            + "\(cycle.count == 1 ? "repeats" : "repeat") without end: "
            + cycle.prefix(8).joined(separator: "; ") + (cycle.count > 8 ? "; ..." : "."))
      }
      places[key] = turns.count
    }
    return BrokenProperty(
      property: ScenarioLaws.nothingIsStuck,
      detail: "Turns without moves do not lead to rest within a minute: "
        + turns.suffix(3).joined(separator: "; ") + ".")
  }
}
