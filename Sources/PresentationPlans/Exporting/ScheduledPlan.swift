import Presentation
package import PresentationTesting

extension Plan {
  /// Returns a copy of the plan with the timing of a schedule.
  ///
  /// A schedule is an order of inputs and run-loop turns that `present explore` has printed. The
  /// inputs are the plan's steps that neither wait nor check. The copy performs the inputs and
  /// turns in this order, and expects the trace of this run. The plan's own waits and expectations
  /// are left out, and so are inputs for a callback that is never called with this timing. Inputs
  /// that the schedule does not contain are added at the end.
  ///
  /// - Throws: `ExportRefusal` if a step of the schedule is not possible.
  @MainActor package func scheduled(_ schedule: Schedule) throws(ExportRefusal) -> Plan {
    try timed(schedule).plan
  }

  /// Returns the copy of the plan that `scheduled(_:)` describes, and its steps.
  @MainActor func timed(
    _ schedule: Schedule
  ) throws(ExportRefusal) -> (plan: Plan, steps: [TimedStep]) {
    var plan = self
    plan.name = name + (schedule.steps.isEmpty ? " at once" : " \(schedule)")
    plan.expectation = PlanExpectation(trace: nil, order: [], never: [], end: nil)
    var steps = try timedSteps(schedule)
    plan.steps = self.steps(for: steps)
    guard let recorded = RecordedPlan(of: plan) else {
      throw ExportRefusal("the plan has no root", at: "controllers")
    }
    // With this timing, the callback of an input may never be called. Such an input has failed.
    let failed = Set(recorded.failures.map(\.place))
    // The settling of a run that is stuck has failed as well; a second passes instead.
    steps = zip(steps, plan.steps).compactMap { timed, step in
      guard failed.contains(step.place) else { return timed }
      return timed.isInput ? nil : .advance(.seconds(1))
    }
    plan.steps = self.steps(for: steps)
    plan.expectation.trace = recorded.lines.compactMap {
      try? ExpectedLine(parsing: $0.description)
    }
    return (plan, steps)
  }

  private func steps(for timed: [TimedStep]) -> [PlanStep] {
    timed.enumerated().map { $1.step(in: self, at: "steps[\($0)]") }
  }

  /// Returns the inputs, in the order of a schedule; each turn becomes a step that waits.
  @MainActor private func timedSteps(_ schedule: Schedule) throws(ExportRefusal) -> [TimedStep] {
    guard let run = PlanPlayer().makeRun(of: self) else { return [] }
    defer { run.end() }
    let clock = run.stage.world.clock
    var inputs = steps.indices.filter { !steps[$0].isWaiting && !steps[$0].isCheck }[...]
    var timed: [TimedStep] = []
    func take(_ step: TimedStep) {
      timed.append(step)
      run.take([step.step(in: self, at: "steps[\(timed.count)]")])
    }
    take(.settle)
    for (index, choice) in schedule.steps.enumerated() {
      switch choice {
      case .move(0):
        guard let input = inputs.popFirst() else {
          throw ExportRefusal("choice \(index + 1) of the schedule: no input is left")
        }
        take(.input(input))
      case .move:
        throw ExportRefusal("choice \(index + 1) of the schedule: a plan has only the move 0")
      case .turn:
        let start = clock.now
        guard clock.runNextTurn() else {
          throw ExportRefusal("choice \(index + 1) of the schedule: nothing is due")
        }
        let time = clock.now - start
        timed.append(time > .zero ? .advance(time) : .turn)
      }
    }
    return timed + inputs.map { .input($0) } + [.settle]
  }
}

/// A step of a plan whose inputs have the timing of a schedule.
enum TimedStep {
  /// A step of the plan that neither waits nor checks, given by its index in the plan.
  case input(Int)
  case turn
  case advance(Duration)
  case settle

  var isInput: Bool { if case .input = self { true } else { false } }

  fileprivate func step(in plan: Plan, at place: String) -> PlanStep {
    let action: any PlanVerb =
      switch self {
      case .input(let index): plan.steps[index].action
      case .turn: TurnVerb(count: 1)
      case .advance(let duration): AdvanceVerb(duration: duration)
      case .settle: SettleVerb(limit: .seconds(60))
      }
    return PlanStep(action: action, position: TextPosition(), place: place)
  }
}
