import Presentation

/// Steps that a run makes before the breadth-first search asks for them.
///
/// If a property fails after such a step, the failure is forgotten. When the search reaches this
/// step, it makes the step again, in a new run. Therefore the reported schedule is a shortest one.
extension ScenarioSystem {
  /// The largest number of steps that a run makes before the search asks for them.
  ///
  /// Turns that bring the run to rest, and steps that the run repeats, do not count.
  private static let limit = 1_000

  private struct Visit {
    let place: Place
    let isByTurn: Bool
  }

  /// Lets a run come to rest from a new state, and remembers each state on the way.
  ///
  /// In each state, the method calls the `beforeRest` functions if they can have an effect. In the
  /// new state, the functions may change something, for example lift a finger. In a later state,
  /// they must change nothing, because other runs that pass this state do not call them.
  ///
  /// - Returns: The state at rest, or a state on the way from which an earlier run has come to
  ///   rest. The result is nil, and no state is remembered, if a property fails, if the functions
  ///   change a later state, if no turn is possible, or if the run does not come to rest. The
  ///   result is also nil if no schedule leads to the state at rest.
  func comeToRest(from place: Place, in run: ScenarioRun) -> Place? {
    var visits = [Visit(place: place, isByTurn: true)]
    var isReachable = true
    var limit = RestLimit(of: run.stage.world.clock)
    while limit.allowsTurn, run.failures.isEmpty, let here = visits.last {
      if visits.count > 1, memory.mayGoOn(here.place.key) == true {
        return remember(visits, isReachable)
      }
      if here.isByTurn, run.mustActBeforeRest {
        let areMoves = run.actBeforeRest()
        let acted = self.place(after: nil, in: run)
        if acted.key != here.place.key {
          guard visits.count == 1 else { return nil }
          visits.append(Visit(place: acted, isByTurn: false))
          isReachable = areMoves
          if !areMoves { CrashNote.pause() }
          continue
        }
      }
      if run.isAtRest {
        run.judgeAtRest()
        return run.failures.isEmpty ? remember(visits, isReachable) : nil
      }
      guard memory.options(of: here.place).last == .turn else { return nil }
      visits.append(Visit(place: self.place(after: .turn, in: run), isByTurn: true))
    }
    return nil
  }

  /// Remembers the states of a run that has come to rest, and the turns between them.
  ///
  /// - Returns: The last state; nil if it is not reachable by a schedule.
  private func remember(_ visits: [Visit], _ isReachable: Bool) -> Place? {
    for visit in visits { memory.remember(visit.place, mayGoOn: true) }
    for (from, to) in zip(visits, visits.dropFirst()) where to.isByTurn {
      guard let state = memory.state(of: from.place) else { continue }
      memory.store(to.place, after: memory.options(of: state).count - 1, of: state)
    }
    return isReachable ? visits.last?.place : nil
  }

  /// Makes steps that no run has made yet, until enough results wait or a property fails.
  ///
  /// From a state without such a step, the run first repeats known steps to a near state that has
  /// one. That takes less time than a new run, which must repeat a whole schedule.
  func goOn(from place: Place, in run: ScenarioRun) {
    var here = memory.state(of: place)
    for _ in 0..<Self.limit {
      guard !memory.isFull, let state = here else { return }
      CrashNote.noteStepsAhead()
      if let choice = memory.openChoice(of: state) {
        here = makeStep(choice, of: state, in: run)
      } else {
        guard let way = memory.wayToOpenChoice(from: state), run.repeats(way.steps) else { return }
        here = way.state
      }
    }
  }

  /// Makes a step that no run has made yet, and remembers its result.
  ///
  /// - Returns: The number of the state in which the run is after the step, and after the turns
  ///   that lead to rest if the state is new; nil if the run must not make further steps.
  private func makeStep(_ choice: Int, of state: Int, in run: ScenarioRun) -> Int? {
    let next = place(after: memory.options(of: state)[choice], in: run)
    guard run.failures.isEmpty else { return nil }
    var last: Place? = next
    if memory.mayGoOn(next.key) == nil {
      last = run.hasConsequences ? nil : comeToRest(from: next, in: run)
    }
    memory.store(next, after: choice, of: state)
    guard let last, run.failures.isEmpty else { return nil }
    return memory.state(of: last)
  }
}
