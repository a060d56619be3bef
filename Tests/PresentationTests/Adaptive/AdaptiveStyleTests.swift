import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Adaptive styles")
@MainActor struct AdaptiveStyleTests {
  private let home = ViewController("Home")
  private let log = Log()
  private let editor: SpyController
  private let adaptive: SpyAdaptive

  init() {
    adaptive = SpyAdaptive(log)
    editor = SpyController("Editor")
  }

  private func run(
    _ style: ModalPresentationStyle, answering answer: ModalPresentationStyle, wide: Bool = false
  ) throws -> Stage {
    let stage = Stage(home, size: CGSize(width: wide ? 1_024 : 390, height: wide ? 768 : 844))
    editor.modalPresentationStyle = style
    editor.presentationController?.delegate = adaptive
    editor.popoverPresentationController?.sourceView = home.view
    adaptive.style = answer
    home.present(editor, animated: true)
    try stage.settle()
    return stage
  }

  private func presenterIsCovered(_ stage: Stage) -> Bool {
    stage.sceneAppearances(of: "Home").count == 2
  }

  @Test(
    .rule("P-65b", "P-65c", "P-32"),
    arguments: [ModalPresentationStyle.fullScreen, .formSheet, .overFullScreen])
  func `a presentation adapts to each style that adaptivePresentationStyle may return`(
    answer: ModalPresentationStyle
  ) throws {
    let stage = try run(.pageSheet, answering: answer)
    expect(log.lines, equals: ["style?", "will present \(answer)"])
    expect(presenterIsCovered(stage), equals: answer == .fullScreen)
  }

  @Test(.rule("P-65b", "P-65c"))
  func `if adaptivePresentationStyle returns none, the presentation keeps its style`() throws {
    let stage = try run(.pageSheet, answering: .none)
    expect(log.lines, equals: ["style?", "will present none"])
    expect(!presenterIsCovered(stage))
  }

  @Test(
    .rule("P-65b"),
    arguments: [
      ModalPresentationStyle.pageSheet, .currentContext, .custom, .overCurrentContext, .popover,
      .automatic,
    ])
  func `a full screen presentation ignores an adaptive style that UIKit does not allow`(
    answer: ModalPresentationStyle
  ) throws {
    let stage = try run(.fullScreen, answering: answer)
    expect(log.lines, equals: ["style?", "will present none"])
    expect(presenterIsCovered(stage))
    expect(editor.presentingViewController === home)
  }

  @Test(.rule("P-32", "P-65b"))
  func `in a narrow window, a delegate can adapt a popover to full screen`() throws {
    let stage = try run(.popover, answering: .fullScreen)
    expect(presenterIsCovered(stage))
    expect(home.view.window == nil)
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.sceneAppearances(of: "Home").count, equals: 4)
    expect(home.view.window === stage.window)
  }

  @Test(.rule("P-32", "P-65c"), arguments: [true, false])
  func `if the delegate returns the automatic style, a popover adapts only in a narrow window`(
    wide: Bool
  ) throws {
    let stage = try run(.popover, answering: .automatic, wide: wide)
    expect(!presenterIsCovered(stage))
    expect(log.lines.count, equals: 2)
    expect(log.lines.last == "will present none", equals: wide)
  }

  @Test(.rule("P-24", "P-65b"))
  func `adaptivePresentationStyle receives traits with the window's horizontal size class`() throws
  {
    _ = try run(.pageSheet, answering: .none)
    expect(
      adaptive.traits,
      equals: [
        TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
      ])
  }

  @Test(.rule("P-24", "P-65c"))
  func `willPresentWithAdaptiveStyle is called after adaptivePresentationStyle and viewDidLoad`()
    throws
  {
    let stage = Stage(home)
    editor.presentationController?.delegate = adaptive
    adaptive.whenWillPresent = { [home, editor, log] coordinator in
      expect(coordinator != nil)
      expect(home.presentedViewController === editor)
      expect(editor.isViewLoaded)
      log.note("announced")
    }
    editor.whenLoaded = { [log] in log.note("loaded") }
    editor.whenWillAppear = { [log] in log.note("appears") }
    home.present(editor, animated: true) {}
    expect(log.lines, equals: ["style?", "loaded", "will present none", "announced"])
    stage.runTurn()
    expect(log.lines.last, equals: "appears")
    try stage.settle()
  }

  @Test(.rule("P-24"))
  func `a refused present call still calls adaptivePresentationStyle`() throws {
    let other = ViewController("Other"), stage = Stage(home)
    home.present(other, animated: false)
    try stage.settle()
    editor.presentationController?.delegate = adaptive
    home.present(editor, animated: true)
    expect(log.lines, equals: ["style?"])
    expect(stage.issues.map(\.rule), equals: ["P-43"])
  }

  @Test(.rule("P-65c")) func `willPresentWithAdaptiveStyle is called once per present call`() throws
  {
    let stage = try run(.pageSheet, answering: .none)
    home.dismiss(animated: true)
    try stage.settle()
    expect(log.lines, equals: ["style?", "will present none"])
    editor.presentationController?.delegate = adaptive
    home.present(editor, animated: true)
    try stage.settle()
    expect(log.lines, equals: ["style?", "will present none", "style?", "will present none"])
  }

  @Test(.rule("P-24"))
  func `the trace omits delegate methods that the delegate does not implement`() throws {
    let only = OnlyDidDismiss(), stage = Stage(home)
    editor.presentationController?.delegate = only
    home.present(editor, animated: true)
    try stage.settle()
    stage.user.tapOutside("Editor")
    try stage.settle()
    let words = ["adaptive", "Adaptive", "Should", "WillDismiss", "Attempt"]
    let events = stage.trace.verbose.lines.map(\.event)
    expect(events.filter { event in words.contains { event.contains($0) } }, equals: [])
    expect(events.filter { $0.contains("DidDismiss") }.count, equals: 1)
    expect(only.dismissals, equals: 1)
  }
}

/// A delegate that implements one of the seven methods: `presentationControllerDidDismiss`.
private final class OnlyDidDismiss: AdaptivePresentationControllerDelegate {
  var dismissals = 0

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    dismissals += 1
  }
}
