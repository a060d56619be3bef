import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Styles and the presenter")
@MainActor struct StyleTests {
  nonisolated static let narrow = CGSize(width: 390, height: 844)
  nonisolated static let wide = CGSize(width: 1_024, height: 768)

  nonisolated static let removing: [ModalPresentationStyle] = [.fullScreen, .currentContext]
  nonisolated static let covering: [ModalPresentationStyle] = [
    .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover,
  ]

  private let home = ViewController("Home")
  private let editor = ViewController("Editor")

  private func roundTrip(
    _ style: ModalPresentationStyle, in size: CGSize, animated: Bool
  ) throws -> (stage: Stage, inWindowWhileUp: Bool) {
    editor.modalPresentationStyle = style
    let stage = Stage(home, size: size)
    editor.popoverPresentationController?.sourceView = home.view
    home.present(editor, animated: animated)
    try stage.settle()
    expect(home.presentedViewController === editor)
    let isThere = home.view.window != nil
    home.dismiss(animated: animated)
    try stage.settle()
    expect(home.presentedViewController == nil)
    return (stage, isThere)
  }

  @Test(.rule("P-31", "P-32", "P-33"), arguments: removing, [narrow, wide])
  func `a style that removes the presenter's view sends the presenter four appearance callbacks`(
    style: ModalPresentationStyle, size: CGSize
  ) throws {
    let run = try roundTrip(style, in: size, animated: true)
    expect(
      run.stage.sceneAppearances(of: "Home", "Editor"),
      equals: [
        "Home viewWillDisappear(animated)", "Editor viewWillAppear(animated)",
        "Editor viewDidAppear(animated)", "Home viewDidDisappear(animated)",
        "Editor viewWillDisappear(animated)", "Home viewWillAppear(animated)",
        "Home viewDidAppear(animated)", "Editor viewDidDisappear(animated)",
      ])
    expect(!run.inWindowWhileUp)
    expect(home.view.window === run.stage.window)
  }

  @Test(.rule("P-31", "P-32"), arguments: covering, [narrow, wide])
  func `a style that keeps the presenter's view sends the presenter no appearance callbacks`(
    style: ModalPresentationStyle, size: CGSize
  ) throws {
    let run = try roundTrip(style, in: size, animated: true)
    expect(
      run.stage.sceneAppearances(of: "Home", "Editor"),
      equals: [
        "Editor viewWillAppear(animated)", "Editor viewDidAppear(animated)",
        "Editor viewWillDisappear(animated)", "Editor viewDidDisappear(animated)",
      ])
    expect(run.inWindowWhileUp)
    expect(run.stage.issues.isEmpty)
  }

  @Test(.rule("P-31", "P-104"), arguments: removing + covering)
  func `an unanimated presentation sends its callbacks with animated false`(
    style: ModalPresentationStyle
  ) throws {
    let run = try roundTrip(style, in: Self.wide, animated: false)
    let heard = run.stage.sceneAppearances(of: "Home", "Editor")
    expect(heard.count, equals: Self.removing.contains(style) ? 8 : 4)
    expect(heard.allSatisfy { !$0.contains("animated") })
  }

  @Test(.rule("P-32"), arguments: [true, false])
  func `a custom style removes the presenter's view if shouldRemovePresentersView is true`(
    removes: Bool
  ) throws {
    editor.customTransition = CustomTransition(presentation: {
      let made = ScenePresentation(presentedViewController: $0, presenting: $1)
      made.removes = removes
      return made
    })
    let stage = Stage(home)
    home.present(editor, animated: true)
    try stage.settle()
    expect(home.view.window == nil, equals: removes)
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.sceneAppearances(of: "Home").count, equals: removes ? 4 : 0)
    expect(home.view.window === stage.window)
  }

  @Test(.rule("P-31"), arguments: covering)
  func `with a style that keeps the presenter's view, the presenter's children get no callbacks`(
    style: ModalPresentationStyle
  ) throws {
    let child = ViewController("Child")
    home.addChild(child)
    home.view.addSubview(child.view)
    child.didMove(toParent: home)
    let run = try roundTrip(style, in: Self.wide, animated: true)
    expect(run.stage.sceneLines(of: "Child"), equals: [])
  }

  @Test(.rule("P-33", "P-34", "C-5"))
  func `a presenter whose view is removed gets each appearance callback before its children`()
    throws
  {
    let child = ViewController("Child")
    home.addChild(child)
    home.view.addSubview(child.view)
    child.didMove(toParent: home)
    let run = try roundTrip(.fullScreen, in: Self.narrow, animated: true)
    expect(
      run.stage.sceneAppearances(of: "Home", "Child", "Editor"),
      equals: [
        "Home viewWillDisappear(animated)", "Child viewWillDisappear(animated)",
        "Editor viewWillAppear(animated)",
        "Editor viewDidAppear(animated)",
        "Home viewDidDisappear(animated)", "Child viewDidDisappear(animated)",
        "Editor viewWillDisappear(animated)",
        "Home viewWillAppear(animated)", "Child viewWillAppear(animated)",
        "Home viewDidAppear(animated)", "Child viewDidAppear(animated)",
        "Editor viewDidDisappear(animated)",
      ])
  }

  @Test(.rule("P-8")) func `setting the automatic style selects the page sheet style`() throws {
    expect(editor.modalPresentationStyle, equals: .pageSheet)
    editor.modalPresentationStyle = .fullScreen
    editor.modalPresentationStyle = .automatic
    expect(editor.modalPresentationStyle, equals: .pageSheet)
    let stage = Stage(home)
    home.present(editor, animated: true)
    expect(editor.presentationController?.presentationStyle, equals: .pageSheet)
    try stage.settle()
  }

  @Test(.rule("P-8"))
  func `presenting a controller with modalPresentationStyle none raises an exception`() throws {
    editor.modalPresentationStyle = .none
    let stage = Stage(home)
    home.present(editor, animated: true)
    try stage.settle()
    expect(stage.issues.map(\.isRaised), equals: [true])
    expect(stage.issues.map(\.rule), equals: ["P-8"])
    expect(home.presentedViewController == nil)
    expect(stage.visible, equals: ["Home"])
  }

  @Test(.rule("P-46b"))
  func `a popover without a source raises an exception after present has returned`() throws {
    editor.modalPresentationStyle = .popover
    let stage = Stage(home, size: Self.wide)
    home.present(editor, animated: true)
    expect(stage.issues.isEmpty)
    expect(home.presentedViewController === editor)
    stage.runTurn()
    expect(stage.issues.map(\.rule), equals: ["P-46b"])
    expect(stage.issues.map(\.isRaised), equals: [true])
  }

  @Test(.rule("P-46b")) func `a popover can get its source after present has returned`() throws {
    editor.modalPresentationStyle = .popover
    let stage = Stage(home, size: Self.wide)
    home.present(editor, animated: true)
    editor.popoverPresentationController?.sourceView = home.view
    try stage.settle()
    expect(stage.issues.isEmpty)
    expect(stage.visible, equals: ["Home", "Editor"])
  }
}
