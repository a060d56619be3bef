import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Inconsistent hierarchies")
@MainActor struct InconsistencyTests {
  private let home = ViewController("Home")
  private let other = ViewController("Other")

  @Test(.rule("P-101")) func `addChild refuses the root of a window`() throws {
    let stage = Stage(home)
    other.addChild(home)
    expect(
      stage.sceneMessages,
      equals: [
        "adding a root view controller <ViewController: Home> as a child of view "
          + "controller:<ViewController: Other>"
      ])
    expect(stage.issues.map(\.isRaised), equals: [true])
    expect(stage.issues.map(\.rule), equals: ["P-101"])
    expect(home.parent == nil)
    expect(other.children, equals: [])
    expect(stage.window.rootViewController === home)
  }

  @Test(.rule("P-101")) func `addChild refuses a presented controller`() throws {
    let stage = Stage(home)
    home.present(other, animated: false)
    try stage.settle()
    home.addChild(other)
    expect(
      stage.sceneMessages,
      equals: [
        "trying to add child view controller that is already presented: <ViewController: Other>"
      ])
    expect(stage.issues.map(\.isRaised), equals: [true])
    expect(other.parent == nil)
    expect(home.children, equals: [])
    expect(home.presentedViewController === other)
  }

  @Test(.rule("P-101"))
  func `addChild refuses a child whose view is already in another controller's view`() throws {
    let child = ViewController("Child"), stage = Stage(home)
    home.addChild(other)
    home.view.addSubview(other.view)
    home.view.addSubview(child.view)
    other.addChild(child)
    expect(
      stage.sceneMessages,
      equals: [
        "child view controller:<ViewController: Child> should have parent view "
          + "controller:<ViewController: Home> but requested parent is:<ViewController: Other>"
      ])
  }

  @Test(.rule("C-15"))
  func `addSubview refuses to move a child's view outside the parent's view`() throws {
    let child = ViewController("Child"), stage = Stage(home)
    home.addChild(other)
    home.view.addSubview(other.view)
    home.addChild(child)
    other.view.addSubview(child.view)
    expect(
      stage.sceneMessages,
      equals: [
        "child view controller:<ViewController: Child> should have parent view "
          + "controller:<ViewController: Other> but actual parent is:<ViewController: Home>"
      ])
    expect(stage.issues.map(\.isRaised), equals: [true])
    expect(stage.issues.map(\.rule), equals: ["C-15"])
    expect(child.view.superview == nil)
  }

  @Test(.rule("C-15")) func `a child's view can be in any view of its parent`() throws {
    let child = ViewController("Child"), box = View("box"), stage = Stage(home)
    home.view.addSubview(box)
    home.addChild(child)
    box.addSubview(child.view)
    try stage.settle()
    expect(stage.issues.isEmpty)
    expect(stage.visible, equals: ["Home", "Child"])
  }

  @Test(.rule("C-16"))
  func `two controllers cannot share one view`() throws {
    let stage = Stage(home)
    let shared = home.view
    home.addChild(other)
    other.view = shared
    expect(stage.issues.map(\.rule), equals: ["C-16"])
    expect(stage.issues.map(\.isRaised), equals: [true])
    let text = try #require(stage.sceneMessages.first)
    expect(
      text.hasPrefix(
        "A view can only be associated with at most one view controller at a time! View <"))
    expect(
      text.hasSuffix(
        "> is associated with <ViewController: Home>. Clear this association before associating "
          + "this view with <ViewController: Other>."))
    expect(shared?.controller === home)
    expect(other.viewIfLoaded !== shared)
  }
}
