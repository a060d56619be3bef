import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Closures that capture the controller that keeps them alive.
@Suite("Closures that capture their controller")
@MainActor struct CapturedClosureTests {
  private final class Profile: ViewController {
    var presenter: AnyObject?
  }

  @MainActor private final class Model {
    var item: Name?

    struct Name: Identifiable, Equatable {
      let id: String
    }
  }

  /// Presents a controller, dismisses it by default, and returns the objects that `close()` reports
  /// as alive.
  private func alive(
    isDismissed: Bool = true, _ make: () -> ViewController
  ) throws -> [String] {
    let home = ViewController("Home"), stage = Stage(home)
    do {
      home.present(make(), animated: false)
      try stage.settle()
      if isDismissed { home.dismiss(animated: false) }
      try stage.settle()
    }
    do {
      try stage.close()
      return []
    } catch {
      return error.alive
    }
  }

  private func alert(capturing: Bool) -> AlertController {
    let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "No", style: .cancel) { _ in })
    let yes: AlertAction.Handler
    if capturing {
      yes = { _ in alert.title = nil }
    } else {
      yes = { [weak alert] _ in alert?.title = nil }
    }
    alert.addAction(AlertAction(title: "Yes", style: .default, handler: yes))
    return alert
  }

  @Test(.rule("Q-2"))
  func `closing a stage reports an alert that its action captures only while it is presented`()
    throws
  {
    try expect(alive { alert(capturing: true) }, equals: [])
    try expect(
      alive(isDismissed: false) { alert(capturing: true) },
      equals: [#"Sure?, captured by the handler of the alert action "Yes""#])
    try expect(alive(isDismissed: false) { alert(capturing: false) }, equals: [])
  }

  @Test
  func `closing a stage reports an onReplacement closure that captures the presenting screen`()
    throws
  {
    let model = Model()
    let alive = try alive {
      let profile = Profile("Profile")
      let presenter = profile.present(
        item: { model.item }, set: { model.item = $0 }, named: "item"
      ) { ViewController($0.id) }
      presenter.onReplacement = { _, _ in profile.title = nil }
      profile.presenter = presenter
      return profile
    }
    expect(alive, equals: ["Profile, captured by a closure of item"])
  }

  @Test func `closing a stage does not report an alert that only the test retains`() throws {
    let home = ViewController("Home"), stage = Stage(home)
    let question = alert(capturing: false)
    home.present(question, animated: false)
    try stage.settle()
    try stage.close()
    expect(question.actions.count, equals: 2)
  }
}
