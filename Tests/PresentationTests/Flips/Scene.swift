import Presentation
import PresentationLifecycle
import PresentationTesting

/// One run of a scenario: a stage, controllers that log every callback, and the digest.
///
/// The digest is the log of everything that an app could see.
@MainActor final class Scene {
  let stage: Stage
  let home: FlipProbe
  /// The context of the animator that was started last.
  var context: (any ViewControllerContextTransitioning)?
  /// The stacks of the scenario.
  var stacks: [NavigationController] = []
  /// The tab bar controllers of the scenario, and their delegate.
  var rows: [TabBarController] = []
  let tabGuide = FlipTabGuide()
  /// The delegate of the stacks.
  let guide = FlipGuide()
  /// The log of a run without a planted mistake; nil while that log is being recorded.
  private let expected: [String]?
  /// Whether a line has differed from the expected log.
  ///
  /// If true, the scene skips all further steps.
  private var differs = false
  private var lines: [String] = []
  private var cast: [(name: String, probe: () -> FlipProbe?)] = []
  private var hooks: [String: @MainActor () -> Void] = [:]
  /// The animators of the scenario.
  ///
  /// A scenario removes an animator from the array to deallocate it.
  var movers: [FlipMover] = []

  init(world: World, expecting expected: [String]? = nil) {
    self.expected = expected
    home = FlipProbe("A")
    stage = Stage(home, world: world)
    join(home)
  }

  var world: World { stage.world }

  /// Returns a controller whose callbacks are part of the scenario's log.
  ///
  /// Only the test world keeps the controller alive.
  func probe(
    _ name: String, removes: Bool = false, style: ModalPresentationStyle = .custom,
    present: ScriptedEnding? = .later(true), dismiss: ScriptedEnding? = .later(true),
    places: Bool = true, fullscreen: Bool = true
  ) -> FlipProbe {
    let probe = FlipProbe(name)
    probe.modalPresentationStyle = style
    probe.script.director = ProbeDelegate(
      removes: removes, fullscreen: fullscreen, present: present, dismiss: dismiss,
      places: places)
    probe.transitioningDelegate = probe.director?.delegate
    join(probe)
    return probe
  }

  /// Returns a child of `parent`, with its view inside the parent's view if `showing` is true.
  func child(_ name: String, of parent: FlipProbe, showing: Bool = true) -> FlipProbe {
    let child = FlipProbe(name)
    join(child)
    parent.addChild(child)
    if showing { parent.view.addSubview(child.view) }
    return child
  }

  func join(_ probe: FlipProbe) {
    probe.script.scene = self
    cast.append((probe.name, { [weak probe] in probe }))
  }

  // MARK: Steps

  /// Runs `body` once, at the first logged event with the given name, such as "B.viewDidAppear".
  func on(_ moment: String, _ body: @escaping @MainActor () -> Void) {
    hooks[moment] = body
  }

  /// Logs an event, and runs the closure that was registered for the event.
  func moment(_ name: String) {
    note(name)
    hooks.removeValue(forKey: name)?()
  }

  /// Returns a completion block that logs its call.
  func done(_ what: String) -> @MainActor () -> Void {
    { [weak self] in self?.moment("\(what) completed") }
  }

  func present(
    _ probe: FlipProbe, on receiver: FlipProbe? = nil, animated: Bool = true
  ) {
    let receiver = receiver ?? home
    receiver.present(
      probe, animated: animated, completion: done("\(receiver.name) presents \(probe.name)"))
    note("\(receiver.name).present(\(probe.name)) returned")
  }

  func dismiss(_ receiver: FlipProbe? = nil, animated: Bool = true) {
    let receiver = receiver ?? home
    receiver.dismiss(animated: animated, completion: done("\(receiver.name) dismisses"))
    note("\(receiver.name).dismiss returned")
  }

  func turn() {
    guard !differs else { return }
    stage.runTurn()
    note("turn")
  }

  func advance(by duration: Duration) {
    guard !differs else { return }
    stage.advance(by: duration)
    note("advanced")
  }

  func settle() {
    guard !differs else { return }
    do {
      try stage.settle(limit: .seconds(4))
      note("settled")
    } catch {
      note("\(error)")
    }
  }

  // MARK: The digest

  /// Logs the values of an animator.
  func look(at mover: FlipMover) { add(mover.reading) }

  /// Ends the test world, and returns the log up to the first unexpected line.
  func end() -> [String] {
    note("end, \(world.hierarchy.links.count) links, \(world.hierarchy.transitions.count) run")
    if !differs {
      lines += stage.trace.verbose.lines.map(\.description)
      lines += stage.issues.map(\.code.rawValue)
    }
    hooks.removeAll()
    movers.removeAll()
    stacks.removeAll()
    rows.removeAll()
    context = nil
    world.end()
    return lines
  }

  private func add(_ line: String) {
    if let expected, !expected.indices.contains(lines.count) || expected[lines.count] != line {
      differs = true
    }
    lines.append(line)
  }

  private func note(_ what: String) {
    guard !differs else { return }
    var line = what
    line += world.isIgnoringInteractionEvents ? " ! " : " - "
    if let context {
      if context.isInteractive { line += "i" }
      if context.transitionWasCancelled { line += "x" }
    }
    if let coordinator = home.transitionCoordinator, coordinator.percentComplete != 0 {
      line += "%"
    }
    append(stage.window, to: &line)
    for (name, probe) in cast {
      line += " \(name)"
      guard let probe = probe() else {
        line += "?"
        continue
      }
      if let view = probe.viewIfLoaded {
        line += view.center.y == 422 ? "v" : "'"
        if view.window == nil, let superview = view.superview { line += "(\(superview.name))" }
      }
      if let parent = probe.parent { line += "/\(parent.name)" }
      if probe.isMovingToParent { line += "t" }
      if probe.isMovingFromParent { line += "f" }
      if probe.isBeingPresented { line += "+" }
      if probe.isBeingDismissed { line += "-" }
      if probe.transitionCoordinator != nil { line += "~" }
      if let other = probe.presentedViewController { line += ">\(other.name)" }
      if let other = probe.presentingViewController { line += "<\(other.name)" }
    }
    for stack in stacks { append(stack, to: &line) }
    for tabs in rows { append(tabs, to: &line) }
    for mover in movers { line += " \(mover.reading)" }
    add(line)
  }

  private func append(_ stack: NavigationController, to line: inout String) {
    line += " \(stack.name)[\(stack.viewControllers.map { $0.name }.joined(separator: " "))"
    line += " | \(stack.children.map { $0.name }.joined(separator: " "))]"
    if let coordinator = stack.transitionCoordinator {
      line += coordinator.isInteractive ? "~i" : "~"
      if coordinator.isCancelled { line += "x" }
    }
  }

  private func append(_ tabs: TabBarController, to line: inout String) {
    line += " \(tabs.name)[\((tabs.viewControllers ?? []).map { $0.name }.joined(separator: " "))"
    line += " | \(tabs.children.map { $0.name }.joined(separator: " "))"
    line += " > \(tabs.selectedViewController?.name ?? "nil")]"
    if let coordinator = tabs.transitionCoordinator {
      line += coordinator.isInteractive ? "~i" : "~"
      if coordinator.isCancelled { line += "x" }
    }
  }

  private func append(_ view: View, to line: inout String) {
    line += view.name
    guard !view.subviews.isEmpty else { return }
    line += "("
    for subview in view.subviews { append(subview, to: &line) }
    line += ")"
  }
}
