import PresentationLifecycle
import TestSupport
import Testing

/// The decision to perform, delay, refuse or ignore a request.
///
/// The rules are P-38 to P-46, P-49, P-57, P-59, N-20 to N-25, N-40 and N-105.
struct AdmissionTests {
  // row | its rules | its effects, in order
  private static let rows = """
    present | P-24 | beginPresent
    present waits | P-57 P-57a P-119 | enqueue
    dismiss | P-28 P-47 | beginDismiss
    dismiss waits | P-57 P-57a P-119 | enqueue
    user input ignored | P-66 |
    redirects | N-81 N-82 N-84 | completeRunning judgeAgain
    nothing to dismiss | P-49 | deliverCompletion
    dismiss while in progress | P-59 | report deliverCompletion
    stack operation | N-2 | operateStack
    stack operation waits | N-40 N-41 | enqueue
    stack unchanged | N-20 N-21 N-32 |
    pop to a missing controller | N-23 | raise
    pushed twice | N-24 | raise
    set with a repetition | N-25 | raise
    change of tabs | N-100 N-101 | operateTabs tellSelected
    change of tabs during a transition | N-48 N-105 | report enqueue
    change of tabs waits | N-105 | enqueue
    tabs unchanged | N-101 N-104 | popSelected tellSelected
    selects a missing tab | N-101 | raise
    presented has a parent | P-39 | raise refuse
    presented on itself | P-40 | raise refuse
    presenter in progress | P-41 P-46 | report refuse
    presenter not in the window | P-42 P-46 | report refuse
    presenter already presenting | P-43 P-46 | report refuse
    presented elsewhere | P-45 | raise refuse
    presented is on screen below | P-45 | raise refuse
    receiver detached | P-44 | report admit
    admitted | P-24 | admit
    enters from another world | P-101a | report
    a root enters a parent | P-101 | raise
    a presented controller enters a parent | P-101 | raise
    enters itself | C-1a | report
    enters a parent beside its view | P-101 | raise
    a root becomes another window's | P-101a | report
    a presented controller becomes a root | P-101a | report
    a child becomes a root | C-15 | raise
    enters | C-1 N-2 | admit
    """

  @Test(
    .rule(
      "P-39", "P-40", "P-41", "P-42", "P-43", "P-44", "P-45", "P-46", "P-49", "P-57", "P-59",
      "P-101", "P-101a", "C-1", "C-1a", "C-15",
      "N-2", "N-20", "N-21", "N-23", "N-24", "N-25", "N-32", "N-40", "N-41", "N-101", "N-105"))
  func `the request table lists the expected rules and effects`() {
    expectSameLines(TableText.rows(Admission.table), Self.rows)
  }

  @Test func `the request table has no duplicate row and no row for an impossible event`() {
    expect(Admission.Arrival.allCases.count == 19 && Admission.Check.allCases.count == 9)
    expect(Admission.Entry.allCases.count, equals: 9)
    expect(Admission.table.count == 37 && Set(Admission.table).count == 37)
    expect(Admission.table.allSatisfy { $0.kind == .step })
  }

  // MARK: The checks of a present call

  /// The facts that the checks of a `present` call examine, in the order of the checks.
  struct Situation: Hashable, Sendable, CustomStringConvertible {
    var hasParent = false
    var isPresenter = false
    var isBusy = false
    var hasNoWindow = false
    var presentsAlready = false
    var isPresentedElsewhere = false
    var isBelow = false
    var isDetached = false

    /// All 256 combinations of these facts.
    static let all: [Situation] = (0..<256).map { bits in
      func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
      return Situation(
        hasParent: bit(0), isPresenter: bit(1), isBusy: bit(2), hasNoWindow: bit(3),
        presentsAlready: bit(4), isPresentedElsewhere: bit(5), isBelow: bit(6),
        isDetached: bit(7))
    }

    /// The name of the row for the first check that applies (P-38 to P-45).
    var expected: String {
      if hasParent { return "presented has a parent" }
      if isPresenter { return "presented on itself" }
      if isBusy { return "presenter in progress" }
      if hasNoWindow { return "presenter not in the window" }
      if presentsAlready { return "presenter already presenting" }
      if isPresentedElsewhere { return "presented elsewhere" }
      if isBelow { return "presented is on screen below" }
      return isDetached ? "receiver detached" : "admitted"
    }

    var description: String {
      [
        hasParent ? "has a parent" : "", isPresenter ? "is the presenter" : "",
        isBusy ? "presenter busy" : "", hasNoWindow ? "no window" : "",
        presentsAlready ? "presents already" : "",
        isPresentedElsewhere ? "presented elsewhere" : "",
        isBelow ? "on screen below" : "", isDetached ? "detached" : "",
      ].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    func row() -> String {
      var sketch = Sketch()
      let receiver = sketch.join(definesContext: true)
      let presented = isPresenter ? receiver : sketch.join()
      sketch.hierarchy.apply(.inProgress(receiver, isBusy))
      if presentsAlready {
        sketch.hierarchy.apply(.linked(sketch.request(sketch.join(), on: receiver)))
      }
      if isPresentedElsewhere {
        sketch.hierarchy.apply(.linked(sketch.request(presented, on: sketch.join())))
      }
      let link = sketch.ask(presented, on: receiver, fullscreen: false)
      let facts = Hierarchy.PresentFacts(
        presentedHasParent: hasParent, presentedIsRoot: isBelow, presenterHasWindow: !hasNoWindow,
        receiverIsAttached: !isDetached)
      return sketch.hierarchy.judge(link, facts)?.row.name ?? "stale"
    }
  }

  @Test(
    .rule("P-39", "P-40", "P-41", "P-42", "P-43", "P-44", "P-45"))
  func `if several checks of a present call fail, the first failed check decides the outcome`() {
    for situation in Situation.all {
      expect(situation.row(), equals: situation.expected, "\(situation)")
    }
    expect(Set(Situation.all.map(\.expected)).count, equals: Admission.Check.allCases.count)
  }

  @Test(.rule("P-45"))
  func `a controller that is on screen below the presenter cannot be presented`() {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join(), alert = sketch.join()
    sketch.show(menu, on: home)
    sketch.show(alert, on: menu)
    let link = sketch.ask(home, on: alert)
    let facts = Hierarchy.PresentFacts(presenterHasWindow: true, receiverIsAttached: true)
    let judgement = sketch.hierarchy.judge(link, facts)
    expect(judgement?.check, equals: .presentedIsBelow)
    expect(judgement?.row.name, equals: "presented is on screen below")
  }

  @Test func `a controller cannot be presented if its child is on screen below the presenter`() {
    var sketch = Sketch()
    let home = sketch.join(), child = sketch.join(in: home, definesContext: true)
    let menu = sketch.join()
    sketch.show(menu, on: child, fullscreen: false)
    let link = sketch.ask(home, on: menu, fullscreen: false)
    let facts = Hierarchy.PresentFacts(presenterHasWindow: true, receiverIsAttached: true)
    expect(sketch.hierarchy.judge(link, facts)?.check, equals: .presentedIsBelow)
  }

  // MARK: The situations of a new request

  @Test(.rule("P-24", "P-57"))
  func `a present call waits while the receiver takes part in a running transition`() {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join(), other = sketch.join()
    expect(sketch.arrival(.present(menu), on: home).row, equals: "present")
    let link = sketch.schedule(menu, on: home)
    let waiting = sketch.arrival(.present(other), on: home)
    expect(waiting.row, equals: "present waits")
    expect(waiting.waitsFor, equals: sketch.hierarchy.links[link]?.transition)
    expect(sketch.arrival(.present(other), on: home, .queue).row, equals: "present waits")
    sketch.hierarchy.apply(.inProgress(home, true))
    expect(sketch.arrival(.present(other), on: home, .queue).row, equals: "present")
  }

  @Test(.rule("P-47", "P-49", "P-57", "P-59"))
  func `a dismiss call waits while the receiver takes part in a running transition`() {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join()
    expect(sketch.arrival(.dismiss, on: home).row, equals: "nothing to dismiss")
    let link = sketch.schedule(menu, on: home)
    expect(sketch.arrival(.dismiss, on: home).row, equals: "dismiss waits")
    expect(sketch.arrival(.dismiss, on: home, .queue).row, equals: "dismiss while in progress")
    sketch.finish(link)
    expect(sketch.arrival(.dismiss, on: home).row, equals: "dismiss")
    expect(sketch.arrival(.dismiss, on: menu).row, equals: "dismiss")
  }

  @Test(.rule("P-66"))
  func `the user cannot dismiss a controller during the controller's transition`() {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join()
    let byUser = Request(.dismiss, on: menu, .animated, ticket: 1, isByUser: true)
    func row() -> String {
      let (row, _, blocker) = sketch.hierarchy.judge(byUser, .call)
      return blocker == nil ? row.name : "waits"
    }
    let link = sketch.schedule(menu, on: home)
    expect(row(), equals: "user input ignored")
    sketch.finish(link)
    expect(row(), equals: "dismiss")
  }

  @Test(.rule("P-41", "P-59"))
  func `without a request queue, present and dismiss calls during a transition do not wait`() {
    var sketch = Sketch(hierarchy: Hierarchy(queuesRequests: false))
    let home = sketch.join(), menu = sketch.join()
    _ = sketch.schedule(menu, on: home)
    expect(sketch.arrival(.present(sketch.join()), on: home).row, equals: "present")
    expect(sketch.arrival(.dismiss, on: home).row, equals: "dismiss while in progress")
  }

  @Test(.rule("P-57", "P-54a"))
  func `a dismiss call waits for a running presentation above the presented controller`() {
    var sketch = Sketch()
    let home = sketch.join(), menu = sketch.join(), alert = sketch.join()
    sketch.show(menu, on: home)
    let above = sketch.schedule(alert, on: menu)
    expect(sketch.hierarchy.transition(visibleFrom: home) == nil)
    let dismiss = sketch.arrival(.dismiss, on: home)
    expect(dismiss.row, equals: "dismiss waits")
    expect(dismiss.waitsFor, equals: sketch.hierarchy.links[above]?.transition)
  }
}
