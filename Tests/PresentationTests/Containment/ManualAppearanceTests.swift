import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Manual appearance calls")
@MainActor struct ManualAppearanceTests {
  private let log = Log()
  private let parent: SpyController
  private let child: SpyController
  private let stage: Stage

  init() {
    (parent, child) = (SpyController("Parent", log), SpyController("Child", log))
    parent.removesForwarding = true
    stage = Stage(parent)
    parent.addChild(child)
    log.clear()
  }

  /// Makes the child appear, and clears the log.
  private func appear() {
    child.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(child.view)
    child.endAppearanceTransition()
    stage.runTurn()
    log.clear()
  }

  @Test(.rule("C-9", "P-94"), arguments: [true, false])
  func `beginAppearanceTransition calls viewWillAppear, and endAppearanceTransition viewDidAppear`(
    animated: Bool
  ) {
    child.beginAppearanceTransition(true, animated: animated)
    expect(log.lines, equals: ["Child viewWillAppear(\(animated))"])
    expect(child.isViewLoaded)
    parent.view.addSubview(child.view)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: animated)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    stage.runTurn()
    expect(
      log.lines,
      equals: [
        "Child viewWillAppear(\(animated))", "Child viewDidAppear(\(animated))",
        "Child viewWillDisappear(\(animated))", "Child viewDidDisappear(\(animated))",
      ])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("C-9", "P-99"))
  func `if a container forwards appearance itself, its children get no automatic callbacks`() throws
  {
    appear()
    let cover = ViewController("Cover")
    cover.modalPresentationStyle = .fullScreen
    parent.present(cover, animated: true)
    try stage.settle()
    parent.dismiss(animated: true)
    try stage.settle()
    expect(
      log.lines.filter { $0.hasPrefix("Parent") },
      equals: [
        "Parent viewWillDisappear(true)", "Parent viewDidDisappear(true)",
        "Parent viewWillAppear(true)", "Parent viewDidAppear(true)",
      ])
    expect(log.lines.filter { $0.hasPrefix("Child") }, equals: [])
  }

  @Test(.rule("C-9", "P-102"))
  func `if a container forwards appearance itself, only its own calls make a child appear`() {
    var appearances: [String] { log.lines.filter { $0.contains("ppear") } }
    parent.view.addSubview(child.view)
    stage.runTurn()
    expect(appearances, equals: [])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    expect(appearances, equals: ["Child viewWillAppear(false)", "Child viewDidAppear(false)"])
    log.clear()
    child.view.removeFromSuperview()
    stage.runTurn()
    expect(appearances, equals: [])
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    expect(
      appearances, equals: ["Child viewWillDisappear(false)", "Child viewDidDisappear(false)"])
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("C-9"))
  func `if a container forwards appearance itself, its children still get layout calls`() throws {
    let other = SpyController("Other", log)
    parent.addChild(other)
    other.willMove(toParent: nil)
    other.removeFromParent()
    expect(
      log.lines, equals: ["Other willMove(Parent)", "Other willMove(nil)", "Other didMove(nil)"])
    appear()
    child.view.setNeedsLayout()
    stage.sceneForgets()
    stage.runTurn()
    expect(
      stage.trace.verbose.lines.filter { $0.subject == "Child" }.map(\.event),
      equals: [
        "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      ])
  }

  @Test(.rule("C-10", "P-96", "P-93"))
  func `beginAppearanceTransition with true makes a disappearing child appear`() {
    appear()
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    expect(
      log.lines,
      equals: [
        "Child viewWillDisappear(true)", "Child viewWillAppear(true)", "Child viewDidAppear(true)",
      ])
  }

  @Test(.rule("C-10", "P-96", "P-93"))
  func `beginAppearanceTransition with false makes an appearing child disappear`() {
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    expect(
      log.lines,
      equals: [
        "Child viewWillAppear(true)", "Child viewWillDisappear(true)",
        "Child viewDidDisappear(true)",
      ])
  }

  @Test(.rule("C-11", "P-94"))
  func `a repeated beginAppearanceTransition needs only one endAppearanceTransition`() {
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    expect(log.lines, equals: ["Child viewWillAppear(true)"])
    child.endAppearanceTransition()
    expect(log.lines, equals: ["Child viewWillAppear(true)", "Child viewDidAppear(true)"])
    expect(stage.issues.allSatisfy { $0.code == .unbalancedAppearance })
  }

  @Test(.rule("C-11", "P-95", "N-48", "N-48a"))
  func `endAppearanceTransition without beginAppearanceTransition only records an issue`() {
    appear()
    child.endAppearanceTransition()
    expect(
      stage.sceneMessages,
      equals: [
        "Unbalanced calls to begin/end appearance transitions for <SpyController: Child>."
      ])
    expect(stage.issues.map(\.isRaised), equals: [false])
    expect(log.lines, equals: [])
  }

  @Test(.rule("P-95"))
  func `an unbalanced endAppearanceTransition does not affect later appearance calls`() {
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    expect(log.lines, equals: ["Child viewWillAppear(false)", "Child viewDidAppear(false)"])
    expect(stage.issues.count, equals: 2)
  }

  @Test(.rule("P-92"))
  func `even if a controller has appeared, beginAppearanceTransition calls viewWillAppear`() {
    appear()
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    expect(log.lines, equals: ["Child viewWillAppear(true)", "Child viewDidAppear(true)"])
  }

  @Test(.rule("P-94", "P-34"))
  func `children get callbacks from their parent's beginAppearanceTransition`() {
    let inner = SpyController("Inner", log)
    child.addChild(inner)
    child.view.addSubview(inner.view)
    log.clear()
    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    child.endAppearanceTransition()
    expect(
      log.lines,
      equals: [
        "Child viewWillAppear(true)", "Inner viewWillAppear(true)",
        "Child viewDidAppear(true)", "Inner viewDidAppear(true)",
      ])
  }
}
