import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The first responder of a controller that a push, a pop or a change of tabs covers or removes
/// (N-107).
@MainActor @Suite("The first responder of a covered controller") struct CoveredResponderTests {
  private final class Field: View {
    var mayResign = true
    var log = Log()

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
    override func becomeFirstResponder() -> Bool {
      log.note("field begins")
      return super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
      if isFirstResponder { log.note("field ends") }
      return super.resignFirstResponder()
    }
  }

  /// The number of lines of the log that a test has already taken.
  private final class Mark { var count = 0 }

  private let log = Log()
  private let mark = Mark()
  private let root = ViewController("Root")
  private let form = Probe("Form")
  private let next = ViewController("Next")
  private let field = Field("field")

  init() {
    field.log = log
    form.view.addSubview(field)
    form.log = log
  }

  private func edit(on stage: Stage) throws {
    try stage.settle()
    stage.world.use { _ = field.becomeFirstResponder() }
    expect(field.isFirstResponder)
    _ = take()
  }

  private static let ends = ["field ends", "Form viewWillDisappear", "Form viewDidDisappear"]
  private static let begins = [
    "Form viewWillAppear", "Form viewIsAppearing", "Form viewDidAppear", "field begins",
  ]

  /// Returns the changes of the focus and of the appearance that were logged since the last call.
  private func take() -> [String] {
    defer { mark.count = log.lines.count }
    return log.lines.dropFirst(mark.count).map { String($0.prefix { $0 != "(" }) }
      .filter { $0.hasPrefix("field") || $0.contains("ppear") }
  }

  @Test(.rule("N-107"), arguments: [true, false])
  func `a covered field ends editing before its controller disappears, and edits again after a pop`(
    animated: Bool
  ) throws {
    let nav = NavigationController(rootViewController: form), stage = Stage(nav)
    try edit(on: stage)
    form.on(.viewWillDisappear) { [field] in _ = field.resignFirstResponder() }
    nav.pushViewController(next, animated: animated)
    try stage.settle()
    expect(take(), equals: Self.ends)
    nav.popViewController(animated: animated)
    try stage.settle()
    expect(take() == Self.begins && field.isFirstResponder)
    try stage.close()
  }

  @Test(.rule("N-107"))
  func `a field edits again if its popped controller is pushed again`() throws {
    let nav = NavigationController("Nav")
    nav.viewControllers = [root, form]
    let stage = Stage(nav)
    try edit(on: stage)
    nav.popViewController(animated: true)
    try stage.settle()
    expect(take(), equals: Self.ends)
    nav.pushViewController(form, animated: true)
    try stage.settle()
    expect(take() == Self.begins && field.isFirstResponder)
    try stage.close()
  }

  @Test(.rule("N-107", "N-64")) func `a field edits again after a canceled swipe`() throws {
    let nav = NavigationController("Nav")
    nav.viewControllers = [root, form]
    let stage = Stage(nav)
    try edit(on: stage)
    let swipe = stage.user.swipeBack()
    stage.runTurn()
    expect(take() == Array(Self.ends.prefix(2)) && !field.isFirstResponder)
    swipe.update(0.4)
    swipe.release(velocity: -300)
    try stage.settle()
    expect(take() == Self.begins && field.isFirstResponder)
    try stage.close()
  }

  @Test(.rule("N-107"))
  func `a field of another tab edits again when its tab is selected`() throws {
    let tabs = TabBarController("Tabs")
    tabs.viewControllers = [NavigationController(rootViewController: form), next]
    let stage = Stage(tabs)
    try edit(on: stage)
    tabs.selectedIndex = 1
    try stage.settle()
    expect(take(), equals: Self.ends)
    tabs.selectedIndex = 0
    try stage.settle()
    expect(take() == Self.begins && field.isFirstResponder)
    try stage.close()
  }

  @Test(.rule("N-107"), arguments: ["refuses", "left", "replaced", "ended"])
  func `a field does not edit again without a reason`(_ reason: String) throws {
    let nav = NavigationController(rootViewController: form), stage = Stage(nav)
    let other = Field("other")
    try edit(on: stage)
    switch reason {
    case "refuses": field.mayResign = false
    case "ended": stage.world.use { _ = field.resignFirstResponder() }
    default: break
    }
    nav.pushViewController(next, animated: true)
    stage.runTurn()
    expect(field.isFirstResponder, equals: reason == "refuses")
    try stage.settle()
    expect(!field.isFirstResponder)
    if reason == "left" { field.removeFromSuperview() }
    if reason == "replaced" {
      form.view.addSubview(other)
      form.on(.viewWillAppear) { _ = other.becomeFirstResponder() }
    }
    nav.popViewController(animated: true)
    try stage.settle()
    expect(!field.isFirstResponder && other.isFirstResponder == (reason == "replaced"))
    try stage.close()
  }

  @Test(.rule("N-107"))
  func `a field edits again if its tab is selected after an unseen pop to its controller`() throws {
    let nav = NavigationController(rootViewController: form), tabs = TabBarController("Tabs")
    tabs.viewControllers = [nav, root]
    let stage = Stage(tabs)
    try edit(on: stage)
    nav.pushViewController(next, animated: true)
    try stage.settle()
    tabs.selectedIndex = 1
    try stage.settle()
    nav.popViewController(animated: true)
    _ = take()
    tabs.selectedIndex = 0
    try stage.settle()
    expect(take() == Self.begins && field.isFirstResponder)
    try stage.close()
  }

  @Test(.rule("N-107"), arguments: [true, false])
  func `a field that was not restored after a dismissal is not restored later`(isTab: Bool) throws {
    let nav = NavigationController(rootViewController: form), tabs = TabBarController("Tabs")
    let cover = Probe.fullScreen("Cover")
    tabs.viewControllers = [nav, root]
    let stage = Stage(tabs)
    try edit(on: stage)
    nav.pushViewController(next, animated: true)
    try stage.settle()
    tabs.present(cover, animated: false)
    try stage.settle()
    nav.popViewController(animated: true)
    cover.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible.last == "Form" && !field.isFirstResponder)
    if isTab { tabs.selectedIndex = 1 } else { nav.pushViewController(next, animated: true) }
    try stage.settle()
    if isTab { tabs.selectedIndex = 0 } else { nav.popViewController(animated: true) }
    try stage.settle()
    expect(stage.visible.last == "Form" && !field.isFirstResponder)
    try stage.close()
  }
}
