import Presentation
import PresentationTesting
import TestSupport
import Testing

/// A gesture on a misspelled name must be reported, because it would otherwise have no effect.
@Suite("Controller names in the user's gestures") @MainActor
struct UserNameTests {
  private let home = ViewController("Home"), editor = ViewController("Editor")

  nonisolated enum Gesture: CaseIterable, Sendable {
    case drag, swipeBack, tapBack, tapOutside, tapTab

    @MainActor func perform(on name: String, by user: User) {
      switch self {
      case .drag: _ = user.drag(name)
      case .swipeBack: _ = user.swipeBack(name)
      case .tapBack: user.tapBack(name)
      case .tapOutside: user.tapOutside(name)
      case .tapTab: user.tapTab(name)
      }
    }
  }

  private func stage() throws -> Stage {
    let stage = Stage(home)
    home.present(editor, animated: false)
    try stage.settle()
    return stage
  }

  @Test(arguments: Gesture.allCases)
  func `a gesture on an unknown controller records an issue that suggests a similar name`(
    gesture: Gesture
  ) throws {
    let stage = try stage()
    gesture.perform(on: "Edtor", by: stage.user)
    expect(stage.issues.map(\.code), equals: [.noSuchController])
    expect(
      stage.issues.first?.message,
      equals: """
        The user's \(gesture)(Edtor) found no controller named "Edtor": no such name was used. \
        Did you mean "Editor"?
        """)
    let residue = try #require(throws: StageResidue.self) { try stage.close() }
    expect(residue.missed, equals: stage.issues.map(\.message))
    expect("\(residue)".contains("Did you mean \"Editor\"?"))
  }

  @Test(arguments: Gesture.allCases)
  func `if no name is similar, the issue for an unknown controller contains no suggestion`(
    gesture: Gesture
  ) throws {
    let stage = try stage()
    gesture.perform(on: "Preferences", by: stage.user)
    expect(stage.issues.first?.message.hasSuffix("no such name was used.") == true)
  }

  @Test(arguments: Gesture.allCases)
  func `a gesture on a covered or dismissed controller reports no issue`(
    gesture: Gesture
  ) throws {
    let stage = try stage()
    gesture.perform(on: "Home", by: stage.user)
    home.dismiss(animated: false)
    try stage.settle()
    gesture.perform(on: "Editor", by: stage.user)
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test
  func `a gesture refers to an unnamed controller by the controller's class and number`() throws {
    final class Menu: ViewController {}
    let stage = Stage(home)
    home.present(Menu(), animated: false)
    try stage.settle()
    stage.user.drag("Menu #1").cancel()
    expect(stage.issues.isEmpty)
    _ = stage.user.drag("Menu")
    expect(stage.issues.map(\.code), equals: [.noSuchController])
  }

  /// A controller that sets its title when its view is loaded, as most controllers do.
  private final class MainMenu: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Main menu"
    }
  }

  @Test func `a gesture can name a controller by the title that it sets in viewDidLoad`() throws {
    let stage = Stage(home)
    home.present(MainMenu(), animated: false)
    try stage.settle()
    stage.user.tapOutside("Main menu")
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }

  @Test
  func `an exploration can name a controller by the title that it sets in viewDidLoad`() throws {
    let proof = try explore { scenario in
      let home = ViewController("Home"), stage = scenario.stage(home)
      scenario.may("open", times: 1) { home.present(MainMenu(), animated: false) }
      scenario.userMay(.tapOutside, on: ["Main menu"])
      scenario.sometimes("the menu is open") { stage.visible.count == 2 }
      scenario.sometimes("the menu is dismissed by a tap") {
        home.presentedViewController?.isBeingDismissed == true
      }
    }
    expect(proof.isComplete)
  }

  @Test func `a gesture without a controller's name reports no issue`() throws {
    let stage = try stage()
    stage.user.escape()
    stage.user.tapTab(at: 7)
    stage.user.tapBack()
    _ = stage.user.swipeBack()
    expect(stage.issues.isEmpty)
  }

  private func explored(_ names: [String]) throws -> Exploration {
    try explore(depth: 3) { scenario in
      let home = ViewController("Home")
      _ = scenario.stage(home)
      scenario.may("edit", times: 1) { home.present(ViewController("Editor"), animated: true) }
      scenario.userMay(.drag, .escape, on: names)
    }
  }

  @Test func `an exploration throws if the user may drag a controller that never exists`() throws {
    let error = try #require(throws: NoSuchController.self) { try explored(["Editor", "Edtor"]) }
    expect(error.name == "Edtor" && error.gesture == "drag" && error.nearest == "Editor")
    expect(
      "\(error)".hasPrefix(
        "The user may drag \"Edtor\", but there was no controller of that name: exhausted, "))
    expect("\(error)".contains("Did you mean \"Editor\"?"))
  }

  /// Explores a move that presents Editor, and a move in which the user makes a gesture.
  private func explored(_ gesture: @escaping (User) -> Void) throws -> Exploration {
    try explore { scenario in
      let home = ViewController("Home"), stage = scenario.stage(home)
      scenario.may("edit", times: 1) { home.present(ViewController("Editor"), animated: true) }
      scenario.may("touch", times: 2) { gesture(stage.user) }
    }
  }

  @Test(arguments: Gesture.allCases)
  func `an exploration throws if a move touches a controller that never exists`(
    gesture: Gesture
  ) throws {
    let error = try #require(throws: NoSuchController.self) {
      try explored { gesture.perform(on: "Edtor", by: $0) }
    }
    expect(error.name == "Edtor" && error.gesture == "\(gesture)" && error.nearest == "Editor")
  }

  @Test func `an exploration throws if a move taps an alert that never exists`() throws {
    let error = try #require(throws: NoSuchController.self) {
      try explored { $0.tap("OK", in: "A") }
    }
    expect(error.name == "A" && error.gesture == "tap")
  }

  @Test func `random walks throw if the user may drag a controller that never exists`() throws {
    let error = try #require(throws: NoSuchController.self) {
      try explore(walks: 2, length: 5) { scenario in
        _ = scenario.stage(ViewController("Home"))
        scenario.may("wait") {}
        scenario.userMay(.drag, on: ["Hoem"])
      }
    }
    expect(error.name == "Hoem" && error.nearest == "Home")
    expect("\(error)".hasSuffix("If it appears later, make more or longer walks."))
  }

  @Test func `an exploration allows a move that touches a controller before it exists`() throws {
    let exploration = try explored { $0.tapOutside("Editor") }
    expect(exploration.outcome, equals: .complete)
  }

  @Test func `an exploration allows gestures on a controller that is presented later`() throws {
    try expect(explored(["Editor"]).outcome, equals: .exhausted)
  }

  @Test func `an exploration whose budget is used up does not check controllers' names`() throws {
    let exploration = try explore(depth: 9, budget: 1) { scenario in
      _ = scenario.stage(ViewController("Home"))
      scenario.may("nothing") {}
      scenario.userMay(.drag, on: ["Editor"])
    }
    expect(exploration.outcome, equals: .bounded)
  }
}
