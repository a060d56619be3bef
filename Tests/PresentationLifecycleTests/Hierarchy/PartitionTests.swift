import PresentationLifecycle
import TestSupport
import Testing

/// The row of a state table that `Hierarchy.handle` returns for an event.
///
/// The method returns nil for the identity of a removed element.
struct PartitionTests {
  @Test func `a state machine's reaction depends only on its state and the event`() {
    expectFunction(Appearance.self)
    expectFunction(PresentationMachine.self)
    expectFunction(TransitionMachine.self)
    expectFunction(Interaction.self)
    expectFunction(ManualAppearance.self)
    expectFunction(PropertyAnimation.self)
    expectFunction(TabMachine.self)
  }

  private func expectFunction<M: Machine>(_ machine: M.Type) {
    for line in M.table {
      var again = M(state: line.state)
      expect(again.handle(line.event) == line.row && again.state == line.next)
    }
    expect(M.table.count, equals: M.allStates.count * M.allEvents.count)
  }

  @Test
  func `an event for a controller is handled by the controller's own state machine`() {
    var sketch = Sketch()
    let home = sketch.join(), link = sketch.request(sketch.join(), on: home)
    let transition = sketch.hierarchy.links[link]?.transition
    for event in Appearance.Event.allCases {
      let state = sketch.hierarchy.controllers[home]?.appearance.state
      var machine = Appearance(state: state ?? .disappeared)
      let step = sketch.hierarchy.handle(event, animated: true, at: Address(home))
      let animated = sketch.hierarchy.controllers[home]?.isAppearanceAnimated
      expect(step?.row == machine.handle(event) && step?.animated == animated)
      expect(sketch.hierarchy.controllers[home]?.appearance.state, equals: machine.state)
    }
    expectRow(ManualAppearance(), .end, at: home, &sketch)
    expectRow(PresentationMachine(), .present, at: link, &sketch)
    if let transition {
      expectRow(Interaction(), .begin, at: transition, &sketch)
      expectRow(TransitionMachine(), .start, at: transition, &sketch)
    }
  }

  private func expectRow<M: HierarchyMachine>(
    _ machine: M, _ event: M.Event, at id: SlotID<M.Node>, _ sketch: inout Sketch
  ) {
    var machine = machine
    expect(sketch.hierarchy.handle(event, at: Address<M>(id)), equals: machine.handle(event))
  }

  @Test
  func
    `an event for an object that was removed from the hierarchy returns nil and changes nothing`()
    throws
  {
    var sketch = Sketch()
    let home = sketch.join(), gone = sketch.join()
    let link = sketch.request(gone, on: home)
    let transition = try #require(sketch.hierarchy.links[link]?.transition)
    _ = sketch.hierarchy.end(transition)
    sketch.hierarchy.apply(.released(link))
    sketch.hierarchy.leave(gone)
    // New elements reuse the free slots.
    _ = (sketch.join(), sketch.request(sketch.join(), on: home))
    let facts = Hierarchy.PresentFacts(presenterHasWindow: true, receiverIsAttached: true)
    let before = sketch.facts
    expectNothing(of: Appearance.self, at: gone, &sketch)
    expectNothing(of: PresentationMachine.self, at: link, &sketch)
    expectNothing(of: TransitionMachine.self, at: transition, &sketch)
    expectNothing(of: Interaction.self, at: transition, &sketch)
    expectNothing(of: ManualAppearance.self, at: gone, &sketch)
    expect(sketch.hierarchy.handle(.willAppear, animated: true, at: Address(gone)) == nil)
    expect(sketch.hierarchy.judge(link, facts) == nil)
    sketch.hierarchy.resolvePresenter(of: link, visibility: .removesPresenter, fullscreen: true)
    expect(sketch.facts, equals: before)
  }

  private func expectNothing<M: HierarchyMachine>(
    of machine: M.Type, at id: SlotID<M.Node>, _ sketch: inout Sketch
  ) {
    let before = sketch.facts
    for event in M.allEvents {
      expect(sketch.hierarchy.handle(event, at: Address<M>(id)) == nil, "\(event)")
      expect(sketch.facts, equals: before, "\(event)")
    }
  }

  @Test func `storing a property of a removed controller changes nothing`() throws {
    var sketch = Sketch()
    let home = sketch.join(), gone = sketch.join(), link = sketch.request(gone, on: home)
    let transition = try #require(sketch.hierarchy.links[link]?.transition)
    _ = sketch.hierarchy.end(transition)
    sketch.hierarchy.apply(.released(link))
    sketch.hierarchy.leave(gone)
    let before = sketch.facts
    let late: [Hierarchy.Fact] = [
      .parent(gone, home), .definesPresentationContext(gone, true), .linked(link),
      .unlinked(link), .beingPresented(gone, true), .beingDismissed(gone, true),
      .inProgress(gone, true), .coordinatorOpened(transition),
      .locksInteraction(transition, true), .interactive(transition, true),
      .cancelled(transition, true), .released(link),
    ]
    for fact in late {
      sketch.hierarchy.apply(fact)
      expect(sketch.facts, equals: before, "\(fact)")
    }
  }

  @Test(.rule("P-104"))
  func `viewDidAppear gets the same animated flag as viewWillAppear`() {
    var sketch = Sketch()
    let home = sketch.join()
    func flag(_ event: Appearance.Event, _ animated: Bool?) -> Bool? {
      sketch.hierarchy.handle(event, animated: animated, at: Address(home))?.animated
    }
    expect(flag(.willAppear, true) == true)
    expect(flag(.willAppear, false) == true, "dropped, so it says nothing")
    expect(flag(.isAppearing, nil) == true)
    expect(flag(.didAppear, nil) == true)
    expect(flag(.willDisappear, false) == false)
    expect(flag(.didDisappear, nil) == false)
  }
}
