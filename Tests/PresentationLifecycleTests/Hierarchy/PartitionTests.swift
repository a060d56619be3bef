import PresentationLifecycle
import TestSupport
import Testing

/// Each event of each machine through `Hierarchy.handle`: exactly one row for a fresh identity,
/// none for a stale one.
struct PartitionTests {
  @Test func `a machine alone picks one row for each pair, and always the same`() {
    expectFunction(Appearance.self)
    expectFunction(PresentationLink.self)
    expectFunction(TransitionMachine.self)
    expectFunction(Interaction.self)
    expectFunction(ManualAppearance.self)
    expectFunction(PropertyAnimation.self)
    expectFunction(TabSelection.self)
  }

  private func expectFunction<M: Machine>(_ machine: M.Type) {
    for line in M.table {
      var again = M(state: line.state)
      #expect(again.handle(line.event) == line.row && again.state == line.next)
    }
    #expect(M.table.count == M.allStates.count * M.allEvents.count)
  }

  @Test func `a fresh identity gets the row of its machine`() {
    var sketch = Sketch()
    let home = sketch.join(), link = sketch.request(sketch.join(), on: home)
    let transition = sketch.hierarchy.links[link]?.transition
    for event in Appearance.Event.allCases {
      let state = sketch.hierarchy.controllers[home]?.appearance.state
      var machine = Appearance(state: state ?? .disappeared)
      let step = sketch.send(.appearance(home, event, animated: true))
      let animated = sketch.hierarchy.controllers[home]?.isAppearanceAnimated == true
      #expect(step == .appearance(home, machine.handle(event), animated: animated))
      #expect(sketch.hierarchy.controllers[home]?.appearance.state == machine.state)
    }
    var manual = ManualAppearance()
    #expect(sketch.send(.manual(home, .end)) == .manual(home, manual.handle(.end)))
    var machine = PresentationLink()
    #expect(sketch.send(.link(link, .present)) == .link(link, machine.handle(.present)))
    if let transition {
      var steering = Interaction()
      #expect(
        sketch.send(.interaction(transition, .begin))
          == .interaction(transition, steering.handle(.begin)))
      var machine = TransitionMachine()
      #expect(
        sketch.send(.transition(transition, .start))
          == .transition(transition, machine.handle(.start)))
    }
  }

  @Test func `a stale identity gets no row, and nothing changes`() throws {
    var sketch = Sketch()
    let home = sketch.join(), gone = sketch.join()
    let link = sketch.request(gone, on: home)
    let transition = try #require(sketch.hierarchy.links[link]?.transition)
    _ = sketch.hierarchy.end(transition)
    sketch.hierarchy.apply(.released(link))
    sketch.hierarchy.leave(gone)
    // Others take their places.
    _ = (sketch.join(), sketch.request(sketch.join(), on: home))
    let facts = Hierarchy.PresentFacts(presenterHasWindow: true, receiverIsAttached: true)
    let late: [Hierarchy.Event] =
      Appearance.allEvents.map { .appearance(gone, $0, animated: true) }
      + PresentationLink.allEvents.map { .link(link, $0) }
      + TransitionMachine.allEvents.map { .transition(transition, $0) }
      + Interaction.allEvents.map { .interaction(transition, $0) }
      + ManualAppearance.allEvents.map { .manual(gone, $0) }
      + [.judge(link, facts), .controllerMade(link, .removesPresenter, fullscreen: true)]
    #expect(late.count == 8 + 22 + 9 + 8 + 3 + 2)
    let before = sketch.hierarchy
    for event in late {
      #expect(sketch.send(event) == .stale, "\(event)")
      #expect(sketch.hierarchy == before, "\(event)")
    }
  }

  @Test func `a fact about a stale identity changes nothing`() throws {
    var sketch = Sketch()
    let home = sketch.join(), gone = sketch.join(), link = sketch.request(gone, on: home)
    let transition = try #require(sketch.hierarchy.links[link]?.transition)
    _ = sketch.hierarchy.end(transition)
    sketch.hierarchy.apply(.released(link))
    sketch.hierarchy.leave(gone)
    let before = sketch.hierarchy
    let late: [Hierarchy.Fact] = [
      .parent(gone, home), .definesPresentationContext(gone, true), .linked(link),
      .unlinked(link), .beingPresented(gone, true), .beingDismissed(gone, true),
      .inProgress(gone, true), .coordinatorOpened(transition),
      .locksInteraction(transition, true), .interactive(transition, true),
      .cancelled(transition, true), .released(link),
    ]
    for fact in late {
      sketch.hierarchy.apply(fact)
      #expect(sketch.hierarchy == before, "\(fact)")
    }
  }

  @Test(.rule("P-104"))
  func `the flag of a WILL holds until the next one`() {
    var sketch = Sketch()
    let home = sketch.join()
    func flag(_ event: Appearance.Event, _ animated: Bool?) -> Bool? {
      guard
        case .appearance(_, _, let flag) = sketch.send(
          .appearance(home, event, animated: animated))
      else { return nil }
      return flag
    }
    #expect(flag(.willAppear, true) == true)
    #expect(flag(.willAppear, false) == true, "dropped, so it says nothing")
    #expect(flag(.isAppearing, nil) == true)
    #expect(flag(.didAppear, nil) == true)
    #expect(flag(.willDisappear, false) == false)
    #expect(flag(.didDisappear, nil) == false)
  }
}
