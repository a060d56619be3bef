import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The traits of controllers and views that are outside the window (P-88c).
@MainActor @Suite("Traits outside the window") struct AbsentTraitTests {
  private final class Screen: ViewController {
    var log = Log()
    private func say(_ text: String) {
      log.note("\(name) \(text): \(traitCollection.verticalSizeClass)")
    }
    override func loadView() {
      let card = Card("view of \(name)")
      card.log = log
      view = card
    }
    override func viewDidLoad() { say("loaded") }
    override func viewWillAppear(_ animated: Bool) { say("will appear") }
    override func viewIsAppearing(_ animated: Bool) { say("is appearing") }
    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      say("from \(previous?.verticalSizeClass ?? .unspecified)")
    }
  }

  private final class Card: View {
    var log = Log()
    override func traitCollectionDidChange(_ previous: TraitCollection?) { log.note(name) }
  }

  private let log = Log()

  private func screen(_ name: String) -> Screen {
    let screen = Screen(name)
    screen.log = log
    return screen
  }

  private let returning = [
    "Home will appear: compact", "Home from regular: compact", "view of Home",
    "Home is appearing: compact",
  ]

  @Test(.rule("P-88c"))
  func `a presenter has traits while the place of its view is inside its own view`() throws {
    let home = ViewController("Home"), presenter = ViewController("Presenter")
    let cover = ViewController("Cover"), place = View("place"), stage = Stage(home)
    home.view.addSubview(place)
    place.addSubview(presenter.view)
    try stage.settle()
    cover.modalPresentationStyle = .fullScreen
    presenter.present(cover, animated: true)
    stage.runTurn()
    presenter.view.addSubview(place)
    expect(presenter.view.isDescendant(of: stage.window))
    expect(presenter.traitCollection.verticalSizeClass, equals: .regular)
    try stage.settle()
    expect(cover.view.window === stage.window)
  }

  @Test(.rule("P-88c"))
  func `a covered presenter hears a change of traits when its view returns to the window`() throws {
    let home = screen("Home"), cover = ViewController("Cover"), stage = Stage(home)
    cover.modalPresentationStyle = .fullScreen
    home.present(cover, animated: true)
    try stage.settle()
    log.clear()
    stage.window.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(log.lines.isEmpty && home.traitCollection.verticalSizeClass == .compact)
    home.dismiss(animated: true)
    try stage.settle()
    expect(log.lines, equals: returning)
    try stage.close()
  }

  @Test(.rule("P-88c"), arguments: [true, false])
  func `a controller under the top of a stack hears a change of traits when it is shown again`(
    isAnimated: Bool
  ) throws {
    let home = screen("Home"), stack = NavigationController(rootViewController: home)
    let stage = Stage(stack)
    stack.pushViewController(ViewController("Top"), animated: isAnimated)
    try stage.settle()
    log.clear()
    stage.window.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(log.lines.isEmpty)
    stack.popViewController(animated: isAnimated)
    try stage.settle()
    expect(log.lines, equals: returning)
    try stage.close()
  }

  @Test(.rule("P-88c"))
  func `a tab hears a change of traits when it is selected again, unless it was changed back`()
    throws
  {
    let home = screen("Home"), tabs = TabBarController()
    tabs.viewControllers = [home, ViewController("Other")]
    let stage = Stage(tabs)
    tabs.selectedIndex = 1
    try stage.settle()
    log.clear()
    stage.window.rotate(to: .landscapeLeft)
    stage.window.rotate(to: .portrait)
    tabs.selectedIndex = 0
    try stage.settle()
    expect(log.lines, equals: ["Home will appear: regular", "Home is appearing: regular"])
    tabs.selectedIndex = 1
    try stage.settle()
    stage.window.rotate(to: .landscapeLeft)
    try stage.settle()
    log.clear()
    tabs.selectedIndex = 0
    try stage.settle()
    expect(log.lines, equals: returning)
    try stage.close()
  }

  @Test(.rule("P-88c")) func `in viewDidLoad, a controller has the traits of its future place`()
    throws
  {
    let home = screen("Home"), stack = NavigationController(rootViewController: home)
    let stage = Stage(stack), pushed = screen("Pushed"), sheet = screen("Sheet")
    let child = screen("Child")
    expect(pushed.traitCollection, equals: stage.window.traitCollection)
    stack.traitOverrides.verticalSizeClass = .compact
    stack.pushViewController(pushed, animated: false)
    pushed.addChild(child)
    expect(child.traitCollection.verticalSizeClass == .compact && !child.isViewLoaded)
    child.loadViewIfNeeded()
    try stage.settle()
    pushed.present(sheet, animated: true)
    try stage.settle()
    expect(
      log.lines.filter { $0.contains("loaded") },
      equals: [
        "Home loaded: regular", "Child loaded: compact", "Pushed loaded: compact",
        "Sheet loaded: regular",
      ])
    try stage.close()
  }

  @Test(.rule("P-88c"), arguments: [true, false])
  func `outside the window, an override that is set is heard at once, and a removed one is not`(
    isLoaded: Bool
  ) throws {
    let stage = Stage(ViewController("Home")), page = screen("Page")
    stage.world.use {
      if isLoaded { page.loadViewIfNeeded() }
      log.clear()
      let onView = isLoaded ? ["view of Page"] : []
      page.traitOverrides.verticalSizeClass = .compact
      expect(log.lines, equals: (isLoaded ? ["Page from regular: compact"] : []) + onView)
      page.traitOverrides = TraitOverrides()
      expect(page.traitCollection.verticalSizeClass, equals: .regular)
      expect(log.lines.count, equals: 2 * onView.count)
      if isLoaded { page.view.traitOverrides.verticalSizeClass = .compact }
      expect(log.lines.count, equals: 2 * onView.count, "the traits heard last have returned")
    }
    try stage.close()
  }

  @Test(.rule("P-88c")) func `a view that contains its own place has the traits of the window`()
    throws
  {
    let outer = ViewController("Outer"), inner = ViewController("Inner")
    let stage = Stage(ViewController("Home"))
    outer.addChild(inner)
    inner.view.addSubview(outer.view)
    expect(inner.traitCollection, equals: stage.window.traitCollection)
    expect(outer.view.traitCollection, equals: stage.window.traitCollection)
    try stage.close()
  }
}
