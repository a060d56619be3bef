import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Old systems")
@MainActor struct LegacySystemTests {
  private let home = ViewController("Home")
  private let editor = ViewController("Editor")
  private let next = ViewController("Next")

  @Test(.rule("P-21"), arguments: [ModalPresentationStyle.pageSheet, .fullScreen])
  func `an old system carries out unanimated present and dismiss calls before they return`(
    style: ModalPresentationStyle
  ) throws {
    editor.modalPresentationStyle = style
    let stage = Stage(home, system: .legacy)
    var completions: [String] = []
    home.present(editor, animated: false) { completions.append("present") }
    expect(completions, equals: ["present"])
    expect(stage.visible.last, equals: "Editor")
    expect(!editor.isBeingPresented)
    home.dismiss(animated: false) { completions.append("dismiss") }
    expect(completions, equals: ["present", "dismiss"])
    expect(stage.visible, equals: ["Home"])
    expect(home.presentedViewController == nil)
    let heard = stage.sceneAppearances(of: "Editor")
    expect(
      heard,
      equals: [
        "Editor viewWillAppear", "Editor viewDidAppear", "Editor viewWillDisappear",
        "Editor viewDidDisappear",
      ])
    expect(stage.trace.lines.allSatisfy { $0.turn.number == 1 && !$0.turn.isCommit })
    expect(stage.sceneAppearances(of: "Home").count, equals: style == .fullScreen ? 4 : 0)
  }

  @Test(.rule("P-20", "P-21"))
  func `an old system begins an animated presentation at the end of the run-loop turn`() throws {
    let stage = Stage(home, system: .legacy)
    home.present(editor, animated: true)
    expect(stage.sceneAppearances(of: "Editor"), equals: [])
    stage.runTurn()
    expect(stage.sceneAppearances(of: "Editor"), equals: ["Editor viewWillAppear(animated)"])
    try stage.settle()
  }

  @Test(.rule("P-41", "P-46"))
  func `an old system refuses a second present call during a presentation`() throws {
    let stage = Stage(home, system: .legacy)
    var completions = 0
    home.present(editor, animated: true)
    home.present(next, animated: true) { completions += 1 }
    expect(
      stage.sceneMessages,
      equals: [
        "Attempt to present <ViewController: Next> on <ViewController: Home> (from "
          + "<ViewController: Home>) while a presentation is in progress."
      ])
    expect(stage.issues.map(\.isRaised), equals: [false])
    try stage.settle()
    expect(stage.issues.count, equals: 1)
    expect(completions, equals: 0)
    expect(!next.isViewLoaded)
    expect(home.presentedViewController === editor)
  }

  @Test(.rule("P-119", "P-41"), arguments: [true, false])
  func `an old system refuses a present call in the method that returns the animator`(
    isAnimated: Bool
  ) throws {
    let mover = LateMover(), sheet = Probe.fullScreen("Sheet", comes: mover)
    let stage = Stage(home, system: .legacy)
    var completions = 0
    sheet.director?.onQuestion = { [home, next] question in
      if question.subject == .presentAnimator {
        home.present(next, animated: isAnimated) { completions += 1 }
      }
    }
    home.present(sheet, animated: true)
    try stage.settle()
    expect(stage.issues.map(\.rule) == ["P-41"] && completions == 0)
    expect(next.presentingViewController == nil && !next.isViewLoaded)
    expect(home.presentedViewController === sheet && stage.visible == ["Sheet"])
    try stage.close()
  }

  @Test(.rule("P-41"), arguments: [true, false])
  func `an old system refuses a present call on a controller that is being dismissed`(
    isAnimated: Bool
  ) throws {
    let sheet = Probe("Sheet"), stage = Stage(home, system: .legacy)
    home.present(sheet, animated: false)
    sheet.on(.viewWillDisappear) { [sheet, next] in sheet.present(next, animated: isAnimated) }
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.issues.map(\.rule), equals: ["P-41"])
    expect(next.presentingViewController == nil && !next.isViewLoaded)
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }

  @Test(.rule("P-41", "P-46")) func `an old system refuses a present call during a dismissal`()
    throws
  {
    let stage = Stage(home, system: .legacy)
    home.present(editor, animated: false)
    home.dismiss(animated: true)
    stage.runTurn()
    home.present(next, animated: true)
    try stage.settle()
    expect(stage.issues.map(\.rule), equals: ["P-41"])
    expect(home.presentedViewController == nil)
  }

  @Test(.rule("P-59", "P-112"))
  func `an old system ignores a dismiss call during a presentation, and calls no completion`()
    throws
  {
    let stage = Stage(home, system: .legacy)
    var completions = 0
    home.present(editor, animated: true)
    home.dismiss(animated: true) { completions += 1 }
    expect(
      stage.sceneMessages,
      equals: [
        "Warning: Attempt to dismiss from view controller <ViewController: Home> while a "
          + "presentation or dismiss is in progress!"
      ])
    expect(stage.issues.map(\.isRaised), equals: [false])
    try stage.settle()
    expect(completions, equals: 0)
    expect(home.presentedViewController === editor)
    expect(stage.visible, equals: ["Home", "Editor"])
  }

  @Test(.rule("P-47", "P-59", "P-112"))
  func `an old system's warning about an ignored dismiss call names the presenter`() throws {
    let stage = Stage(home, system: .legacy)
    home.present(editor, animated: true)
    editor.dismiss(animated: true)
    expect(stage.issues.map(\.rule), equals: ["P-59"])
    expect(
      stage.sceneMessages,
      equals: [
        "Warning: Attempt to dismiss from view controller <ViewController: Home> while a "
          + "presentation or dismiss is in progress!"
      ])
    try stage.settle()
    expect(home.presentedViewController === editor)
  }

  @Test(.rule("P-59", "P-112"))
  func `if queuesRequests is false, a dismiss call during a presentation dismisses nothing`() throws
  {
    var system = SystemBehavior.modern
    system.queuesRequests = false
    let stage = Stage(home, system: system)
    var completions = 0
    home.present(editor, animated: true)
    home.dismiss(animated: true) { completions += 1 }
    expect(stage.issues.map(\.rule), equals: ["P-59"])
    try stage.settle()
    expect(completions, equals: 1)
    expect(home.presentedViewController === editor)
  }

  @Test(.rule("P-112", "P-57"))
  func `a current system carries out a dismiss call that is made during a presentation`() throws {
    let stage = Stage(home)
    home.present(editor, animated: true)
    editor.dismiss(animated: true)
    try stage.settle()
    expect(stage.issues.isEmpty)
    expect(home.presentedViewController == nil)
    expect(stage.sceneAppearances(of: "Editor").count, equals: 4)
  }

  @Test(.rule("P-49"), arguments: [true, false])
  func `on an old iOS, dismiss without a presented controller does not call its completion`(
    isOld: Bool
  ) throws {
    let stage = Stage(home, system: isOld ? .legacy : .modern)
    var completions = 0
    home.dismiss(animated: true) { completions += 1 }
    expect(completions, equals: isOld ? 0 : 1)
    try stage.settle()
    expect(completions, equals: isOld ? 0 : 1)
    expect(stage.issues.isEmpty)
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-75", "P-76"), arguments: [true, false], [true, false])
  func `completesCancelledTransitions decides whether a canceled transition calls completions`(
    completes: Bool, isDismissal: Bool
  ) throws {
    var system = SystemBehavior.modern
    system.completesCancelledTransitions = completes
    let delegate = SceneDelegate(), hand = SceneInteractor()
    (delegate.presenting, delegate.dismissing) = (SceneAnimator(), SceneAnimator())
    (delegate.presentInteractor, delegate.dismissInteractor) = (hand, hand)
    editor.transitioningDelegate = delegate
    let stage = Stage(home, system: system)
    var completions = 0
    if isDismissal {
      home.present(editor, animated: false)
      try stage.settle()
      home.dismiss(animated: true) { completions += 1 }
    } else {
      home.present(editor, animated: true) { completions += 1 }
    }
    stage.runTurn()
    hand.context?.cancelInteractiveTransition()
    hand.context?.completeTransition(false)
    try stage.settle()
    expect(completions, equals: completes ? 1 : 0)
    expect(home.presentedViewController == nil, equals: !isDismissal)
  }

  @Test(.rule("P-21a"))
  func `plainSheetEndsNextTurn delays an unanimated sheet's viewDidAppear by one run-loop turn`()
    throws
  {
    for later in [true, false] {
      var system = SystemBehavior.modern
      system.plainSheetEndsNextTurn = later
      let root = ViewController("Root"), sheet = ViewController("Sheet")
      let stage = Stage(root, system: system)
      root.present(sheet, animated: false)
      stage.runTurn()
      expect(stage.sceneAppearances(of: "Sheet").count, equals: later ? 1 : 2)
      stage.runTurn()
      expect(stage.sceneAppearances(of: "Sheet").count, equals: 2)
    }
  }
}
