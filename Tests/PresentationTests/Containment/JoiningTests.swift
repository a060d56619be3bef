import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Children that are added or removed while their parent appears or disappears.
@Suite("Children in the middle of a transition")
@MainActor struct JoiningTests {
  private let home = ViewController("Home")
  private let log = Log()
  private let parent: SpyController
  private let child: SpyController

  init() {
    (parent, child) = (SpyController("Parent", log), SpyController("Child", log))
  }

  private func callbacks(of name: String) -> [String] {
    log.lines.filter { $0.hasPrefix(name) && $0.contains("ppear") }
  }

  private func addChild() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
  }

  @Test(.rule("P-99"))
  func `a child that is added while its parent disappears gets balanced appearance callbacks`()
    throws
  {
    let stage = Stage(home)
    home.present(parent, animated: false)
    try stage.settle()
    home.dismiss(animated: true)
    stage.runTurn()
    addChild()
    try stage.settle()
    let said = callbacks(of: "Child").map { $0.dropFirst("Child ".count) }
    let wills = said.filter { $0.contains("Will") }.count
    expect(wills, equals: said.count - wills)
    expect(said.last.map { $0.hasPrefix("viewDidDisappear") } ?? true)
  }

  @Test(.rule("P-75", "P-34", "P-99"))
  func `a canceled dismissal sends children the same appearance callbacks as their parent`() throws
  {
    addChild()
    let stage = Stage(home)
    home.present(parent, animated: false)
    try stage.settle()
    log.clear()
    let drag = stage.user.drag("Parent")
    stage.runTurn()
    drag.cancel()
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Parent viewWillDisappear(true)", "Child viewWillDisappear(true)",
        "Parent viewWillAppear(true)", "Child viewWillAppear(true)",
        "Parent viewDidAppear(true)", "Child viewDidAppear(true)",
      ])
  }

  @Test(.rule("P-34", "P-99", "C-5"))
  func `only children whose views are inside the parent's view get appearance callbacks`() throws {
    addChild()
    let elsewhere = SpyController("Elsewhere", log), deeper = SpyController("Deeper", log)
    parent.addChild(elsewhere)
    child.addChild(deeper)
    child.view.addSubview(deeper.view)
    log.clear()
    let stage = Stage(home)
    home.present(parent, animated: true)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Parent viewWillAppear(true)", "Child viewWillAppear(true)", "Deeper viewWillAppear(true)",
        "Parent viewDidAppear(true)", "Child viewDidAppear(true)", "Deeper viewDidAppear(true)",
      ])
    expect(!elsewhere.isViewLoaded)
  }

  @Test(.rule("P-97", "C-17"))
  func `viewIsAppearing is called once per appearance for a parent and for its child`() throws {
    addChild()
    let stage = Stage(home)
    var times: [String] = []
    parent.whenIsAppearing = { times.append("Parent") }
    child.whenIsAppearing = { times.append("Child") }
    for _ in 1...2 {
      home.present(parent, animated: true)
      stage.runTurn()
      child.view.setNeedsLayout()
      parent.view.setNeedsLayout()
      try stage.settle()
      home.dismiss(animated: true)
      try stage.settle()
    }
    expect(times.filter { $0 == "Parent" }.count, equals: 2)
    expect(times.filter { $0 == "Child" }.count, equals: 2)
  }

  @Test(.rule("P-31", "P-102"))
  func `a child added to a covered presenter appears when the presenter is uncovered`() throws {
    let stage = Stage(parent), cover = ViewController("Cover")
    cover.modalPresentationStyle = .fullScreen
    parent.present(cover, animated: false)
    try stage.settle()
    log.clear()
    addChild()
    try stage.settle()
    expect(callbacks(of: "Child"), equals: [])
    parent.dismiss(animated: false)
    try stage.settle()
    expect(
      callbacks(of: "Child"), equals: ["Child viewWillAppear(false)", "Child viewDidAppear(false)"])
  }

  @Test(.rule("P-17"))
  func `isBeingPresented and isBeingDismissed stay false for a child of the presented controller`()
    throws
  {
    addChild()
    var flags: [Bool] = []
    child.whenWillAppear = { [child] in flags.append(child.isBeingPresented) }
    child.whenWillDisappear = { [child] in flags.append(child.isBeingDismissed) }
    let stage = Stage(home)
    home.present(parent, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(flags, equals: [false, false])
  }
}
