import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The properties that every exploration checks, called laws, each with a scenario that breaks it.
@Suite("Laws of every scenario") @MainActor
struct ScenarioLawTests {
  private func brokenLaw(
    depth: Int = 3, _ build: @escaping (Scenario, ViewController) -> Void
  ) throws -> String {
    try #require(throws: ExplorationFailure.self) {
      try explore(depth: depth) { scenario in
        let home = ViewController("Home")
        _ = scenario.stage(home)
        build(scenario, home)
      }
    }
    .property
  }

  @Test(.rule("P-40")) func `an exploration fails if a present call raises an exception`() throws {
    let law = try brokenLaw { scenario, home in
      scenario.may("present on itself") { home.present(home, animated: true) }
    }
    expect(law, equals: "nothing is raised")
  }

  @Test(.rule("P-101"))
  func `an exploration fails if the root of its stage is refused, before the first move`() throws {
    func build(_ scenario: Scenario) {
      let tabs = TabBarController("Tabs"), home = ViewController("Home")
      tabs.viewControllers = [home]
      _ = scenario.stage(home)
      scenario.may("present") { home.present(ViewController("Menu"), animated: true) }
    }
    for run in [
      { try explore(build) }, { try explore(depth: 3, build) }, { try explore(walks: 2, build) },
    ] as [() throws -> Exploration] {
      let failure = try #require(throws: ExplorationFailure.self) { try run() }
      expect(failure.property, equals: "nothing is raised")
      expect(failure.schedule.description, equals: "")
      expect(failure.detail?.hasPrefix("child view controller:") == true, "\(failure)")
    }
  }

  /// A screen whose handler dismisses it.
  private final class Editor: ViewController {
    var onDone: (() -> Void)?
  }

  private static func editor(isWeak: Bool) -> Editor {
    let editor = Editor("Editor")
    if isWeak {
      editor.onDone = { [weak editor] in editor?.dismiss(animated: true) }
    } else {
      editor.onDone = { editor.dismiss(animated: true) }
    }
    return editor
  }

  @Test(arguments: [true, false])
  func `an exploration fails if a controller that should be released is alive off screen`(
    isWeak: Bool
  ) throws {
    func build(_ scenario: Scenario) {
      let home = ViewController("Home"), stage = scenario.stage(home)
      scenario.may("open", times: 1) {
        let editor = Self.editor(isWeak: isWeak)
        stage.expectRelease(of: editor)
        home.present(editor, animated: true)
      }
      scenario.may("done", times: 1, when: { home.presentedViewController != nil }) {
        (home.presentedViewController as? Editor)?.onDone?()
      }
    }
    if isWeak { return expect(try explore(build).isComplete) }
    let failure = try #require(throws: ExplorationFailure.self) { try explore(build) }
    expect(failure.property, equals: "expected controllers are released")
    expect(failure.schedule.description, equals: "0.1")
    expect(failure.detail?.hasPrefix("Editor is off screen at rest, but still alive.") == true)
  }

  @Test(.rule("P-99"))
  func `an exploration fails if an appearance transition ends without having begun`() throws {
    let law = try brokenLaw { scenario, home in
      scenario.may("end what was not begun") { home.endAppearanceTransition() }
    }
    expect(law, equals: "appearance is legal")
  }

  @Test(.rule("P-92"))
  func `an exploration fails if an appearance transition begins but never ends`() throws {
    let law = try brokenLaw { scenario, home in
      let child = ViewController("Child")
      home.addChild(child)
      home.view.addSubview(child.view)
      scenario.may("begin, and never end") {
        child.beginAppearanceTransition(false, animated: true)
      }
    }
    expect(law, equals: "appearance is legal")
  }

  @Test(.rule("P-57")) func `an exploration fails if a controller is dismissed twice`() throws {
    let law = try brokenLaw { scenario, home in
      home.present(ViewController("Menu"), animated: false)
      scenario.may("dismiss") { home.dismiss(animated: true) }
    }
    expect(law, equals: "nothing is dismissed twice")
  }

  @Test(.rule("P-80")) func `an exploration fails if a transition never ends`() throws {
    let law = try brokenLaw { scenario, home in
      scenario.may("open", times: 1) {
        let menu = ViewController("Menu")
        menu.customTransition = CustomTransition(animator: Sleeper())
        home.present(menu, animated: true)
      }
    }
    expect(law, equals: "nothing is stuck")
  }

  @Test func `an exploration fails if the screen differs from the bound value`() throws {
    let law = try brokenLaw { scenario, home in
      var isOpen = false
      let presenter = home.present(while: { isOpen }, set: { _ in }) { ViewController("Menu") }
      scenario.may("open", times: 1) {
        isOpen = true
        presenter.setNeedsUpdate()
      }
      scenario.may("write without a word", times: 1) { isOpen.toggle() }
    }
    expect(law, equals: "the screen shows what the model says")
  }

  @Test func `an unfinished gesture is canceled before atRest properties are checked`() throws {
    let exploration = try explore(depth: 3) { scenario in
      let home = ViewController("Home"), menu = ViewController("Menu")
      let stage = scenario.stage(home)
      home.present(menu, animated: false)
      scenario.userMay(.drag)
      scenario.atRest("nothing is held") { stage.world.runningTransitions.isEmpty }
    }
    expect(exploration.outcome, equals: .exhausted)
  }

  @Test(.rule("P-66"))
  func `an exploration tries a tap only while user interaction is enabled`() throws {
    try explore(depth: 4) { scenario in
      let home = ViewController("Home")
      let stage = scenario.stage(home)
      scenario.may("open", times: 1) { home.present(ViewController("Menu"), animated: true) }
      scenario.userMay("tap", times: 2) {
        expect(!stage.world.isIgnoringInteractionEvents)
      }
    }
  }

  @Test(.rule("P-61"), arguments: [Scenario.Gesture.tapOutside, .escape, .drag])
  func `an exploration can dismiss a sheet by a gesture of the user`(gesture: Scenario.Gesture)
    throws
  {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore(depth: 4) { scenario in
        let home = ViewController("Home"), menu = ViewController("Menu")
        _ = scenario.stage(home)
        home.present(menu, animated: false)
        scenario.userMay(gesture)
        scenario.atRest("Menu stays") { menu.presentingViewController != nil }
      }
    }
    expect(failure.property, equals: "Menu stays")
  }
}

private final class Sleeper: ViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> Double { 0.1 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {}
}
