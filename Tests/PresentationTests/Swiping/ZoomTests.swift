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
  ) throws -> (Glass, Probe) {
    let glass = try Glass("A", system: system), b = glass.page("B"), log = log
    let card = View("card", frame: Self.frame)
    glass.top.view.addSubview(card)
    b.preferredTransition = .zoom { context in
      log.note("\(context.sourceViewController.name) to \(context.zoomedViewController.name)")
      return hasCard ? card : nil
    }
    return (glass, b)
  }

  private func push(_ glass: Glass, _ page: Probe, for milliseconds: Int) {
    glass.nav.pushViewController(page, animated: true)
    glass.stage.runTurn()
    glass.stage.advance(by: .milliseconds(milliseconds))
  }

  @Test(.rule("N-86"))
  func `a zoom transition asks for its source view both at the push and at the pop`() throws {
    let (glass, b) = try scene()
    expect(log.lines.isEmpty)
    glass.nav.pushViewController(b, animated: true)
    try glass.stage.settle()
    expect(log.lines, equals: ["A to B"])
    glass.nav.popViewController(animated: true)
    try glass.stage.settle()
    expect(log.lines, equals: ["A to B", "A to B"])
    expect(glass.heard("B").count == 5 && glass.stage.visible == ["Nav", "A"])
    expect(glass.shows, equals: ["willShow B", "didShow B", "willShow A", "didShow A"])
    try glass.stage.close()
  }

  @Test(.rule("N-86"))
  func `a push zooms only if the pushed controller has a preferredTransition`() throws {
    let (glass, b) = try scene(), c = glass.page("C")
    glass.nav.pushViewController(b, animated: false)
    try glass.stage.settle()
    let asked = log.lines.count
    push(glass, c, for: 100)
    glass.nav.popViewController(animated: true)
    expect(glass.names, equals: ["A", "B", "C"], "no zoom, no interruption")
    try glass.stage.settle()
    expect(glass.names == ["A", "B"] && log.lines.count == asked)
    try glass.stage.close()
  }

  @Test(.rule("N-86")) func `an unanimated push or pop does not zoom`() throws {
    let (glass, b) = try scene()
    glass.nav.pushViewController(b, animated: false)
    try glass.stage.settle()
    glass.nav.popViewController(animated: false)
    try glass.stage.settle()
    expect(log.lines.isEmpty)
    try glass.stage.close()
  }

  @Test(.rule("N-81", "N-82", "N-84", "N-86"))
  func `if a pop interrupts a zoom push, the push is completed before the pop begins`() throws {
    let (glass, b) = try scene()
    push(glass, b, for: 150)
    glass.nav.popViewController(animated: true)
    expect(glass.names, equals: ["A"])
    glass.stage.runTurn()
    expect(
      glass.heard,
      equals: [
        "A willDisappear", "B willAppear", "willShow B", "B isAppearing",
        "A didDisappear", "B didAppear", "didShow B", "B willDisappear", "A willAppear",
        "willShow A", "A isAppearing",
      ])
    try glass.stage.settle()
    expect(glass.heard.suffix(3), equals: ["B didDisappear", "A didAppear", "didShow A"])
    expect(glass.stage.issues.isEmpty && b.parent == nil)
    try glass.stage.close()
  }

  @Test(.rule("N-86", "N-40"), arguments: [(SystemBehavior.modern, false), (.classic, true)])
  func `a push without a source view, or before iOS 18, does not zoom`(
    system: SystemBehavior, hasCard: Bool
  ) throws {
    let (glass, b) = try scene(system, card: hasCard)
    let (plain, c) = (try Glass("A", system: system), Probe("C"))
    for (glass, page) in [(glass, b), (plain, c)] { push(glass, page, for: 150) }
    expect(log.lines.isEmpty, equals: system == .classic)
    expect(isNear(b.view.placeOnScreen, c.view.placeOnScreen))
    expect(b.view.sizeOnScreen, equals: c.view.sizeOnScreen)
    glass.nav.popViewController(animated: true)
    expect(glass.names, equals: ["A", "B"])
    try glass.stage.settle()
    expect(glass.names, equals: ["A"])
    expect(log.lines.isEmpty, equals: system == .classic)
    try glass.stage.close()
  }

  @Test(.rule("N-83", "N-86"), arguments: [true, false])
  func `when an edge swipe interrupts a zoom push, the pushed view does not jump`(
    finishes: Bool
  ) throws {
    let (glass, b) = try scene()
    push(glass, b, for: 150)
    let (place, size) = (b.view.placeOnScreen, b.view.sizeOnScreen)
    let swipe = glass.stage.user.swipeBack()
    expect(glass.names, equals: ["A"])
    glass.stage.runTurn()
    expect(isNear(b.view.placeOnScreen, place), "\(b.view.placeOnScreen), \(place)")
    expect(isNear(b.view.sizeOnScreen.width, size.width))
    swipe.update(0.6)
    let before = glass.heard.count
    swipe.release(velocity: finishes ? 300 : -300)
    glass.stage.runTurn()
    expect(
      glass.heard[before...]
        == (finishes
          ? []
          : ["A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear"]))
    try glass.stage.settle()
    expect(glass.names == (finishes ? ["A"] : ["A", "B"]))
    try glass.stage.close()
  }

  @Test(.rule("N-83", "N-86"))
  func `after a zoom push, a canceled swipe restores the pushed view`() throws {
    let (glass, b) = try scene()
    glass.nav.pushViewController(b, animated: true)
    try glass.stage.settle()
    let swipe = glass.swipe(to: 0.5), before = glass.heard.count
    swipe.cancel()
    glass.stage.runTurn()
    expect(
      glass.heard[before...],
      equals: [
        "A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear",
      ])
    try glass.stage.settle()
    expect(isNear(b.view.placeOnScreen, b.view.center))
    expect(b.view.sizeOnScreen == b.view.frame.size && b.view.presentationValues().alpha == 1)
    glass.nav.popViewController(animated: true)
    try glass.stage.settle()
    expect(glass.names, equals: ["A"])
    try glass.stage.close()
  }

  @Test(.rule("N-84", "S-34"))
  func `no view jumps when pushes and pops interrupt a zoom several times`() throws {
    let (glass, b) = try scene()
    push(glass, b, for: 0)
    for round in 0..<6 {
      glass.stage.advance(by: .milliseconds(70))
      let (place, size) = (b.view.placeOnScreen, b.view.sizeOnScreen)
      if glass.names == ["A"] {
        glass.nav.pushViewController(b, animated: true)
      } else {
        glass.nav.popViewController(animated: true)
      }
      glass.stage.runTurn()
      expect(isNear(b.view.placeOnScreen, place), "round \(round)")
      expect(isNear(b.view.sizeOnScreen.width, size.width), "round \(round)")
      expect(isNear(b.view.sizeOnScreen.height, size.height), "round \(round)")
    }
    try glass.stage.settle()
    expect(glass.stage.visible == ["Nav", "B"] && isNear(b.view.placeOnScreen, b.view.center))
    expect(log.lines.count, equals: 7)
    try glass.stage.close()
  }

  @Test(.rule("N-86", "N-61", "T-1"))
  func `if the delegate returns an animator, the animator is used instead of a zoom`() throws {
    let guide = Guide(), glass = try Glass("A", delegate: guide), b = glass.page("B"), log = log
    guide.animator = BlockTraveller(0.3)
    b.preferredTransition = .zoom { _ in
      log.note("asked")
      return nil
    }
    push(glass, b, for: 100)
    glass.nav.popViewController(animated: true)
    expect(glass.names == ["A", "B"] && log.lines.isEmpty)
    try glass.stage.settle()
    expect(glass.names, equals: ["A"])
    try glass.stage.close()
  }
}
