import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Adding and removing children")
@MainActor struct ChildTests {
  private let log = Log()
  private let parent: SpyController
  private let child: SpyController

  init() {
    (parent, child) = (SpyController("Parent", log), SpyController("Child", log))
  }

  @Test(.rule("C-1", "C-3", "P-100"))
  func `addChild calls willMove but leaves the call of didMove to the app`() {
    child.whenWillMove = { [parent, child] _ in expect(!parent.children.contains(child)) }
    parent.addChild(child)
    expect(log.lines, equals: ["Child willMove(Parent)"])
    expect(child.parent === parent)
    expect(parent.children, equals: [child])
    child.didMove(toParent: parent)
    expect(log.lines, equals: ["Child willMove(Parent)", "Child didMove(Parent)"])
  }

  @Test(.rule("C-2", "C-3", "P-100"))
  func `if a child is removed as UIKit recommends, willMove and didMove are called once each`() {
    parent.addChild(child)
    child.didMove(toParent: parent)
    log.clear()
    child.willMove(toParent: nil)
    child.removeFromParent()
    expect(log.lines, equals: ["Child willMove(nil)", "Child didMove(nil)"])
    expect(child.parent == nil)
    expect(parent.children, equals: [])
  }

  @Test(.rule("C-2")) func `removeFromParent calls didMove with nil, but does not call willMove`() {
    parent.addChild(child)
    log.clear()
    child.removeFromParent()
    expect(log.lines, equals: ["Child didMove(nil)"])
    child.removeFromParent()
    expect(log.lines, equals: ["Child didMove(nil)"])
  }

  @Test(.rule("C-3")) func `addChild calls willMove even if the app has already called willMove`() {
    child.willMove(toParent: parent)
    parent.addChild(child)
    expect(log.lines, equals: ["Child willMove(Parent)", "Child willMove(Parent)"])
  }

  @Test(.rule("C-1", "P-100")) func `addChild removes the child from its old parent first`() {
    let other = SpyController("Other", log)
    parent.addChild(child)
    log.clear()
    child.whenWillMove = { [parent, child] next in
      if next != nil { expect(!parent.children.contains(child)) }
    }
    other.addChild(child)
    expect(log.lines.first, equals: "Child willMove(nil)")
    expect(log.lines.last, equals: "Child willMove(Other)")
    expect(parent.children, equals: [])
    expect(other.children, equals: [child])
    expect(child.parent === other)
  }

  @Test(.rule("P-100")) func `the parent is set before willMove is called`() {
    child.whenWillMove = { [parent, child] next in
      guard next != nil else { return }
      expect(child.parent === parent)
    }
    parent.addChild(child)
    expect(log.lines, equals: ["Child willMove(Parent)"])
  }

  @Test(.rule("C-4", "P-100"))
  func `addChild and removeFromParent alone send no appearance callbacks`() throws {
    let stage = Stage(parent)
    log.clear()
    parent.addChild(child)
    stage.runTurn()
    child.willMove(toParent: nil)
    child.removeFromParent()
    try stage.settle()
    expect(
      log.lines, equals: ["Child willMove(Parent)", "Child willMove(nil)", "Child didMove(nil)"])
    expect(!child.isViewLoaded)
  }

  @Test(.rule("C-5", "P-34", "P-117"))
  func `the children of a root get each appearance callback after the root`() throws {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let unseen = SpyController("Unseen", log)
    parent.addChild(unseen)
    log.clear()
    let stage = Stage(parent)
    expect(
      log.lines,
      equals: [
        "Parent viewWillAppear(false)", "Child viewWillAppear(false)",
        "Parent viewDidAppear(false)", "Child viewDidAppear(false)",
      ])
    expect(stage.visible, equals: ["Parent", "Child"])
  }

  @Test(.rule("C-6", "P-102"))
  func `a child appears when its view enters a visible parent's view`() throws {
    let stage = Stage(parent)
    parent.addChild(child)
    log.clear()
    parent.view.addSubview(child.view)
    expect(log.lines, equals: ["Child viewWillAppear(false)"])
    stage.runTurn()
    expect(log.lines, equals: ["Child viewWillAppear(false)", "Child viewDidAppear(false)"])
    log.clear()
    child.view.removeFromSuperview()
    expect(log.lines, equals: ["Child viewWillDisappear(false)"])
    stage.runTurn()
    expect(
      log.lines, equals: ["Child viewWillDisappear(false)", "Child viewDidDisappear(false)"])
  }

  @Test(.rule("C-7"))
  func `a child appears with its parent even if the child's view is added during the presentation`()
    throws
  {
    let home = ViewController("Home"), stage = Stage(home)
    parent.addChild(child)
    log.clear()
    home.present(parent, animated: true)
    stage.runTurn()
    parent.view.addSubview(child.view)
    expect(log.lines, equals: ["Parent viewWillAppear(true)", "Child viewWillAppear(true)"])
    try stage.settle()
    expect(
      log.lines.dropFirst(2), equals: ["Parent viewDidAppear(true)", "Child viewDidAppear(true)"])
  }

  @Test(.rule("C-7", "P-99"))
  func `a child that is added in the parent's viewWillAppear gets each callback once`() throws {
    let home = ViewController("Home"), stage = Stage(home)
    parent.whenWillAppear = { [parent, child] in
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    home.present(parent, animated: true)
    try stage.settle()
    expect(
      log.lines.filter { $0.contains("Appear") },
      equals: [
        "Parent viewWillAppear(true)", "Child viewWillAppear(true)",
        "Parent viewDidAppear(true)", "Child viewDidAppear(true)",
      ])
  }

  @Test(.rule("C-8"))
  func `a controller embedded without addChild gets viewDidAppear before the root`() throws {
    parent.view.addSubview(child.view)
    let stage = Stage(parent)
    expect(
      log.lines,
      equals: [
        "Parent viewWillAppear(false)", "Child viewWillAppear(false)",
        "Child viewDidAppear(false)", "Parent viewDidAppear(false)",
      ])
    expect(stage.issues.allSatisfy { !$0.isRaised })
  }

  @Test(.rule("C-8", "C-6"))
  func `a controller that is not a child gets callbacks when its view enters or leaves a window`()
    throws
  {
    let stage = Stage(parent)
    log.clear()
    parent.view.addSubview(child.view)
    stage.runTurn()
    child.view.removeFromSuperview()
    stage.runTurn()
    expect(
      log.lines,
      equals: [
        "Child viewWillAppear(false)", "Child viewDidAppear(false)",
        "Child viewWillDisappear(false)", "Child viewDidDisappear(false)",
      ])
  }

  @Test(.rule("C-8", "C-6"))
  func `a former child still gets callbacks when its view enters or leaves the window`() throws {
    let stage = Stage(parent)
    parent.addChild(child)
    child.willMove(toParent: nil)
    child.removeFromParent()
    log.clear()
    parent.view.addSubview(child.view)
    stage.runTurn()
    child.view.removeFromSuperview()
    stage.runTurn()
    expect(
      log.lines,
      equals: [
        "Child viewWillAppear(false)", "Child viewDidAppear(false)",
        "Child viewWillDisappear(false)", "Child viewDidDisappear(false)",
      ])
  }

  @Test(.rule("C-8"))
  func `a controller embedded without addChild gets viewDidAppear before the presented one`()
    throws
  {
    let other = ViewController("Other"), stage = Stage(other)
    other.addChild(child)
    child.removeFromParent()
    parent.view.addSubview(child.view)
    log.clear()
    other.present(parent, animated: false)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Parent viewWillAppear(false)", "Child viewWillAppear(false)",
        "Child viewDidAppear(false)", "Parent viewDidAppear(false)",
      ])
  }

  @Test(.rule("C-17", "P-97"))
  func `a child gets viewIsAppearing once, before its layout`() throws {
    let stage = Stage(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    try stage.settle()
    child.view.setNeedsLayout()
    try stage.settle()
    let events = stage.trace.verbose.lines.filter { $0.subject == "Child" }.map(\.event)
    expect(events.filter { $0 == "viewIsAppearing" }.count, equals: 1)
    let order = ["viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews"]
    expect(
      order.compactMap(events.firstIndex), equals: order.compactMap(events.firstIndex).sorted())
    expect(order.allSatisfy(events.contains))
    let turns = stage.trace.lines.filter { $0.subject == "Child" }.map(\.turn.number)
    expect(Set(turns).count, equals: 1)
  }

  @Test(.rule("P-94", "P-102"))
  func `adding a child's view after beginAppearanceTransition sends no additional callbacks`()
    throws
  {
    parent.removesForwarding = true
    let stage = Stage(parent)
    parent.addChild(child)
    log.clear()
    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    stage.runTurn()
    expect(log.lines, equals: ["Child viewWillAppear(true)"])
    child.endAppearanceTransition()
    expect(log.lines, equals: ["Child viewWillAppear(true)", "Child viewDidAppear(true)"])
    try stage.settle()
    expect(log.lines.count, equals: 2)
  }

  @Test(.rule("P-102"))
  func `moving a presented view out of its container and back sends no callbacks`() throws {
    let home = ViewController("Home"), stage = Stage(home)
    home.present(child, animated: false)
    try stage.settle()
    log.clear()
    let superview = child.view.superview
    child.view.removeFromSuperview()
    stage.runTurn()
    superview?.addSubview(child.view)
    try stage.settle()
    expect(log.lines, equals: [])
  }
}
