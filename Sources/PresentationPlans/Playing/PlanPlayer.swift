package import Presentation
package import PresentationTesting

/// A player that performs the steps of a plan on a simulated device, and checks the expectations.
@MainActor public struct PlanPlayer {
  private let makeWorld: (SystemBehavior) -> World

  /// Creates a player.
  public init() {
    self.init { World(system: $0, reporter: IssueReporter(raisePolicy: .record)) }
  }

  /// Creates a player that plays every plan on the same system, even if a plan names another one.
  package init(system: SystemBehavior) {
    self.init { _ in World(system: system, reporter: IssueReporter(raisePolicy: .record)) }
  }

  package init(makeWorld: @escaping (SystemBehavior) -> World) {
    self.makeWorld = makeWorld
  }

  /// Plays a plan to its end, and compares the result with the expectation.
  ///
  /// The result consists of the trace (list of recorded events) and the final state.
  ///
  /// The plan's root controller has appeared before the first step. If a step fails, the plan
  /// fails, but the later steps are still performed. For example, a `settle` step fails if work,
  /// such as a transition, is still pending at the time limit of the step.
  public func play(_ plan: Plan) -> PlanResult {
    guard let run = makeRun(of: plan) else {
      let failure = PlanFailure(
        place: "controllers", message: "controllers: found no root, expected exactly one")
      return PlanResult(failures: [failure], trace: [])
    }
    defer { run.end() }
    run.take(plan.steps)
    return PlanResult(
      failures: run.failures(of: plan), trace: run.stage.trace.lines.map(\.description))
  }

  /// Plays a plan and records the run as a film.
  ///
  /// The result is nil if the plan has no root controller.
  ///
  /// - Parameter observe: Called with each step before it is performed.
  package func film(
    _ plan: Plan, before observe: (PlanStep, Stage) -> Void = { _, _ in }
  ) -> FilmedRun? {
    guard let run = makeRun(of: plan) else { return nil }
    defer { run.end() }
    return FilmedRun(run.stage, title: plan.name) { move in
      run.take(plan.steps) { step in
        if !step.isWaiting { move() }
        observe(step, run.stage)
      }
      return run.failures(of: plan).first?.message
    }
  }

  /// Returns a run of a plan in which no step has been performed yet.
  ///
  /// The root controller is already shown on a stage. The result is nil if the plan has no root.
  func makeRun(of plan: Plan) -> PlanRun? {
    let world = makeWorld(plan.system.behavior)
    return world.use {
      let views = PlannedViews(plan.views)
      let (cast, bindings) = Self.cast(of: plan, views)
      guard let root = plan.controllers.first(where: \.isRoot).flatMap({ cast[$0.name] }) else {
        return nil
      }
      let stage = Stage(root, world: world)
      stage.declaredNames = plan.touchableNames
      return PlanRun(
        stage: stage, cast: cast, bindings: bindings, views: views,
        animators: Self.animators(of: plan, views, in: world))
    }
  }

  /// Creates the plan's controllers and bindings, keyed by name, and adds each child to its parent.
  private static func cast(
    of plan: Plan, _ views: PlannedViews
  ) -> ([String: any PlannedScreen], [String: PlannedBinding]) {
    let hooked = plan.hookedControllers
    var cast: [String: any PlannedScreen] = [:]
    for planned in plan.controllers {
      let screen: any PlannedScreen = screen(for: planned)
      screen.script.prepare(
        screen, as: planned, hasHooks: hooked.contains(planned.name), views: views)
      cast[planned.name] = screen
    }
    for planned in plan.controllers { prepare(planned, in: cast) }
    views.enter(cast, as: plan.views)
    let bindings = PlannedBinding.all(of: plan, cast: cast)
    for planned in plan.controllers {
      if let parent = planned.parent { cast[parent]?.takeIn(cast[planned.name]) }
    }
    return (cast, bindings)
  }

  private static func screen(for planned: PlanController) -> any PlannedScreen {
    if planned.stack != nil { return PlannedStack(planned.name) }
    return planned.tabs == nil ? PlannedController(planned.name) : PlannedTabs(planned.name)
  }

  /// Sets the controllers of a stack or tab bar controller, and its delegate.
  private static func prepare(
    _ planned: PlanController, in cast: [String: any PlannedScreen]
  ) {
    if let names = planned.tabs, let tabs = cast[planned.name] as? PlannedTabs {
      tabs.setViewControllers(names.compactMap { cast[$0] }, animated: false)
      if planned.hasTabsDelegate {
        tabs.delegate = tabs.script.makeTabsDelegate(maySelect: planned.maySelect)
      }
    }
    guard let names = planned.stack, let stack = cast[planned.name] as? PlannedStack else { return }
    stack.setViewControllers(names.compactMap { cast[$0] }, animated: false)
    stack.isNavigationBarHidden = planned.hidesNavigationBar
    if planned.hasStackDelegate { stack.delegate = stack.script.makeStackDelegate() }
  }

  private static func animators(
    of plan: Plan, _ views: PlannedViews, in world: World
  ) -> [String: PlannedPropertyAnimator] {
    var animators: [String: PlannedPropertyAnimator] = [:]
    for planned in plan.animators {
      animators[planned.name] = PlannedPropertyAnimator(planned, views: views) {
        [unowned world] event in
        world.recorder.note(event, by: planned.name, at: world.clock)
      }
    }
    return animators
  }
}

extension PlanRun {
  /// Returns the failures of steps, followed by the unmet expectations.
  fileprivate func failures(of plan: Plan) -> [PlanFailure] {
    failures + PlanVerdict(trace: stage.trace, run: self).failures(of: plan.expectation)
  }
}

extension Plan {
  /// The names of the controllers and alerts that a gesture of the plan may touch.
  fileprivate var touchableNames: Set<String> {
    let alerts = steps.compactMap { ($0.action as? AnswersVerb)?.title }
    return Set(controllers.map(\.name)).union(alerts)
  }

  /// The names of the controllers whose presentation controller has a callback in which steps run.
  ///
  /// A plan declares such steps with `in`.
  fileprivate var hookedControllers: Set<String> {
    let callbacks = steps.compactMap { ($0.action as? InVerb)?.callback }
    return Set(callbacks.filter { $0.moment.need == .customStyle }.map(\.controller))
  }
}
