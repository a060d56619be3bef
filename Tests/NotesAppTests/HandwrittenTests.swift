import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Bugs of a handwritten coordinator that presents and dismisses the screens of the app.
@Suite("A handwritten coordinator")
@MainActor struct HandwrittenTests {
  /// A coordinator that stores flags about the screens, and has to keep both equal.
  @MainActor private final class Coordinator {
    let tabs = TabBarController("Tabs")
    let library = NavigationController(rootViewController: ViewController("Library"))
    private(set) var path: [String] = []
    private(set) var isEditing = false
    private(set) var needsLogin = false

    init() {
      tabs.viewControllers = [library]
    }

    func open(_ name: String) {
      path = [name]
      library.popToRootViewController(animated: false)
      library.pushViewController(ViewController(name), animated: true)
    }

    func edit() {
      isEditing = true
      tabs.present(ViewController("Editor"), animated: true)
    }

    func closeEditor() {
      isEditing = false
      tabs.dismiss(animated: true)
    }

    func expire() {
      needsLogin = true
      let login = ViewController("Login")
      login.isModalInPresentation = true
      tabs.present(login, animated: true)
    }
  }

  @Test(.ownProcess)
  func `an exploration finds three bugs in a handwritten coordinator`() throws {
    let failures = #expect(throws: ExplorationFailures.self) {
      try explore(budget: 400, all: true) { scenario in
        let app = Coordinator(), stage = scenario.stage(app.tabs)
        scenario.state { [app.isEditing, app.needsLogin] }
        scenario.state { app.path }
        scenario.may("link", when: { app.path == [] }) { app.open("Rome") }
        scenario.may("edit", when: { !app.isEditing }) { app.edit() }
        scenario.may("close", when: { app.isEditing }) { app.closeEditor() }
        scenario.may("expire", when: { !app.needsLogin }) { app.expire() }
        scenario.userMay(.drag, .swipeBack)
        scenario.atRest("the stack is the path") {
          .expect(app.library.viewControllers.dropFirst().map(\.name), app.path)
        }
        scenario.atRest("the editor is shown while it is edited") {
          stage.visible.contains { $0.hasPrefix("Editor") } == app.isEditing
        }
        scenario.atRest("login is in front if the session has expired") {
          (stage.visible.last == "Login") == app.needsLogin
        }
      }
    }
    let found = failures?.failures ?? []
    #expect(
      Set(found.map(\.property)).isSuperset(of: [
        "the stack is the path", "the editor is shown while it is edited",
        "login is in front if the session has expired",
      ]))
    #expect(found.allSatisfy { $0.schedule.moveCount <= 4 })
  }
}
