import Presentation
package import PresentationTesting

extension Plan {
  /// Returns a copy of the plan with the timing of a schedule.
  ///
  /// A schedule is an order of inputs and run-loop turns that `present explore` has printed. The
  /// inputs are the plan's steps that neither wait nor check. The copy performs the inputs and
  /// turns in this order, and expects the trace of this run. The plan's own waits and expectations
  /// are left out. Inputs that the schedule does not contain are added at the end.
  ///
  /// - Throws: `ExportRefusal` if a step of the schedule is not possible.
  @MainActor package func scheduled(_ schedule: Schedule) throws(ExportRefusal) -> Plan {
    var plan = self
    plan.name = "\(name) \(schedule)"
    plan.steps = try timedSteps(schedule)
    plan.expectation = PlanExpectation(trace: nil, order: [], never: [], end: nil)
    guard let recorded = RecordedPlan(of: plan) else {
      throw ExportRefusal("the plan has no root", at: "controllers")
    }
    plan.expectation.trace = recorded.lines.compactMap {
      try? ExpectedLine(parsing: $0.description)
    }
    return plan
  }

  /// Returns the inputs as steps; each turn of the schedule becomes a step that waits.
  @MainActor private func timedSteps(
    _ schedule: Schedule
  ) throws(ExportRefusal) -> [PlanStep] {
    guard let run = PlanPlayer().makeRun(of: self) else { return [] }
    defer { run.end() }
    let clock = run.stage.world.clock
    var inputs = steps.filter { !$0.isWaiting && !$0.isCheck }[...]
    var timed: [PlanStep] = []
    func add(_ action: any PlanVerb) -> PlanStep {
      let step = PlanStep(
        action: action, position: TextPosition(), place: "steps[\(timed.count)]")
      timed.append(step)
      return step
    }
    run.take([add(SettleVerb(limit: .seconds(60)))])
    for (index, choice) in schedule.steps.enumerated() {
      switch choice {
      case .move(0):
        guard let input = inputs.popFirst() else {
          throw ExportRefusal("choice \(index + 1) of the schedule: no input is left")
        }
        run.take([add(input.action)])
      case .move:
        throw ExportRefusal("choice \(index + 1) of the schedule: a plan has only the move 0")
      case .turn:
        let start = clock.now
        guard run.stage.world.use({ clock.runNextTurn() }) else {
          throw ExportRefusal("choice \(index + 1) of the schedule: nothing is due")
        }
        let time = clock.now - start
        _ = add(time > .zero ? AdvanceVerb(duration: time) : TurnVerb(count: 1))
      }
    }
    while let input = inputs.popFirst() { _ = add(input.action) }
    _ = add(SettleVerb(limit: .seconds(60)))
    return timed
  }
}
