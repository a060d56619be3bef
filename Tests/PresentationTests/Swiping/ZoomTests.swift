import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Zoom transitions, which can be interrupted at any time on modern systems (N-80 to N-86).
@MainActor @Suite("Zoom transitions") struct ZoomTests {
  private let log = Log()

  private static let frame = CGRect(x: 24, y: 400, width: 80, height: 80)

  /// Returns a stack with the root A, and a page with a zoom transition.
  ///
  /// - Parameter hasCard: Whether the page zooms out of a card in A; otherwise it has no source
  ///   view.
  private func scene(
    _ system: SystemBehavior = .modern, card hasCard: Bool = true
  ) throws -> (SwipeFixture, Probe) {
    let fixture = try SwipeFixture("A", system: system), b = fixture.page("B"), log = log
    let card = View("card", frame: Self.frame)
    fixture.top.view.addSubview(card)
    b.preferredTransition = .zoom { context in
      log.note("\(context.sourceViewController.name) to \(context.zoomedViewController.name)")
      return hasCard ? card : nil
    }
    return (fixture, b)
  }

  private func push(_ fixture: SwipeFixture, _ page: Probe, for milliseconds: Int) {
    fixture.nav.pushViewController(page, animated: true)
    fixture.stage.runTurn()
    fixture.stage.advance(by: .milliseconds(milliseconds))
  }

  @Test(.rule("N-86"))
  func `a zoom transition asks for its source view both at the push and at the pop`() throws {
    let (fixture, b) = try scene()
    expect(log.lines.isEmpty)
    fixture.nav.pushViewController(b, animated: true)
    try fixture.stage.settle()
    expect(log.lines, equals: ["A to B"])
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(log.lines, equals: ["A to B", "A to B"])
    expect(fixture.heard("B").count == 5 && fixture.stage.visible == ["Nav", "A"])
    expect(fixture.shows, equals: ["willShow B", "didShow B", "willShow A", "didShow A"])
    try fixture.stage.close()
  }

  @Test(.rule("N-86"))
  func `a zoom moves and scales the page from its source view, and back into the view`() throws {
    let (fixture, b) = try scene()
    push(fixture, b, for: 1)
    let early = b.view.presentationValues().frame
    expect(abs(early.minX - Self.frame.minX) < 5 && abs(early.width - Self.frame.width) < 5)
    try fixture.stage.settle()
    expect(b.view.presentationValues().frame, equals: fixture.nav.view.bounds)
    fixture.nav.popViewController(animated: true)
    fixture.stage.runTurn()
    let late = b.view.presentationValues(after: .milliseconds(349)).frame
    expect(abs(late.minX - Self.frame.minX) < 5 && abs(late.width - Self.frame.width) < 5)
    try fixture.stage.settle()
    try fixture.stage.close()
  }

  @Test(.rule("N-86"))
  func `the source view meets the alignment rectangle of the zoomed view`() throws {
    let (fixture, b) = try scene(), card = View("card", frame: Self.frame)
    fixture.top.view.addSubview(card)
    let options = ViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { context in
      expect(context.sourceView === card && context.zoomedViewController === b)
      return CGRect(x: 40, y: 100, width: 160, height: 160)
    }
    b.preferredTransition = .zoom(options: options) { _ in card }
    push(fixture, b, for: 0)
    let early = b.view.presentationValues().frame, whole = fixture.nav.view.bounds
    expect(early.width, equals: whole.width / 2)
    expect(early.origin, equals: CGPoint(x: 24 - 20, y: 400 - 50))
    try fixture.stage.settle()
    expect(b.view.presentationValues().frame, equals: whole)
    try fixture.stage.close()
  }

  @Test(.rule("N-86"), arguments: [false, true])
  func `the options of a zoom can refuse the edge swipe`(begins: Bool) throws {
    let (fixture, b) = try scene(), log = Log()
    let options = ViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { context in
      log.note("\(context.velocity.dx), \(context.willBegin)")
      expect(context.location, equals: CGPoint(x: 1, y: 422))
      return begins
    }
    b.preferredTransition = .zoom(options: options) { _ in nil }
    fixture.nav.pushViewController(b, animated: true)
    try fixture.stage.settle()
    fixture.stage.user.swipeBack().release(velocity: 5)
    try fixture.stage.settle()
    expect(log.lines, equals: ["0.0, true"])
    expect(fixture.names, equals: begins ? ["A"] : ["A", "B"])
    try fixture.stage.close()
  }

  @Test(.rule("N-86"))
  func `a push zooms only if the pushed controller has a preferredTransition`() throws {
    let (fixture, b) = try scene(), c = fixture.page("C")
    fixture.nav.pushViewController(b, animated: false)
    try fixture.stage.settle()
    let asked = log.lines.count
    push(fixture, c, for: 100)
    fixture.nav.popViewController(animated: true)
    expect(fixture.names, equals: ["A", "B", "C"], "no zoom, no interruption")
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B"] && log.lines.count == asked)
    try fixture.stage.close()
  }

  @Test(.rule("N-86")) func `an unanimated push or pop does not zoom`() throws {
    let (fixture, b) = try scene()
    fixture.nav.pushViewController(b, animated: false)
    try fixture.stage.settle()
    fixture.nav.popViewController(animated: false)
    try fixture.stage.settle()
    expect(log.lines.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("N-81", "N-82", "N-84", "N-86"))
  func `if a pop interrupts a zoom push, the push is completed before the pop begins`() throws {
    let (fixture, b) = try scene()
    push(fixture, b, for: 150)
    fixture.nav.popViewController(animated: true)
    expect(fixture.names, equals: ["A"])
    fixture.stage.runTurn()
    expect(
      fixture.heard,
      equals: [
        "A willDisappear", "B willAppear", "willShow B", "B isAppearing",
        "A didDisappear", "B didAppear", "didShow B", "B willDisappear", "A willAppear",
        "willShow A", "A isAppearing",
      ])
    try fixture.stage.settle()
    expect(fixture.heard.suffix(3), equals: ["B didDisappear", "A didAppear", "didShow A"])
    expect(fixture.stage.issues.isEmpty && b.parent == nil)
    try fixture.stage.close()
  }

  @Test(.rule("N-86", "N-40"), arguments: [(SystemBehavior.modern, false), (.classic, true)])
  func `a push without a source view, or before iOS 18, does not zoom`(
    system: SystemBehavior, hasCard: Bool
  ) throws {
    let (fixture, b) = try scene(system, card: hasCard)
    let (plain, c) = (try SwipeFixture("A", system: system), Probe("C"))
    for (fixture, page) in [(fixture, b), (plain, c)] { push(fixture, page, for: 150) }
    expect(log.lines.isEmpty, equals: system == .classic)
    expect(isNear(b.view.placeOnScreen, c.view.placeOnScreen))
    expect(b.view.sizeOnScreen, equals: c.view.sizeOnScreen)
    fixture.nav.popViewController(animated: true)
    expect(fixture.names, equals: ["A", "B"])
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A"])
    expect(log.lines.isEmpty, equals: system == .classic)
    try fixture.stage.close()
  }

  @Test(.rule("N-83", "N-86"), arguments: [true, false])
  func `when an edge swipe interrupts a zoom push, the pushed view does not jump`(
    finishes: Bool
  ) throws {
    let (fixture, b) = try scene()
    push(fixture, b, for: 150)
    let (place, size) = (b.view.placeOnScreen, b.view.sizeOnScreen)
    let swipe = fixture.stage.user.swipeBack()
    expect(fixture.names, equals: ["A"])
    fixture.stage.runTurn()
    expect(isNear(b.view.placeOnScreen, place), "\(b.view.placeOnScreen), \(place)")
    expect(isNear(b.view.sizeOnScreen.width, size.width))
    swipe.update(0.6)
    let before = fixture.heard.count
    swipe.release(velocity: finishes ? 300 : -300)
    fixture.stage.runTurn()
    expect(
      fixture.heard[before...]
        == (finishes
          ? []
          : ["A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear"]))
    try fixture.stage.settle()
    expect(fixture.names == (finishes ? ["A"] : ["A", "B"]))
    try fixture.stage.close()
  }

  @Test(.rule("N-83", "N-86"))
  func `after a zoom push, a canceled swipe restores the pushed view`() throws {
    let (fixture, b) = try scene()
    fixture.nav.pushViewController(b, animated: true)
    try fixture.stage.settle()
    let swipe = fixture.swipe(to: 0.5), before = fixture.heard.count
    swipe.cancel()
    fixture.stage.runTurn()
    expect(
      fixture.heard[before...],
      equals: [
        "A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear",
      ])
    try fixture.stage.settle()
    expect(isNear(b.view.placeOnScreen, b.view.center))
    expect(b.view.sizeOnScreen == b.view.frame.size && b.view.presentationValues().alpha == 1)
    fixture.nav.popViewController(animated: true)
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A"])
    try fixture.stage.close()
  }

  @Test(.rule("N-84", "S-34"))
  func `no view jumps when pushes and pops interrupt a zoom several times`() throws {
    let (fixture, b) = try scene()
    push(fixture, b, for: 0)
    for round in 0..<6 {
      fixture.stage.advance(by: .milliseconds(70))
      let (place, size) = (b.view.placeOnScreen, b.view.sizeOnScreen)
      if fixture.names == ["A"] {
        fixture.nav.pushViewController(b, animated: true)
      } else {
        fixture.nav.popViewController(animated: true)
      }
      fixture.stage.runTurn()
      expect(isNear(b.view.placeOnScreen, place), "round \(round)")
      expect(isNear(b.view.sizeOnScreen.width, size.width), "round \(round)")
      expect(isNear(b.view.sizeOnScreen.height, size.height), "round \(round)")
    }
    try fixture.stage.settle()
    expect(fixture.stage.visible == ["Nav", "B"] && isNear(b.view.placeOnScreen, b.view.center))
    expect(log.lines.count, equals: 7)
    try fixture.stage.close()
  }

  @Test(.rule("N-86", "N-61", "T-1"))
  func `if the delegate returns an animator, the animator is used instead of a zoom`() throws {
    let guide = Guide(), fixture = try SwipeFixture("A", delegate: guide), b = fixture.page("B"),
      log = log
    guide.animator = BlockMarkMover(0.3)
    b.preferredTransition = .zoom { _ in
      log.note("asked")
      return nil
    }
    push(fixture, b, for: 100)
    fixture.nav.popViewController(animated: true)
    expect(fixture.names == ["A", "B"] && log.lines.isEmpty)
    try fixture.stage.settle()
    expect(fixture.names, equals: ["A"])
    try fixture.stage.close()
  }
}
