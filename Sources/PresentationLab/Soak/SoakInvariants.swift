import Presentation

/// The invariants that a soak test checks after every turn of the run loop.
@MainActor struct SoakInvariants {
  let run: SoakRun
  var journal: SoakJournal { run.journal }
  var world: World { run.world }
  var hierarchy: Hierarchy { _read { yield run.world.hierarchy } }

  init(_ run: SoakRun) {
    self.run = run
  }

  /// Checks relations and flags and, if no transition runs, which controllers are visible.
  func checkTurn() {
    checkLinks()
    checkFlags()
    checkTransitions()
    checkRelations()
    if run.kind.performsAnything { return checkUpheaval() }
    checkStacks()
    checkTabs()
    guard hierarchy.transitions.count == 0, !world.clock.needsCommit else { return }
    checkVisibility()
  }

  /// Checks that both controllers of each presentation link refer to this link (P-11, P-12).
  ///
  /// A presentation link is the record of one presentation.
  private func checkLinks() {
    for id in hierarchy.links.ids {
      guard let link = hierarchy.links[id] else { continue }
      let state = link.machine.state
      journal.expect(isLasting(state), "P-57", "a presentation link is still \(state) after a turn")
      journal.expect(
        hierarchy.controllers[link.presenter]?.presentedLink == id, "P-11",
        "a presenter does not refer to its presentation link, which is \(state)")
      journal.expect(
        hierarchy.controllers[link.presented]?.presentingLink == id, "P-11",
        "a presented controller does not refer to its presentation link, which is \(state)")
      if direction(state) != nil {
        journal.expect(
          [link.presenter, link.presented].allSatisfy {
            hierarchy.transition(visibleFrom: $0) != nil
          }, "P-35", "a controller of a link that is \(state) has no transition coordinator")
      }
    }
    for id in hierarchy.controllers.ids {
      guard let node = hierarchy.controllers[id] else { continue }
      if let link = node.presentedLink {
        journal.expect(
          hierarchy.links[link]?.presenter == id, "P-12",
          "a presenter refers to a link that was removed")
      }
      if let link = node.presentingLink {
        journal.expect(
          hierarchy.links[link]?.presented == id, "P-12",
          "a presented controller refers to a link that was removed")
      }
    }
  }

  /// Whether a presentation may stay in a state from one turn of the run loop to the next.
  private func isLasting(_ state: PresentationMachine.State) -> Bool {
    switch state {
    case .scheduled, .running, .presented, .carried: true
    case .requested, .asking, .checking, .refused, .choosing, .ending, .gone: false
    }
  }

  /// Checks that flags such as `isBeingPresented` agree with the controllers' presentations (P-15,
  /// P-16, P-41).
  private func checkFlags() {
    for id in hierarchy.controllers.ids {
      guard let node = hierarchy.controllers[id] else { continue }
      let below = node.presentingLink.flatMap { hierarchy.links[$0]?.machine.state }
      let above = node.presentedLink.flatMap { hierarchy.links[$0]?.machine.state }
      journal.expect(
        node.isBeingPresented == (direction(below) == .presenting), "P-15",
        "isBeingPresented is \(node.isBeingPresented), but the presentation link \(words(below))")
      let isCarried = if case .carried = below { true } else { false }
      journal.expect(
        node.isBeingDismissed == (isCarried || direction(below) == .dismissing), "P-16",
        "isBeingDismissed is \(node.isBeingDismissed), but the presentation link \(words(below))")
      journal.expect(
        node.isInProgress == (direction(above) != nil), "P-41",
        "isInProgress is \(node.isInProgress), but the presentation link \(words(above))")
    }
  }

  private func direction(_ state: PresentationMachine.State?) -> Direction? {
    switch state {
    case .scheduled(let direction, _), .running(let direction, _): direction
    case nil, .requested, .asking, .checking, .refused, .choosing, .ending, .presented, .carried,
      .gone:
      nil
    }
  }

  private func words(_ state: PresentationMachine.State?) -> String {
    state.map { "is \($0)" } ?? "does not exist"
  }

  /// Checks that each transition waits or runs, has a transition coordinator, and disables user
  /// interaction (P-35, P-66).
  private func checkTransitions() {
    for id in hierarchy.transitions.ids {
      guard let transition = hierarchy.transitions[id] else { continue }
      let state = transition.machine.state
      journal.expect(
        state == .waiting || state == .running, "P-118",
        "a transition is still \(state) after a turn")
      journal.expect(transition.isCoordinatorOpen, "P-35", "a transition has no open coordinator")
      journal.expect(
        transition.links.allSatisfy { hierarchy.links[$0]?.transition == id }, "P-50",
        "a presentation link does not refer to its transition")
    }
    checkLocks()
  }

  /// Checks that user interaction is disabled if and only if a modal transition runs without a
  /// gesture (P-66).
  ///
  /// A transition holds a lock on user interaction from the acceptance of its request to its end. A
  /// fluid transition, which can be interrupted at any time, holds no lock (N-80). A zoom is fluid
  /// if its controller prefers the zoom when the request is accepted (N-86). A run may change this
  /// preference before the transition ends. After such a change, there may be fewer locks than
  /// transitions, but never more.
  func checkLocks() {
    let locking = hierarchy.transitions.ids.compactMap { hierarchy.transitions[$0] }
      .filter { !$0.links.isEmpty && $0.isCoordinatorOpen }
      .count { [.none, .free].contains($0.interaction.state) && !isEnding($0.machine.state) }
    let mayBeFluid = world.system.areTransitionsFluid || run.prefersZoom
    journal.expect(
      hierarchy.interactionLocks == locking
        || mayBeFluid && hierarchy.interactionLocks < locking, "P-66",
      "\(hierarchy.interactionLocks) interaction locks, but \(locking) timed transitions")
    journal.expect(
      world.isIgnoringInteractionEvents == (hierarchy.interactionLocks > 0), "P-66",
      "interaction is \(world.isIgnoringInteractionEvents ? "off without" : "on despite") a lock")
  }

  private func isEnding(_ state: TransitionMachine.State) -> Bool {
    switch state {
    case .ending, .delivering, .over: true
    case .waiting, .beginning, .running: false
    }
  }

  /// Checks that presenting and presented controllers refer to each other, and that no chain is
  /// circular (P-9, P-10).
  private func checkRelations() {
    let regulars = run.cast.regulars
    for controller in regulars where controller.parent == nil {
      guard let presenter = controller.presentingViewController else { continue }
      journal.expect(
        presenter.presentedViewController === controller, "P-9",
        "\(controller.name)'s presenter \(presenter.name) presents "
          + (presenter.presentedViewController?.name ?? "no controller"))
      var below: ViewController? = presenter
      var steps = 0
      while let next = below, steps <= regulars.count {
        below = next.presentingViewController
        steps += 1
      }
      journal.expect(below == nil, "P-45", "\(controller.name) is presented above itself")
    }
  }
}
