import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Alerts")
@MainActor struct AlertTests {
  private let home = ViewController("Home")

  private func alert(
    _ style: AlertController.Style = .alert, cancels: Bool = true,
    then handler: @escaping (String) -> Void = { _ in }
  ) -> AlertController {
    let alert = AlertController(
      title: "Unsaved changes", message: "They are lost.", preferredStyle: style)
    if cancels {
      alert.addAction(AlertAction(title: "Keep", style: .cancel) { handler($0.title ?? "") })
    }
    alert.addAction(
      AlertAction(title: "Discard", style: .destructive) { handler($0.title ?? "") })
    return alert
  }

  @Test(.rule("Q-1"))
  func `presenting an alert does not call the presenter's viewWillDisappear`() throws {
    let stage = Stage(home)
    home.present(alert(), animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Unsaved changes"])
    expect(!stage.trace.lines.contains { $0.event.hasPrefix("viewWillDisappear") })
    try stage.close()
  }

  @Test(.rule("Q-2"))
  func `the handler of an action is called after the alert has been dismissed`() throws {
    var chosen: [String] = []
    let stage = Stage(home)
    let alert = alert { [home] in chosen.append("\($0): \(home.presentedViewController == nil)") }
    home.present(alert, animated: true)
    try stage.settle()
    stage.user.tap("Discard", in: "Unsaved changes")
    expect(alert.isBeingDismissed)
    expect(chosen, equals: [])
    try stage.settle()
    expect(chosen, equals: ["Discard: true"])
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }

  @Test(.rule("Q-2"), arguments: [true, false])
  func `an alert that was dismissed releases the handlers of all actions`(isChosen: Bool) throws {
    let stage = Stage(home)
    var chosen: [String] = []
    weak var released: AlertController?
    do {
      let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      for title in ["No", "Yes"] {
        alert.addAction(
          AlertAction(title: title, style: .default) { _ in
            chosen.append("\(title) in \(alert.title ?? "")")
          })
      }
      home.present(alert, animated: true)
      try stage.settle()
      released = alert
    }
    if isChosen { stage.user.tap("No", in: "Sure?") } else { home.dismiss(animated: true) }
    try stage.settle()
    expect(chosen, equals: isChosen ? ["No in Sure?"] : [])
    expect(released == nil)
    try stage.close()
  }

  @Test func `a tap finds an alert by the title that was set after the presentation`() throws {
    let stage = Stage(home), alert = alert()
    home.present(alert, animated: true)
    try stage.settle()
    alert.title = "Done"
    stage.user.tap("Keep", in: "Done")
    try stage.settle()
    stage.user.tap("Keep", in: "Done")
    expect(stage.issues.isEmpty && home.presentedViewController == nil)
    try stage.close()
  }

  @Test func `the user taps the alert of the front-most window first`() throws {
    var chosen: [String] = []
    let stage = Stage(home), root = ViewController("Root"), window = Window(world: stage.world)
    window.rootViewController = root
    window.makeKeyAndVisible()
    home.present(alert { chosen.append("behind: \($0)") }, animated: true)
    try stage.settle()
    root.present(alert { chosen.append("in front: \($0)") }, animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Unsaved changes", "Root", "Unsaved changes #2"])
    stage.user.tap("Keep", in: "Unsaved changes")
    expect(stage.trace.lines.last?.event.hasPrefix("viewDidAppear") == false)
    try stage.settle()
    expect(chosen, equals: ["in front: Keep"])
    stage.user.tap("Keep", in: "Unsaved changes")
    try stage.settle()
    expect(chosen == ["in front: Keep", "behind: Keep"] && stage.visible == ["Home", "Root"])
    try stage.close()
  }

  @Test(.rule("Q-2")) func `the handler of an action can present another alert`() throws {
    let stage = Stage(home)
    let second = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    home.present(alert { [home] _ in home.present(second, animated: true) }, animated: true)
    try stage.settle()
    stage.user.tap("Discard", in: "Unsaved changes")
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Sure?"])
    expect(stage.issues, equals: [])
    try stage.close()
  }

  @Test(.rule("Q-2"))
  func `the trace gives the reason why a tap on an alert's action is ignored`() throws {
    var chosen: [String] = []
    let stage = Stage(home), alert = alert { chosen.append($0) }
    alert.actions.last?.isEnabled = false
    home.present(alert, animated: true)
    stage.runTurn()
    stage.user.tap("Keep", in: "Unsaved changes")
    try stage.settle()
    stage.user.tap("Discard", in: "Unsaved changes")
    alert.present(ViewController("Cover"), animated: true)
    try stage.settle()
    stage.user.tap("Keep", in: "Unsaved changes")
    expect(chosen, equals: [])
    let said = stage.trace.lines.filter { $0.subject == "user" }.map(\.event)
    expect(
      said,
      equals: [
        "tap(Keep in Unsaved changes), ignored: a transition runs",
        "tap(Discard in Unsaved changes), ignored: it is disabled",
        "tap(Keep in Unsaved changes), ignored: Unsaved changes is covered",
      ])
    try stage.close()
  }

  @Test(.rule("Q-2"))
  func `a tap on an action that the alert does not have is reported, also at the end`() throws {
    let stage = Stage(home)
    home.present(alert(), animated: true)
    try stage.settle()
    stage.user.tap("Discrd", in: "Unsaved changes")
    expect(stage.issues.map(\.code), equals: [.noSuchAction])
    expect(stage.issues.first?.advice.contains("\"Discard\"") == true)
    let residue = try #require(throws: StageResidue.self) { try stage.close() }
    expect("\(residue)".contains("has no action of that title. Did you mean \"Discard\"?"))
  }

  @Test(.rule("Q-3"))
  func `a second cancel action or an unknown preferredAction raises an exception`() throws {
    let stage = Stage(home), alert = alert()
    home.present(alert, animated: false)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = AlertAction(title: "Strange", style: .default)
    expect(alert.actions.map(\.title), equals: ["Keep", "Discard"])
    expect(alert.preferredAction == nil)
    alert.preferredAction = alert.actions.last
    expect(alert.preferredAction === alert.actions.last)
    expect(stage.issues.map(\.code), equals: [.alertMisuse, .alertMisuse])
    expect(stage.issues.allSatisfy { $0.isRaised })
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("Q-3"))
  func `presenting an alert that has no title, message or actions raises an exception`() throws {
    let stage = Stage(home)
    let empty = AlertController(title: nil, message: nil, preferredStyle: .alert)
    home.present(empty, animated: false)
    expect(stage.issues.map(\.code), equals: [.alertMisuse])
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("Q-3"))
  func `an alert can have text fields, but an action sheet cannot`() throws {
    let stage = Stage(home), sheet = alert(.actionSheet)
    let login = AlertController(title: "Login", message: nil, preferredStyle: .alert)
    login.addTextField { $0.placeholder = "Name" }
    login.addTextField { $0.isSecureTextEntry = true }
    login.textFields?.first?.text = "Ada"
    expect(login.textFields?.map(\.text), equals: ["Ada", ""])
    expect(login.textFields?.map(\.isSecureTextEntry), equals: [false, true])
    home.present(sheet, animated: false)
    sheet.addTextField()
    expect(sheet.textFields == nil)
    expect(stage.issues.first?.code, equals: .alertMisuse)
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("Q-4"), arguments: [true, false])
  func `a tap outside an action sheet in a narrow window chooses the cancel action`(
    cancels: Bool
  ) throws {
    var chosen: [String] = []
    let stage = Stage(home)
    home.present(alert(.actionSheet, cancels: cancels) { chosen.append($0) }, animated: true)
    try stage.settle()
    stage.user.tapOutside("Unsaved changes")
    try stage.settle()
    expect(chosen, equals: cancels ? ["Keep"] : [])
    expect(stage.visible == (cancels ? ["Home"] : ["Home", "Unsaved changes"]))
    try stage.close()
  }

  @Test(.rule("Q-4")) func `neither a drag nor a tap outside dismisses an alert`() throws {
    let stage = Stage(home)
    home.present(alert(), animated: true)
    try stage.settle()
    stage.user.tapOutside("Unsaved changes")
    stage.user.drag("Unsaved changes").release(velocity: 1_000)
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Unsaved changes"])
    try stage.close()
  }

  @Test(.rule("Q-4a"), arguments: [AlertController.Style.alert, .actionSheet], [true, false])
  func `the Escape key chooses the cancel action`(style: AlertController.Style, cancels: Bool)
    throws
  {
    var chosen: [String] = []
    let stage = Stage(home)
    home.present(alert(style, cancels: cancels) { chosen.append($0) }, animated: true)
    stage.user.escape()
    try stage.settle()
    expect(chosen.isEmpty)
    stage.user.escape()
    try stage.settle()
    expect(chosen, equals: cancels ? ["Keep"] : [])
    expect(stage.visible == (cancels ? ["Home"] : ["Home", "Unsaved changes"]))
    try stage.close()
  }

  @Test(.rule("Q-4a")) func `the Escape key does not choose a cancel action that is not enabled`()
    throws
  {
    let stage = Stage(home), alert = alert()
    alert.actions.forEach { $0.isEnabled = false }
    home.present(alert, animated: false)
    try stage.settle()
    stage.user.escape()
    try stage.settle()
    expect(home.presentedViewController === alert)
    alert.actions.forEach { $0.isEnabled = true }
    stage.user.escape()
    try stage.settle()
    expect(home.presentedViewController == nil)
    try stage.close()
  }

  @Test(.rule("Q-5"), arguments: [true, false])
  func `an action sheet is presented as a popover in a wide window`(hasSource: Bool) throws {
    var chosen: [String] = []
    let stage = Stage(home, size: CGSize(width: 1_024, height: 768))
    let sheet = alert(.actionSheet, cancels: false) { chosen.append($0) }
    if hasSource { sheet.popoverPresentationController?.sourceView = home.view }
    home.present(sheet, animated: true)
    try stage.settle()
    expect(stage.issues.map(\.code), equals: hasSource ? [] : [.popoverWithoutSource])
    if hasSource {
      stage.user.tapOutside("Unsaved changes")
      try stage.settle()
      expect(stage.visible, equals: ["Home"])
      expect(chosen, equals: [])
    }
    try stage.close()
  }
}
