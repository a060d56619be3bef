import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// A controller that a tab, or a controller in a stack, presents in its own presentation context.
@MainActor @Suite struct `A presentation in the context of a tab or of a pushed controller` {
  private let list = ViewController("List")
  private let other = ViewController("Other")
  private let note = ViewController("Note")
  private let guide = TabGuide()

  init() {
    list.definesPresentationContext = true
    note.modalPresentationStyle = .overCurrentContext
  }

  @Test(.rule("C-18a"))
  func `selecting another tab removes the presenter's view and the presented view`() throws {
    let row = try TabRow(list, other)
    try row.stage.put(note, on: list)
    row.tabs.selectedIndex = 1
    expect(list.view.window == nil && note.view.window == nil)
    expect(list.presentedViewController === note)
    row.tabs.selectedIndex = 0
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "List", "Note"])
    try row.stage.close()
  }

  @Test(.rule("C-18a", "P-24"))
  func `a presentation begins behind a tab that its delegate has selected`() throws {
    let row = try TabRow(list, other), delegate = ScriptedTransitioningDelegate()
    note.transitioningDelegate = delegate
    delegate.animator = { _, _ in
      row.tabs.selectedIndex = 1
      return nil
    }
    list.present(note, animated: true)
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "Other"])
    row.tabs.selectedIndex = 0
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "List", "Note"])
    expect(note.appearance, equals: .appeared)
    try row.stage.close()
  }

  @Test(.rule("C-18a", "P-72"))
  func `when a covered tab is selected, only the presented controller gets callbacks`() throws {
    note.modalPresentationStyle = .currentContext
    let row = try TabRow(list, other)
    try row.stage.put(note, on: list)
    row.stage.startOver()
    row.tabs.selectedIndex = 1
    row.tabs.selectedIndex = 0
    try row.stage.settle()
    expect(
      row.stage.callbacks("List", "Note"),
      equals: [
        "Note viewWillDisappear", "Note viewDidDisappear", "Note viewWillAppear",
        "Note viewIsAppearing", "Note viewDidAppear",
      ])
    try row.stage.close()
  }

  @Test(.rule("C-18a", "P-72", "P-73"))
  func `when a tab is selected again, its presented controllers return in the same order`()
    throws
  {
    let card = ViewController("Card"), row = try TabRow(list, other)
    card.modalPresentationStyle = .currentContext
    try row.stage.put(note, on: list)
    try row.stage.put(card, on: note)
    row.tabs.selectedIndex = 1
    row.tabs.selectedIndex = 0
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "List", "Card"])
    note.dismiss(animated: true)
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "List", "Note"])
    try row.stage.close()
  }

  @Test(.rule("C-18a", "N-48a", "P-22"), arguments: [0, 100])
  func `a dismissal does not make a presenter appear that a push covers`(delay: Int) throws {
    note.modalPresentationStyle = .currentContext
    let stack = NavigationController(rootViewController: list), stage = Stage(stack)
    try stage.put(note, on: list)
    stack.pushViewController(other, animated: true)
    if delay > 0 { stage.advance(by: .milliseconds(delay)) }
    list.dismiss(animated: true)
    try stage.settle()
    expect(
      stage.callbacks("List", "Note"),
      equals: [
        "Note viewWillDisappear(animated)", "Note viewDidDisappear(animated)",
      ])
    expect(note.presentingViewController == nil && stage.issues.isEmpty)
    stage.startOver()
    stack.popViewController(animated: false)
    try stage.settle()
    expect(
      stage.callbacks("List"),
      equals: [
        "List viewWillAppear", "List viewIsAppearing", "List viewDidAppear",
      ])
    expect(stage.visible.last, equals: "List")
    try stage.close()
  }

  @Test(.rule("C-18a"), arguments: [false, true])
  func `during a push over a presenter, its new presentation calls no appearance callbacks`(
    isAnimated: Bool
  ) throws {
    note.modalPresentationStyle = .overCurrentContext
    let stack = NavigationController(rootViewController: list), stage = Stage(stack)
    list.definesPresentationContext = true
    try stage.settle()
    stack.pushViewController(other, animated: true)
    stage.advance(by: .milliseconds(100))
    list.present(note, animated: isAnimated)
    try stage.settle()
    expect(stage.callbacks("Note") == [] && stage.issues.isEmpty)
    stack.popViewController(animated: false)
    try stage.settle()
    expect(
      stage.callbacks("Note"),
      equals: [
        "Note viewWillAppear", "Note viewIsAppearing", "Note viewDidAppear",
      ])
    expect(stage.visible.last, equals: "Note")
    try stage.close()
  }

  @Test(.rule("C-18a", "N-69"))
  func `a presenter appears if the push that covers it is canceled during a dismissal`() throws {
    note.modalPresentationStyle = .currentContext
    let stack = NavigationController(rootViewController: list), stage = Stage(stack)
    let guide = Guide(), mover = SilentMover()
    (guide.animator, stack.delegate) = (mover, guide)
    try stage.put(note, on: list)
    stack.pushViewController(other, animated: true)
    stage.advance(by: .milliseconds(100))
    list.dismiss(animated: true)
    stage.advance(by: .milliseconds(100))
    mover.context?.completeTransition(false)
    try stage.settle()
    expect(list.appearance == .appeared && note.appearance == .disappeared)
    expect(stage.visible == [stack.name, "List"] && stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-18a")) func `a dismissal does not make the presenter in a deselected tab appear`()
    throws
  {
    note.modalPresentationStyle = .currentContext
    let row = try TabRow(list, other, delegate: guide), mover = SilentMover()
    try row.stage.put(note, on: list)
    guide.animator = mover
    row.tabs.selectedIndex = 1
    list.dismiss(animated: true)
    row.stage.advance(by: .milliseconds(100))
    mover.context?.completeTransition(true)
    try row.stage.settle()
    expect(
      row.stage.callbacks("List", "Note"),
      equals: [
        "Note viewWillDisappear(animated)", "Note viewDidDisappear(animated)",
      ])
    guide.animator = nil
    row.tabs.selectedIndex = 0
    try row.stage.settle()
    expect(row.stage.visible == ["Tabs", "List"] && list.appearance == .appeared)
    expect(row.stage.issues.isEmpty)
    try row.stage.close()
  }

  @Test(.rule("C-18a", "T-5"))
  func `a tab animator gets one view that contains the presenter's and the presented view`() throws
  {
    let row = try TabRow(list, other, delegate: guide), mover = SilentMover()
    try row.stage.put(note, on: list)
    guide.animator = mover
    row.tabs.selectedIndex = 1
    let context = try #require(mover.context), view = try #require(context.view(forKey: .from))
    expect(view !== list.view && context.initialFrame(for: list) == view.frame)
    expect(list.view.isDescendant(of: view) && note.view.isDescendant(of: view))
    expect(context.view(forKey: .to) === other.view)
    context.completeTransition(true)
    expect(view.window == nil)
    try row.stage.close()
  }

  @Test(.rule("C-18a", "T-8"))
  func `if a swipe back is canceled, the top controller's presented controller reappears`() throws {
    let nav = stack("Nav", other, list), stage = Stage(nav)
    try stage.put(note, on: list)
    stage.startOver()
    let swipe = stage.user.swipeBack()
    swipe.update(0.2)
    stage.runTurn()
    expect(list.appearance == .disappearing && note.appearance == .disappearing)
    swipe.release(velocity: -300)
    try stage.settle()
    expect(stage.visible, equals: ["Nav", "List", "Note"])
    expect(list.appearance == .appeared && note.appearance == .appeared)
    try stage.close()
  }

  @Test(.rule("C-18a", "N-34"))
  func `replacing a presenter in an off-screen stack also removes the presented controller`() throws
  {
    let nav = stack("Nav", list), row = try TabRow(nav, other)
    try row.stage.put(note, on: list)
    row.tabs.selectedIndex = 1
    nav.setViewControllers([ViewController("New")], animated: false)
    row.tabs.selectedIndex = 0
    try row.stage.settle()
    expect(row.stage.visible, equals: ["Tabs", "Nav", "New"])
    expect(note.appearance, equals: .disappeared)
    try row.stage.close()
  }

  @Test(.rule("C-18a", "P-113a"))
  func `if a popped presenter is pushed again, its presented controller reappears`() throws {
    let nav = stack("Nav", other, list), stage = Stage(nav)
    try stage.put(note, on: list)
    nav.popViewController(animated: false)
    try stage.settle()
    expect(stage.visible, equals: ["Nav", "Other"])
    nav.pushViewController(list, animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Nav", "List", "Note"])
    list.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Nav", "List"])
    try stage.close()
  }

  @Test(.rule("C-18a", "P-83"))
  func `closing the window ends a presentation in a tab that is not selected`() throws {
    let row = try TabRow(list, other)
    try row.stage.put(note, on: list)
    row.tabs.selectedIndex = 1
    row.stage.window.close()
    expect(note.presentingViewController == nil && list.presentedViewController == nil)
    try row.stage.close()
  }
}
