import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("A transition between children")
@MainActor struct ChildTransitionTests {
  private let log = Log()
  private let parent: SpyController
  private let first: SpyController
  private let second: SpyController
  private let stage: Stage

  init() {
    (parent, first, second) = SpyController.family(log)
    stage = Stage(parent)
    log.clear()
  }

  @Test(.rule("C-13", "C-14"))
  func
    `a child transition calls viewWill methods, the animations, viewDid methods, the completion`()
    throws
  {
    parent.transition(from: first, to: second, duration: 0.25) { [log, first, second, parent] in
      expect(first.view.superview === parent.view)
      expect(second.view.superview === parent.view)
      log.note("animations")
    } completion: { [log] in
      log.note("completion(\($0))")
    }
    let begun = ["First viewWillDisappear(true)", "Second viewWillAppear(true)", "animations"]
    expect(log.lines, equals: begun)
    stage.advance(by: .milliseconds(249))
    expect(log.lines, equals: begun)
    expect(first.view.window != nil)
    stage.advance(by: .milliseconds(1))
    expect(
      log.lines.dropFirst(3),
      equals: [
        "First viewDidDisappear(true)", "Second viewDidAppear(true)", "completion(true)",
      ])
    expect(first.view.superview == nil)
    expect(second.view.superview === parent.view)
    try stage.settle()
    expect(log.lines.count, equals: 6)
  }

  @Test(.rule("C-14"))
  func `a transition between children follows the curve in its options`() throws {
    parent.transition(from: first, to: second, duration: 1, options: .curveLinear) {
      [second] in second.view.alpha = 0
    }
    stage.advance(by: .milliseconds(250))
    expect(second.view.presentationValues().alpha, equals: 0.75)
    try stage.settle()
  }

  @Test(.rule("C-14"))
  func `a transition between children is not animated if its duration is 0`() throws {
    parent.transition(
      from: first, to: second, duration: 0, completion: { [log] _ in log.note("completion") })
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "First viewWillDisappear(false)", "Second viewWillAppear(false)",
        "First viewDidDisappear(false)", "Second viewDidAppear(false)", "completion",
      ])
  }

  @Test(.rule("C-14", "P-92"))
  func `a transition to a child that is already visible makes only the old child disappear`() throws
  {
    parent.view.addSubview(second.view)
    try stage.settle()
    log.clear()
    parent.transition(from: first, to: second, duration: 0.25)
    try stage.settle()
    expect(
      log.lines, equals: ["First viewWillDisappear(true)", "First viewDidDisappear(true)"])
    expect(stage.visible, equals: ["Parent", "Second"])
  }

  @Test(.rule("C-14")) func `a transition between children does not change their parent`() throws {
    parent.transition(from: first, to: second, duration: 0.25)
    try stage.settle()
    expect(!log.lines.contains { $0.contains("Move") })
    expect(parent.children, equals: [first, second])
  }

  /// Covers the parent with a full-screen controller.
  private func presentCover(isAnimated: Bool = false) {
    let cover = ViewController("Cover")
    cover.modalPresentationStyle = .fullScreen
    parent.present(cover, animated: isAnimated)
  }

  @Test(.rule("C-14", "P-102a"))
  func `a covered parent exchanges the views of its children without appearance callbacks`() throws
  {
    presentCover()
    try stage.settle()
    log.clear()
    parent.transition(
      from: first, to: second, duration: 0.25,
      completion: { [log] in log.note("completion(\($0))") })
    try stage.settle()
    expect(log.lines.filter { !$0.contains("Load") }, equals: ["completion(true)"])
    expect(first.view.superview == nil && second.view.superview === parent.view)
    log.clear()
    parent.dismiss(animated: false)
    try stage.settle()
    expect(log.lines.count { $0.hasPrefix("Second viewWillAppear") }, equals: 1)
    expect(log.lines.count { $0.hasPrefix("Second viewDidAppear") }, equals: 1)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("C-14", "P-102a"), arguments: [true, false])
  func `a container that is uncovered while its children are exchanged makes the new child appear`(
    isAnimated: Bool
  ) throws {
    presentCover()
    try stage.settle()
    parent.transition(from: first, to: second, duration: 2)
    stage.advance(by: .milliseconds(100))
    log.clear()
    parent.dismiss(animated: isAnimated)
    stage.advance(by: .seconds(1))
    expect(
      log.lines,
      equals: [
        "Parent viewWillAppear(\(isAnimated))", "Second viewWillAppear(\(isAnimated))",
        "Parent viewDidAppear(\(isAnimated))", "Second viewDidAppear(\(isAnimated))",
      ])
    expect(first.view.window != nil)
    try stage.settle()
    expect(log.lines.count == 4 && first.view.superview == nil)
    expect(second.view.superview === parent.view && stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-14", "P-102a"))
  func `a container that is uncovered when an exchange of its children ends shows the new child`()
    throws
  {
    presentCover()
    try stage.settle()
    parent.transition(from: first, to: second, duration: 0.25)
    stage.advance(by: .milliseconds(100))
    log.clear()
    parent.dismiss(animated: true)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Parent viewWillAppear(true)", "Second viewWillAppear(true)", "Parent viewDidAppear(true)",
        "Second viewDidAppear(true)",
      ])
    try stage.close()
  }

  @Test(.rule("C-14", "P-102a"), arguments: [true, false])
  func `a container that is covered while its children are exchanged makes both disappear`(
    isUncovered: Bool
  ) throws {
    parent.transition(from: first, to: second, duration: 2)
    stage.advance(by: .milliseconds(100))
    log.clear()
    presentCover()
    stage.advance(by: .milliseconds(100))
    expect(
      log.lines,
      equals: [
        "Parent viewWillDisappear(false)", "Second viewWillDisappear(false)",
        "Parent viewDidDisappear(false)", "First viewDidDisappear(true)",
        "Second viewDidDisappear(false)",
      ])
    log.clear()
    if isUncovered { parent.dismiss(animated: false) }
    try stage.settle()
    if !isUncovered { parent.dismiss(animated: false) }
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Parent viewWillAppear(false)", "Second viewWillAppear(false)",
        "Parent viewDidAppear(false)", "Second viewDidAppear(false)",
      ])
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-14", "C-10"))
  func `a child transition that is reversed while it runs shows the first child again`() throws {
    parent.transition(
      from: first, to: second, duration: 1, completion: { [log] _ in log.note("there") })
    stage.advance(by: .milliseconds(500))
    parent.transition(
      from: second, to: first, duration: 1, completion: { [log] _ in log.note("back") })
    stage.advance(by: .milliseconds(500))
    expect(first.view.superview === parent.view && second.view.superview === parent.view)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "First viewWillDisappear(true)", "Second viewWillAppear(true)",
        "Second viewWillDisappear(true)", "First viewWillAppear(true)", "there",
        "Second viewDidDisappear(true)", "First viewDidAppear(true)", "back",
      ])
    expect(first.view.superview === parent.view && second.view.superview == nil)
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-14", "C-10"))
  func `the new child of a child transition can be replaced before the transition ends`() throws {
    let third = SpyController("Third", log)
    parent.addChild(third)
    third.didMove(toParent: parent)
    log.clear()
    parent.transition(from: first, to: second, duration: 1)
    stage.advance(by: .milliseconds(500))
    parent.transition(from: second, to: third, duration: 1)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "First viewWillDisappear(true)", "Second viewWillAppear(true)",
        "Second viewWillDisappear(true)", "Third viewWillAppear(true)",
        "First viewDidDisappear(true)", "Second viewDidDisappear(true)",
        "Third viewDidAppear(true)",
      ])
    expect(parent.view.subviews.map(ObjectIdentifier.init), equals: [ObjectIdentifier(third.view)])
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-14"))
  func `a second child transition ends the disappearance that the first one has begun`() throws {
    let third = SpyController("Third", log)
    parent.addChild(third)
    third.didMove(toParent: parent)
    parent.transition(from: first, to: second, duration: 1)
    stage.advance(by: .milliseconds(500))
    presentCover(isAnimated: true)
    stage.advance(by: .milliseconds(100))
    log.clear()
    parent.transition(from: first, to: third, duration: 0)
    stage.runTurn()
    expect(log.lines, equals: ["First viewDidDisappear(true)"])
    try stage.settle()
    expect(first.view.superview == nil && first.viewIfLoaded?.window == nil)
    try stage.close()
  }

  @Test(.rule("C-14"))
  func `the new child of a transition that its viewDidLoad repeats appears once`() throws {
    second.whenLoaded = { [parent, first, second] in
      parent.transition(from: first, to: second, duration: 0)
    }
    parent.transition(from: first, to: second, duration: 0.25)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "First viewWillDisappear(true)", "Second viewWillAppear(false)",
        "First viewDidDisappear(true)", "Second viewDidAppear(false)",
      ])
    expect(first.view.superview == nil && second.view.superview === parent.view)
    try stage.close()
  }

  @Test(.rule("C-14"))
  func `the old child of a transition keeps its view if it is presented before the end`() throws {
    parent.transition(from: first, to: second, duration: 2)
    stage.runTurn()
    first.willMove(toParent: nil)
    first.view.removeFromSuperview()
    first.removeFromParent()
    second.present(first, animated: false)
    try stage.settle()
    expect(stage.visible.last == "First" && first.view.window === stage.window)
    try stage.close()
  }

  @Test(.rule("C-13"), arguments: [true, false])
  func `a transition between children refuses a controller that is not a child`(
    isFrom: Bool
  ) throws {
    let stranger = SpyController("Stranger", log)
    let (from, to) = isFrom ? (stranger, second) : (first, stranger)
    parent.transition(from: from, to: to, duration: 0.25) { [log] in
      log.note("animations")
    } completion: { [log] _ in
      log.note("completion")
    }
    try stage.settle()
    let names = [from, to].map { "<SpyController: \($0.givenName ?? "")>" }
    expect(
      stage.sceneMessages,
      equals: [
        "Children view controllers \(names[0]) and \(names[1]) must have a common parent view "
          + "controller when calling -[UIViewController transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]"
      ])
    expect(stage.issues.map(\.isRaised), equals: [true])
    expect(log.lines, equals: [])
    expect(first.view.superview === parent.view)
    expect(stranger.viewIfLoaded?.window == nil)
  }
}
