import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Which controller presents")
@MainActor struct PresenterResolutionTests {
  private let root = ViewController("Root")
  private let middle = ViewController("Middle")
  private let leaf = ViewController("Leaf")
  private let editor = ViewController("Editor")

  private func nested() -> Stage {
    for (parent, child) in [(root, middle), (middle, leaf)] {
      parent.addChild(child)
      child.view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    return Stage(root)
  }

  @Test(
    .rule("P-1", "P-2"),
    arguments: [
      ModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .custom,
    ]
  )
  func `styles other than the current-context styles ignore definesPresentationContext`(
    style: ModalPresentationStyle
  ) throws {
    let stage = nested()
    middle.definesPresentationContext = true
    leaf.definesPresentationContext = true
    editor.modalPresentationStyle = style
    leaf.present(editor, animated: true)
    expect(editor.presentingViewController === root)
    try stage.settle()
    expect(stage.issues.isEmpty)
    expect(stage.window.subviews.count, equals: style == .fullScreen ? 1 : 2)
  }

  @Test(.rule("P-2"))
  func `if a controller without a parent calls present, that controller is the presenter`() throws {
    let stage = Stage(root)
    root.present(editor, animated: true)
    expect(editor.presentingViewController === root)
    try stage.settle()
  }

  @Test(.rule("P-3"), arguments: [ModalPresentationStyle.currentContext, .overCurrentContext])
  func `a current-context style chooses the nearest ancestor with definesPresentationContext`(
    style: ModalPresentationStyle
  ) throws {
    let stage = nested()
    root.definesPresentationContext = true
    middle.definesPresentationContext = true
    editor.modalPresentationStyle = style
    leaf.present(editor, animated: true)
    expect(editor.presentingViewController === middle)
    try stage.settle()
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-3"), arguments: [ModalPresentationStyle.currentContext, .overCurrentContext])
  func `a child with definesPresentationContext presents current-context controllers itself`(
    style: ModalPresentationStyle
  ) throws {
    let stage = nested()
    middle.definesPresentationContext = true
    leaf.definesPresentationContext = true
    editor.modalPresentationStyle = style
    leaf.present(editor, animated: true)
    expect(editor.presentingViewController === leaf)
    try stage.settle()
  }

  @Test(.rule("P-3"), arguments: [ModalPresentationStyle.currentContext, .overCurrentContext])
  func `if no ancestor has definesPresentationContext, the top-most ancestor is the presenter`(
    style: ModalPresentationStyle
  ) throws {
    let stage = nested()
    editor.modalPresentationStyle = style
    leaf.present(editor, animated: true)
    expect(editor.presentingViewController === root)
    try stage.settle()
  }

  @Test(.rule("P-3", "P-32"))
  func `a current-context presentation makes only the presenter and its children disappear`() throws
  {
    let stage = nested()
    middle.definesPresentationContext = true
    editor.modalPresentationStyle = .currentContext
    leaf.present(editor, animated: true)
    try stage.settle()
    expect(
      stage.sceneAppearances(of: "Root", "Middle", "Leaf"),
      equals: [
        "Middle viewWillDisappear(animated)", "Leaf viewWillDisappear(animated)",
        "Middle viewDidDisappear(animated)", "Leaf viewDidDisappear(animated)",
      ])
    expect(root.view.window != nil)
    expect(middle.view.window == nil)
  }

  @Test(.rule("P-4")) func `by default, only navigation controllers define a context`() {
    expect(!root.definesPresentationContext)
    expect(!TabBarController().definesPresentationContext)
    expect(NavigationController(rootViewController: editor).definesPresentationContext)
    expect(NavigationController().definesPresentationContext)
  }

  @Test(
    .rule("P-3", "P-4"),
    arguments: [ModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
  func `the stack of a tab presents over the current context, unless the app changes its property`(
    style: ModalPresentationStyle, defines: Bool
  ) throws {
    let stack = NavigationController(rootViewController: root), tabs = TabBarController()
    if !defines { stack.definesPresentationContext = false }
    tabs.viewControllers = [stack, ViewController("Other")]
    let stage = Stage(tabs)
    editor.modalPresentationStyle = style
    root.present(editor, animated: true)
    try stage.settle()
    expect(editor.presentingViewController === (defines ? stack : tabs))
    expect(editor.view.isDescendant(of: tabs.view) == defines)
    tabs.selectedIndex = 1
    try stage.settle()
    expect((editor.view.window == nil) == defines)
    tabs.selectedIndex = 0
    root.dismiss(animated: true)
    try stage.settle()
    expect(root.view.window === stage.window && editor.presentingViewController == nil)
    try stage.close()
  }

  @Test(.rule("P-5"))
  func `a presented controller becomes the presenter if its child calls present`()
    throws
  {
    let stage = Stage(root)
    let child = ViewController("Child"), next = ViewController("Next")
    editor.addChild(child)
    editor.view.addSubview(child.view)
    child.didMove(toParent: editor)
    root.present(editor, animated: true)
    try stage.settle()
    child.present(next, animated: true)
    expect(next.presentingViewController === editor)
    try stage.settle()
    expect(stage.visible, equals: ["Root", "Editor", "Child", "Next"])
  }

  @Test(.rule("P-5"))
  func `if a current-context controller presents in full screen, the root is the presenter`()
    throws
  {
    let stage = nested(), next = ViewController("Next")
    middle.definesPresentationContext = true
    editor.modalPresentationStyle = .overCurrentContext
    next.modalPresentationStyle = .overFullScreen
    middle.present(editor, animated: true)
    try stage.settle()
    expect(editor.presentingViewController === middle)
    editor.present(next, animated: true)
    try stage.settle()
    expect(next.presentingViewController === root)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("P-5"))
  func `a current-context controller can present another controller with the same style`()
    throws
  {
    let stage = nested(), next = ViewController("Next")
    middle.definesPresentationContext = true
    editor.modalPresentationStyle = .overCurrentContext
    next.modalPresentationStyle = .overCurrentContext
    middle.present(editor, animated: true)
    try stage.settle()
    editor.present(next, animated: true)
    expect(next.presentingViewController === editor)
    try stage.settle()
  }

  // MARK: Which delegate returns the animators

  private func contextRun(
    _ style: ModalPresentationStyle, defines: Bool, provides: Bool
  ) throws -> (presenter: [String], presented: [String]) {
    let stage = nested(), ours = SceneDelegate(), theirs = SceneDelegate()
    (ours.presenting, ours.dismissing) = (SceneAnimator(), SceneAnimator())
    (theirs.presenting, theirs.dismissing) = (SceneAnimator(), SceneAnimator())
    middle.definesPresentationContext = defines
    middle.providesPresentationContextTransitionStyle = provides
    middle.transitioningDelegate = ours
    editor.transitioningDelegate = theirs
    editor.modalPresentationStyle = style
    middle.present(editor, animated: true)
    try stage.settle()
    editor.dismiss(animated: true)
    try stage.settle()
    return (ours.questions, theirs.questions)
  }

  @Test(.rule("P-7"))
  func `providesPresentationContextTransitionStyle lets the presenter's delegate choose animators`()
    throws
  {
    let asked = try contextRun(.currentContext, defines: true, provides: true)
    expect(
      asked.presenter,
      equals: [
        "present animator", "present interactor", "dismiss animator", "dismiss interactor",
      ])
    expect(asked.presented, equals: [])
  }

  @Test(
    .rule("P-7"),
    arguments: [
      (ModalPresentationStyle.currentContext, true, false), (.currentContext, false, true),
      (.overCurrentContext, true, true), (.fullScreen, true, true),
    ])
  func `by default, the presented controller's transitioningDelegate is asked for the animators`(
    style: ModalPresentationStyle, defines: Bool, provides: Bool
  ) throws {
    let asked = try contextRun(style, defines: defines, provides: provides)
    expect(asked.presenter, equals: [])
    expect(
      asked.presented,
      equals: [
        "present animator", "present interactor", "dismiss animator", "dismiss interactor",
      ])
  }

  @Test(.rule("P-7"), arguments: [false, true])
  func `providesPresentationContextTransitionStyle selects the presenter's transition style`(
    provides: Bool
  ) throws {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    (home.definesPresentationContext, home.modalTransitionStyle) = (true, .crossDissolve)
    home.providesPresentationContextTransitionStyle = provides
    menu.modalPresentationStyle = .currentContext
    home.present(menu, animated: true)
    stage.runTurn()
    expect(menu.view.presentationValues().alpha, equals: provides ? 0 : 1)
    expect(menu.view.presentationValues().frame.minY, equals: provides ? 0 : 844)
    try stage.settle()
    try stage.close()
  }
}
