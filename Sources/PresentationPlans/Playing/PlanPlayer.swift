package import Presentation
package import PresentationTesting

/// Plays plans, each on its own stage.
@MainActor public struct PlanPlayer {
  private let makeWorld: (SystemBehavior) -> World

  /// Makes a player.
  public init() {
    self.init { World(system: $0, reporter: IssueReporter(raisePolicy: .record)) }
  }

  /// Makes a player that plays every plan on one system, whatever the plan says.
  package init(system: SystemBehavior) {
    self.init { _ in World(system: system, reporter: IssueReporter(raisePolicy: .record)) }
  }

  package init(makeWorld: @escaping (SystemBehavior) -> World) {
    self.makeWorld = makeWorld
  }

  /// Plays a plan to its end and compares what was seen with what it expects.
  ///
  /// The plan's root is on screen when the first step is taken. A step that fails, such as a
  /// `settle` that does not come to rest, fails the plan; the later steps are taken all the same.
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

  /// Films a plan; nil if it has no root.
  ///
  /// - Parameter observe: Called with each step before it is taken.
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

  /// The plan's root on a stage, before the first step; nil if it has none.
  func makeRun(of plan: Plan) -> PlanRun? {
    let world = makeWorld(plan.system.behavior)
    return world.use {
      let views = PlannedViews(plan.views)
      let (cast, bindings) = Self.cast(of: plan, views)
      guard let root = plan.controllers.first(where: \.isRoot).flatMap({ cast[$0.name] }) else {
        return nil
      }
      return PlanRun(
        stage: Stage(root, world: world), cast: cast, bindings: bindings, views: views,
        animators: Self.animators(of: plan, views, in: world))
    }
  }

  /// The plan's controllers by name, each inside its parent, and its bindings.
  private static func cast(
    of plan: Plan, _ views: PlannedViews
  ) -> ([String: any PlannedScreen], [String: PlannedBinding]) {
    let hooked = plan.hookedControllers
    var cast: [String: any PlannedScreen] = [:]
    for planned in plan.controllers {
      let screen: any PlannedScreen = screen(for: planned)
      screen.part.prepare(
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

  /// Fills a stack or tabs, and gives them their delegate.
  private static func prepare(
    _ planned: PlanController, in cast: [String: any PlannedScreen]
  ) {
    if let names = planned.tabs, let tabs = cast[planned.name] as? PlannedTabs {
      tabs.setViewControllers(names.compactMap { cast[$0] }, animated: false)
      if planned.hasTabsDelegate { tabs.hear(maySelect: planned.maySelect) }
    }
    guard let names = planned.stack, let stack = cast[planned.name] as? PlannedStack else { return }
    stack.setViewControllers(names.compactMap { cast[$0] }, animated: false)
    stack.isNavigationBarHidden = planned.hidesNavigationBar
    guard planned.hasStackDelegate else { return }
    stack.hear()
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
  /// The failures of steps, and the differences from what the plan expects.
  fileprivate func failures(of plan: Plan) -> [PlanFailure] {
    failures + PlanVerdict(trace: stage.trace, run: self).failures(of: plan.expectation)
  }
}

extension Plan {
  /// The controllers in the hooks of whose presentation controllers the plan acts.
  fileprivate var hookedControllers: Set<String> {
    let callbacks = steps.compactMap { ($0.action as? InVerb)?.callback }
    return Set(callbacks.filter { $0.moment.need == .customStyle }.map(\.controller))
  }
}
