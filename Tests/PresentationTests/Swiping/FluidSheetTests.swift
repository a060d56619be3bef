import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Presentations and dismissals that can be interrupted like pushes and pops (N-81 to N-84).
@MainActor @Suite("Interruptible presentations and dismissals") struct FluidSheetTests {
  private let home = Probe("Home")
  private let log = Log()

  private func probe(_ name: String, _ style: ModalPresentationStyle = .pageSheet) -> Probe {
    let probe = Probe(name)
    probe.modalPresentationStyle = style
    listen(to: probe)
    return probe
  }

  private func listen(to probe: Probe) {
    let words: [(Probe.Moment, String)] = [
      (.viewWillAppear, "willAppear"), (.viewIsAppearing, "isAppearing"),
      (.viewDidAppear, "didAppear"), (.viewWillDisappear, "willDisappear"),
      (.viewDidDisappear, "didDisappear"),
    ]
    for (moment, word) in words {
      probe.on(moment) { [unowned probe, log] in log.note("\(probe.name) \(word)") }
    }
  }

  private func heard(_ name: String) -> [String] {
    log.lines.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
  }

  private func stage(_ system: SystemBehavior = .fluid) throws -> Stage {
    let stage = Stage(home, system: system)
    try stage.settle()
    listen(to: home)
    stage.startOver()
    return stage
  }

  private let whole = ["willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"]

  @Test(.rule("N-81", "N-84"), arguments: [ModalPresentationStyle.pageSheet, .fullScreen])
  func `a dismissal that interrupts a presentation begins in the run-loop turn of the call`(
    style: ModalPresentationStyle
  ) throws {
    let stage = try stage(), menu = probe("Menu", style), log = log
    home.present(menu, animated: true) { log.note("presented") }
    stage.runTurn()
    stage.advance(by: .milliseconds(200))
    expect(heard("Menu"), equals: ["willAppear", "isAppearing"])
    home.dismiss(animated: true) { log.note("dismissed") }
    stage.runTurn()
    expect(heard("Menu"), equals: ["willAppear", "isAppearing", "didAppear", "willDisappear"])
    expect(log.lines.contains("presented") && !log.lines.contains("dismissed"))
    let turns = stage.trace.lines
      .filter { $0.subject == "Menu" && $0.event.hasPrefix("view") && $0.event != "viewDidLoad" }
      .map { "\($0.turn)".filter(\.isNumber) }
    expect(turns.count == 4 && turns[2] == turns[3])
    try stage.settle()
    expect(heard("Menu"), equals: whole)
    expect(
      log.lines.filter { $0 == "presented" || $0 == "dismissed" },
      equals: ["presented", "dismissed"])
    let covered = ["willDisappear", "didDisappear", "willAppear", "isAppearing", "didAppear"]
    expect(heard("Home"), equals: style == .fullScreen ? covered : [])
    expect(stage.visible == ["Home"] && home.presentedViewController == nil)
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("N-81", "N-83"), arguments: [true, false])
  func `dragging a sheet during its presentation does not make the view jump`(
    finishes: Bool
  ) throws {
    let stage = try stage(), menu = probe("Menu")
    home.present(menu, animated: true)
    stage.runTurn()
    stage.advance(by: .milliseconds(200))
    let place = menu.view.placeOnScreen
    let drag = stage.user.drag("Menu")
    stage.runTurn()
    expect(heard("Menu"), equals: ["willAppear", "isAppearing", "didAppear", "willDisappear"])
    expect(isNear(menu.view.placeOnScreen, place), "\(menu.view.placeOnScreen), \(place)")
    drag.update(0.6)
    let before = heard("Menu").count
    drag.release(velocity: finishes ? 300 : -300)
    stage.runTurn()
    let told = heard("Menu")[before...]
    expect(finishes ? told.isEmpty : told == ["willAppear", "isAppearing", "didAppear"])
    try stage.settle()
    expect(stage.visible == (finishes ? ["Home"] : ["Home", "Menu"]))
    expect(heard("Menu").last, equals: finishes ? "didDisappear" : "didAppear")
    if !finishes { expect(isNear(menu.view.placeOnScreen, menu.view.center)) }
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("N-84"))
  func `during a dismissal, a present call begins the next presentation immediately`() throws {
    let stage = try stage(), menu = probe("Menu"), next = probe("Next")
    home.present(menu, animated: false)
    try stage.settle()
    home.dismiss(animated: true)
    stage.runTurn()
    stage.advance(by: .milliseconds(200))
    home.present(next, animated: true)
    expect(home.presentedViewController === next)
    stage.runTurn()
    expect(heard("Menu") == whole && heard("Next") == ["willAppear", "isAppearing"])
    try stage.settle()
    expect(stage.visible == ["Home", "Next"] && stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("N-84"))
  func `presenting a controller during its own dismissal does not make the view jump`() throws {
    let stage = try stage(), menu = probe("Menu")
    home.present(menu, animated: false)
    try stage.settle()
    home.dismiss(animated: true)
    stage.runTurn()
    stage.advance(by: .milliseconds(200))
    let place = menu.view.placeOnScreen
    home.present(menu, animated: true)
    stage.runTurn()
    expect(isNear(menu.view.placeOnScreen, place), "\(menu.view.placeOnScreen), \(place)")
    try stage.settle()
    expect(heard("Menu"), equals: whole + ["willAppear", "isAppearing", "didAppear"])
    expect(stage.visible == ["Home", "Menu"] && stage.issues.isEmpty)
    expect(isNear(menu.view.placeOnScreen, menu.view.center))
    try stage.close()
  }

  @Test(.rule("N-81", "N-84", "S-34"), arguments: [ModalPresentationStyle.pageSheet, .fullScreen])
  func `no view jumps when presentations and dismissals interrupt each other`(
    style: ModalPresentationStyle
  ) throws {
    let stage = try stage(), menu = probe("Menu", style)
    home.present(menu, animated: true)
    stage.runTurn()
    for round in 0..<4 {
      stage.advance(by: .milliseconds(150))
      let before = [home.view.placeOnScreen, menu.view.placeOnScreen]
      if round % 2 == 0 {
        home.dismiss(animated: true)
      } else {
        home.present(menu, animated: true)
      }
      expect(isNear(menu.view.placeOnScreen, before[1]), "round \(round), in the call")
      stage.runTurn()
      expect(isNear(home.view.placeOnScreen, before[0]), "round \(round)")
      expect(isNear(menu.view.placeOnScreen, before[1]), "round \(round)")
    }
    try stage.settle()
    expect(stage.visible.last == "Menu" && isNear(menu.view.placeOnScreen, menu.view.center))
    try stage.close()
  }

  @Test(.rule("N-84"), arguments: [true, false])
  func `a presentation that is interrupted several times calls each completion once`(
    dragged: Bool
  ) throws {
    let stage = try stage(), menu = probe("Menu"), log = log
    home.present(menu, animated: true) { log.note("presented") }
    stage.advance(by: .milliseconds(200))
    home.dismiss(animated: true) { log.note("dismissed") }
    stage.advance(by: .milliseconds(100))
    home.present(menu, animated: true) { log.note("presented") }
    stage.advance(by: .milliseconds(100))
    if dragged {
      let drag = stage.user.drag("Menu")
      stage.runTurn()
      drag.update(0.9)
      drag.release(velocity: 300)
    } else {
      home.dismiss(animated: true)
    }
    try stage.settle()
    expect(heard("Menu"), equals: whole + whole)
    expect(
      log.lines.filter { $0.hasSuffix("ed") }, equals: ["presented", "dismissed", "presented"])
    expect(stage.visible == ["Home"] && stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("N-84", "P-57"))
  func `if transitions cannot be interrupted, a dismiss call waits for the presentation's end`()
    throws
  {
    let stage = try stage(.modern), menu = probe("Menu")
    home.present(menu, animated: true)
    stage.advance(by: .milliseconds(200))
    let drag = stage.user.drag("Menu")
    drag.update(0.9)
    drag.release(velocity: 300)
    home.dismiss(animated: true)
    stage.runTurn()
    expect(heard("Menu"), equals: ["willAppear", "isAppearing"])
    try stage.settle()
    expect(heard("Menu") == whole && stage.visible == ["Home"])
    try stage.close()
  }

  @Test(.rule("N-41", "N-84"))
  func `an interruptible presentation does not block a push onto the presenting stack`() throws {
    let fixture = try SwipeFixture("A", system: .fluid), b = fixture.page("B")
    fixture.nav.present(ViewController("Sheet"), animated: true)
    fixture.stage.advance(by: .milliseconds(200))
    fixture.nav.pushViewController(b, animated: true)
    try fixture.stage.settle()
    expect(fixture.names == ["A", "B"] && fixture.stage.visible == ["Nav", "B", "Sheet"])
    expect(fixture.heard("B"), equals: ["willAppear", "isAppearing", "didAppear"])
    expect(fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }

  @Test(.rule("N-84"))
  func `a sheet can be presented and dismissed during an interruptible push`() throws {
    let fixture = try SwipeFixture("A", system: .fluid), b = fixture.page("B")
    fixture.nav.pushViewController(b, animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    fixture.nav.present(ViewController("Sheet"), animated: true)
    fixture.stage.advance(by: .milliseconds(100))
    fixture.nav.dismiss(animated: true)
    try fixture.stage.settle()
    expect(fixture.stage.visible, equals: ["Nav", "B"])
    expect(fixture.heard("B"), equals: ["willAppear", "isAppearing", "didAppear"])
    expect(fixture.stage.issues.isEmpty)
    try fixture.stage.close()
  }
}
