import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Dismissals by the user")
@MainActor struct UserDismissalTests {
  nonisolated static let sheets: [ModalPresentationStyle] = [.pageSheet, .formSheet, .popover]

  private let home = ViewController("Home")
  private let log = Log()
  private let editor: SpyController
  private let adaptive: SpyAdaptive

  init() {
    editor = SpyController("Editor", log)
    adaptive = SpyAdaptive(log)
  }

  /// Returns a stage on which Home presents the editor.
  ///
  /// The log and the trace are empty.
  private func up(_ style: ModalPresentationStyle = .pageSheet, wide: Bool = false) throws -> Stage
  {
    let stage = Stage(home, size: CGSize(width: wide ? 1_024 : 390, height: wide ? 768 : 844))
    editor.modalPresentationStyle = style
    editor.presentationController?.delegate = adaptive
    editor.popoverPresentationController?.sourceView = home.view
    home.present(editor, animated: false)
    try stage.settle()
    log.clear()
    stage.sceneForgets()
    return stage
  }

  /// The log without `should dismiss?`, because UIKit may call `shouldDismiss` any number of times.
  private var said: [String] { log.lines.filter { $0 != "should dismiss?" } }

  private let wholeWay = [
    "will dismiss", "Editor viewWillDisappear(true)", "Editor viewDidDisappear(true)",
    "did dismiss",
  ]

  // MARK: Finished dismissals

  @Test(.rule("P-60", "P-61", "P-62", "P-63"))
  func `a drag calls willDismiss at its start and didDismiss after the dismissal`() throws {
    let stage = try up()
    let drag = stage.user.drag("Editor")
    expect(log.lines.first, equals: "should dismiss?")
    drag.update(0.3)
    stage.runTurn()
    expect(said, equals: ["will dismiss", "Editor viewWillDisappear(true)"])
    drag.update(0.8)
    stage.advance(by: .seconds(60))
    expect(said.count, equals: 2)
    drag.release()
    try stage.settle()
    expect(said, equals: wholeWay)
    expect(home.presentedViewController == nil)
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-60", "P-61"), arguments: sheets)
  func `a tap outside a sheet or popover dismisses the controller and calls the delegate`(
    style: ModalPresentationStyle
  ) throws {
    let stage = try up(style, wide: true)
    stage.user.tapOutside("Editor")
    try stage.settle()
    expect(log.lines.first, equals: "should dismiss?")
    expect(said, equals: wholeWay)
    expect(home.presentedViewController == nil)
  }

  @Test(.rule("P-60", "P-61"), arguments: sheets)
  func `a dismissal with the Escape key calls the same delegate methods as a drag`(
    style: ModalPresentationStyle
  ) throws {
    let stage = try up(style, wide: true)
    stage.user.escape()
    try stage.settle()
    expect(said, equals: wholeWay)
    expect(home.presentedViewController == nil)
  }

  @Test(.rule("P-60"), arguments: [true, false])
  func `a call of dismiss does not call the presentation controller's delegate`(
    animated: Bool
  ) throws {
    let stage = try up()
    home.dismiss(animated: animated)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Editor viewWillDisappear(\(animated))", "Editor viewDidDisappear(\(animated))",
      ])
  }

  @Test(.rule("P-61"), arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func `a drag or a tap outside does not dismiss a full screen or custom presentation`(
    style: ModalPresentationStyle
  ) throws {
    let stage = try up(style)
    stage.user.drag("Editor").release(velocity: 900)
    stage.user.tapOutside("Editor")
    try stage.settle()
    expect(log.lines, equals: [])
    expect(home.presentedViewController === editor)
  }

  @Test(.rule("P-62"))
  func `willDismiss is called after dismissalTransitionWillBegin and before viewWillDisappear`()
    throws
  {
    let stage = try up()
    var wasDismissed: [Bool] = []
    adaptive.whenWillDismiss = { [editor, home] in
      wasDismissed = [editor.isBeingDismissed, editor.transitionCoordinator != nil]
      expect(home.presentedViewController === editor)
    }
    stage.user.tapOutside("Editor")
    stage.runTurn()
    expect(wasDismissed, equals: [true, true])
    let events = stage.trace.lines.map(\.event)
    let hook = try #require(events.firstIndex(of: "dismissalTransitionWillBegin"))
    expect(
      Array(events[hook...].prefix(3)),
      equals: [
        "dismissalTransitionWillBegin", "presentationControllerWillDismiss",
        "viewWillDisappear(animated)",
      ])
    try stage.settle()
  }

  @Test(.rule("P-63", "P-57"))
  func `another controller can be presented inside didDismiss`() throws {
    let stage = try up(), next = ViewController("Next")
    adaptive.whenDidDismiss = { [home, editor] in
      expect(home.presentedViewController == nil)
      expect(editor.presentingViewController == nil)
      expect(!editor.isBeingDismissed)
      home.present(next, animated: true)
    }
    stage.user.drag("Editor").release(velocity: 500)
    try stage.settle()
    expect(home.presentedViewController === next)
    expect(stage.issues.isEmpty)
  }

  // MARK: Canceled drags

  @Test(.rule("P-64", "P-75", "P-108"))
  func `a canceled drag does not call didDismiss`() throws {
    let stage = try up()
    for round in 1...2 {
      log.clear()
      let drag = stage.user.drag("Editor")
      drag.update(0.3)
      stage.runTurn()
      expect(editor.isBeingDismissed)
      if round == 1 { drag.release(velocity: -400) } else { drag.cancel() }
      try stage.settle()
      expect(
        said,
        equals: [
          "will dismiss", "Editor viewWillDisappear(true)", "Editor viewWillAppear(true)",
          "Editor viewDidAppear(true)",
        ])
      expect(!editor.isBeingDismissed)
      expect(stage.visible, equals: ["Home", "Editor"])
    }
    try stage.close()
  }

  @Test(.rule("P-79"), arguments: [0.2, 0.6])
  func `a drag of one run-loop turn dismisses the sheet only beyond the halfway point`(
    fraction: Double
  ) throws {
    let stage = try up()
    let drag = stage.user.drag("Editor")
    drag.update(fraction)
    drag.release()
    try stage.settle()
    expect(home.presentedViewController == nil, equals: fraction > 0.5)
    expect(said.contains("did dismiss"), equals: fraction > 0.5)
  }

  @Test(.rule("P-66", "P-78", "T-22"))
  func `during a drag, the dismissal is interactive and touches are not ignored`() throws {
    let stage = try up()
    let drag = stage.user.drag("Editor")
    stage.runTurn()
    drag.update(0.4)
    let coordinator = try #require(editor.transitionCoordinator)
    expect(coordinator.initiallyInteractive)
    expect(coordinator.isInteractive)
    expect(coordinator.percentComplete, equals: 0.4)
    expect(!stage.world.isIgnoringInteractionEvents)
    drag.release(velocity: -1)
    expect(!coordinator.isInteractive)
    expect(coordinator.isCancelled)
    try stage.settle()
  }

  @Test(.rule("P-107", "P-108"))
  func `when a dismissal finishes, isBeingDismissed is true inside viewDidDisappear`() throws {
    let stage = try up()
    var signs: [String] = []
    editor.whenWillDisappear = { [editor] in if editor.isBeingDismissed { signs.append("will") } }
    editor.whenDidDisappear = { [editor] in if editor.isBeingDismissed { signs.append("did") } }
    let drag = stage.user.drag("Editor")
    stage.runTurn()
    drag.cancel()
    try stage.settle()
    expect(signs, equals: ["will"])
    stage.user.tapOutside("Editor")
    try stage.settle()
    expect(signs, equals: ["will", "will", "did"])
    home.present(editor, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(signs, equals: ["will", "will", "did", "will", "did"])
  }

  // MARK: Prevented dismissals

  @Test(.rule("P-65"))
  func `the visible controller of a presented stack can prevent a dismissal by the user`() throws {
    let stage = Stage(home), root = ViewController("Root"), stack = NavigationController("Stack")
    stack.setViewControllers([root], animated: false)
    home.present(stack, animated: false)
    try stage.settle()
    root.isModalInPresentation = true
    stage.user.drag("Stack").release(velocity: 900)
    try stage.settle()
    expect(home.presentedViewController === stack)
    stack.pushViewController(ViewController("Top"), animated: false)
    try stage.settle()
    stage.user.drag("Stack").release(velocity: 900)
    try stage.settle()
    expect(home.presentedViewController == nil)
  }

  @Test(.rule("P-65"))
  func `if isModalInPresentation is true, a drag cannot dismiss and shouldDismiss is not called`()
    throws
  {
    let stage = try up()
    editor.isModalInPresentation = true
    let drag = stage.user.drag("Editor")
    drag.update(0.9)
    stage.runTurn()
    expect(log.lines, equals: [])
    expect(!editor.isBeingDismissed)
    expect(editor.transitionCoordinator == nil)
    drag.release(velocity: 900)
    try stage.settle()
    expect(log.lines, equals: ["did attempt"])
    expect(home.presentedViewController === editor)
  }

  @Test(.rule("P-65"))
  func `a delegate that returns false from shouldDismiss prevents the dismissal`() throws {
    let stage = try up()
    adaptive.allows = false
    stage.user.drag("Editor").release(velocity: 900)
    try stage.settle()
    expect(said, equals: ["did attempt"])
    expect(log.lines.first, equals: "should dismiss?")
    expect(home.presentedViewController === editor)
    adaptive.allows = true
    stage.user.drag("Editor").release(velocity: 900)
    try stage.settle()
    expect(home.presentedViewController == nil)
  }

  @Test(.rule("P-65"), arguments: [true, false], [true, false])
  func `if a dismissal is prevented, a tap outside or Escape calls didAttemptToDismiss`(
    isTap: Bool, isModal: Bool
  ) throws {
    let stage = try up()
    editor.isModalInPresentation = isModal
    adaptive.allows = isModal
    if isTap { stage.user.tapOutside("Editor") } else { stage.user.escape() }
    try stage.settle()
    expect(said, equals: ["did attempt"])
    expect(log.lines.contains("should dismiss?"), equals: !isModal)
    expect(stage.visible, equals: ["Home", "Editor"])
  }

  // MARK: Requests during a drag

  @Test(.rule("P-110", "P-43", "P-46", "P-57"), arguments: [true, false])
  func `a present call inside willDismiss waits and is refused if the drag is canceled`(
    finishes: Bool
  ) throws {
    let stage = try up(), next = ViewController("Next")
    var completions = 0
    adaptive.whenWillDismiss = { [home] in
      home.present(next, animated: true) { completions += 1 }
    }
    let drag = stage.user.drag("Editor")
    stage.runTurn()
    expect(next.presentingViewController == nil)
    drag.release(velocity: finishes ? 400 : -400)
    try stage.settle()
    expect(home.presentedViewController === (finishes ? next : editor))
    expect(completions, equals: finishes ? 1 : 0)
    expect(
      stage.sceneMessages,
      equals: (finishes
        ? []
        : [
          "Attempt to present <ViewController: Next> on <ViewController: Home> (from "
            + "<ViewController: Home>) which is already presenting <SpyController: Editor>."
        ]))
  }

  @Test(.rule("P-63", "P-30"))
  func `a present call during a drag is carried out after didDismiss`() throws {
    let stage = try up()
    let drag = stage.user.drag("Editor")
    stage.runTurn()
    let next = SpyController("Next", log)
    next.whenLoaded = { [log] in log.note("next loads") }
    home.present(next, animated: true)
    drag.release(velocity: 400)
    stage.advance(by: .milliseconds(500))
    expect(said.prefix(5), equals: (wholeWay + ["next loads"])[...])
    try stage.settle()
    expect(home.presentedViewController === next)
  }
}
