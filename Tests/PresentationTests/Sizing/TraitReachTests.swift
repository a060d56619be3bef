import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// Which objects hear a change of traits (P-88 to P-88c).
@MainActor @Suite("The reach of a change of traits") struct TraitReachTests {
  private final class Screen: ViewController {
    var log = Log()
    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      let old = previous?.verticalSizeClass ?? .unspecified
      log.note("\(name): \(old) to \(traitCollection.verticalSizeClass)")
    }
  }

  private final class Card: View {
    var log = Log()
    override func traitCollectionDidChange(_ previous: TraitCollection?) { log.note(name) }
  }

  private final class Frame: PresentationController {
    var log = Log()
    override func traitCollectionDidChange(_ previous: TraitCollection?) { log.note("frame") }
  }

  private let log = Log()

  private func screen(_ name: String) -> Screen {
    let screen = Screen(name)
    screen.log = log
    return screen
  }

  private func card(_ name: String, in view: View) {
    let card = Card(name)
    card.log = log
    view.addSubview(card)
  }

  enum Place: CaseIterable { case window, stack, view }

  @Test(.rule("P-88c"), arguments: Place.allCases)
  func `a covered controller hears an override around it when it is shown again`(
    place: Place
  ) throws {
    let home = screen("Home"), stack = NavigationController(rootViewController: home)
    let stage = Stage(stack)
    stack.pushViewController(ViewController("Top"), animated: false)
    try stage.settle()
    switch place {
    case .window: stage.window.traitOverrides.verticalSizeClass = .compact
    case .stack: stack.traitOverrides.verticalSizeClass = .compact
    case .view: stack.view.traitOverrides.verticalSizeClass = .compact
    }
    expect(log.lines.isEmpty && home.traitCollection.verticalSizeClass == .compact)
    stack.popViewController(animated: true)
    try stage.settle()
    expect(log.lines, equals: ["Home: regular to compact"])
    try stage.close()
  }

  @Test(.rule("P-88c"))
  func `an override that is removed outside the window is heard when the view returns`() throws {
    let home = screen("Home"), tabs = TabBarController()
    tabs.viewControllers = [home, ViewController("Other")]
    let stage = Stage(tabs)
    tabs.selectedIndex = 1
    try stage.settle()
    stage.window.traitOverrides.verticalSizeClass = .compact
    stage.window.traitOverrides = TraitOverrides()
    home.traitOverrides.verticalSizeClass = .compact
    expect(log.lines, equals: ["Home: regular to compact"])
    home.traitOverrides = TraitOverrides()
    tabs.selectedIndex = 0
    try stage.settle()
    expect(log.lines, equals: ["Home: regular to compact", "Home: compact to regular"])
    try stage.close()
  }

  /// A stack, and a page that was popped and is kept by the test.
  private func poppedPage() throws -> (page: Screen, stack: NavigationController, stage: Stage) {
    let page = screen("Page"), stack = NavigationController(rootViewController: ViewController())
    let stage = Stage(stack)
    stack.pushViewController(page, animated: false)
    try stage.settle()
    stack.popViewController(animated: false)
    try stage.settle()
    return (page, stack, stage)
  }

  @Test(.rule("P-88c"))
  func `a popped controller hears at its next push that its override was removed`() throws {
    let (page, stack, stage) = try poppedPage()
    page.traitOverrides.verticalSizeClass = .compact
    page.traitOverrides = TraitOverrides()
    expect(log.lines, equals: ["Page: regular to compact"])
    stack.pushViewController(page, animated: false)
    try stage.settle()
    expect(log.lines, equals: ["Page: regular to compact", "Page: compact to regular"])
    try stage.close()
  }

  @Test(.rule("P-88c"))
  func `a popped controller hears a missed change once, with its own override`() throws {
    let (page, stack, stage) = try poppedPage()
    stage.window.traitOverrides.verticalSizeClass = .compact
    expect(log.lines.isEmpty)
    page.traitOverrides.horizontalSizeClass = .regular
    expect(log.lines, equals: ["Page: regular to compact"])
    stack.pushViewController(page, animated: false)
    try stage.settle()
    expect(log.lines, equals: ["Page: regular to compact"])
    try stage.close()
  }

  @Test(.rule("P-88c"))
  func `outside the window, an override is heard together with the changes missed before`() throws {
    let home = screen("Home"), tabs = TabBarController()
    tabs.viewControllers = [home, ViewController("Other")]
    let stage = Stage(tabs, size: CGSize(width: 844, height: 390))
    tabs.selectedIndex = 1
    try stage.settle()
    stage.resize(to: CGSize(width: 390, height: 844))
    home.traitOverrides.horizontalSizeClass = .regular
    tabs.selectedIndex = 0
    try stage.settle()
    expect(log.lines, equals: ["Home: compact to regular"])
    try stage.close()
  }

  @Test(.rule("P-88c"), arguments: [true, false])
  func `a popped controller that the app keeps hears a change when it is pushed again`(
    isOverride: Bool
  ) throws {
    let home = screen("Home"), page = screen("Page")
    let stack = NavigationController(rootViewController: home), stage = Stage(stack)
    stack.pushViewController(page, animated: false)
    try stage.settle()
    stack.popViewController(animated: false)
    try stage.settle()
    if isOverride {
      stage.window.traitOverrides.verticalSizeClass = .compact
    } else {
      stage.window.rotate(to: .landscapeLeft)
    }
    expect(page.traitCollection, equals: stage.window.traitCollection)
    stack.pushViewController(page, animated: true)
    try stage.settle()
    expect(log.lines, equals: ["Home: regular to compact", "Page: regular to compact"])
    try stage.close()
  }

  @Test(.rule("P-88c", "C-18a"), arguments: [true, false])
  func `a controller in the context of a covered child hears a change when it is shown again`(
    removesPresenter: Bool
  ) throws {
    let home = screen("Home"), cover = screen("Cover"), tabs = TabBarController()
    home.definesPresentationContext = true
    cover.modalPresentationStyle = removesPresenter ? .currentContext : .overCurrentContext
    tabs.viewControllers = [home, ViewController("Other")]
    let stage = Stage(tabs)
    try stage.put(cover, on: home)
    tabs.selectedIndex = 1
    try stage.settle()
    tabs.traitOverrides.verticalSizeClass = .compact
    expect(home.traitCollection.verticalSizeClass == .compact)
    expect(cover.traitCollection.verticalSizeClass == .compact && log.lines.isEmpty)
    tabs.selectedIndex = 0
    try stage.settle()
    let ofHome = removesPresenter ? [] : ["Home: regular to compact"]
    expect(log.lines, equals: ofHome + ["Cover: regular to compact"])
    try stage.close()
  }

  @Test(.rule("P-88c", "P-88b", "P-73"))
  func `during a dismissal, the presenter keeps its traits in the container view`() throws {
    let home = screen("Home"), cover = Probe.fullScreen("Cover"), stage = Stage(home)
    try stage.put(cover, on: home)
    cover.presentationController?.overrideTraitCollection = TraitCollection(
      verticalSizeClass: .compact)
    cover.dismiss(animated: true)
    stage.runTurn()
    expect(home.view.superview !== stage.window && home.view.window === stage.window)
    expect(home.traitCollection.verticalSizeClass, equals: .regular)
    expect(cover.traitCollection.verticalSizeClass, equals: .compact)
    try stage.settle()
    expect(log.lines, equals: [])
    try stage.close()
  }

  @Test(.rule("P-88", "P-88b"))
  func `a presentation controller hears an override of the window`() throws {
    let home = screen("Home"), stage = Stage(home), log = log
    let sheet = Probe.custom(
      "Sheet",
      {
        let frame = Frame(presentedViewController: $0, presenting: $1)
        frame.log = log
        return frame
      })
    try stage.put(sheet, on: home)
    stage.window.traitOverrides.verticalSizeClass = .compact
    expect(log.lines, equals: ["Home: regular to compact", "frame"])
    try stage.close()
  }

  @Test(.rule("P-88a"), arguments: [true, false])
  func `views and controllers beside the tree of controllers hear a change`(
    isOverride: Bool
  ) throws {
    let home = screen("Home"), sheet = ViewController("Sheet"), stage = Stage(home)
    let loose = screen("Loose")
    home.view.addSubview(loose.view)
    try stage.put(sheet, on: home)
    card("card of the window", in: stage.window)
    if let container = sheet.presentationController?.containerView {
      card("card of the container", in: container)
    }
    if isOverride {
      stage.window.traitOverrides.verticalSizeClass = .compact
    } else {
      stage.window.rotate(to: .landscapeLeft)
    }
    expect(
      log.lines,
      equals: [
        "Home: regular to compact", "Loose: regular to compact", "card of the container",
        "card of the window",
      ])
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("P-88b", "C-18a"))
  func `a controller in the context of a tab hears an override of the tab bar controller`() throws {
    let home = ViewController("Home"), tabs = TabBarController(), cover = screen("Cover")
    home.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    tabs.viewControllers = [home]
    let stage = Stage(tabs)
    try stage.put(cover, on: home)
    tabs.traitOverrides.verticalSizeClass = .compact
    expect(log.lines, equals: ["Cover: regular to compact"])
    try stage.close()
  }
}
