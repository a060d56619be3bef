import Presentation
import PresentationBinding
import PresentationTesting
import Testing

/// Flows of the app, most with their requests to the screens.
@Suite("Flows of the app")
@MainActor struct FlowTests {
  private func launched(_ change: (AppModel) -> Void = { _ in }) throws -> RunningApp<AppModel> {
    let model = AppModel()
    model.notes = ["Rome": "Forum"]
    change(model)
    let app = RunningApp(model)
    try app.stage.settle()
    return app
  }

  private func finish(_ app: RunningApp<AppModel>) throws {
    try app.stage.settle()
    #expect(app.difference == nil)
    #expect(app.stage.issues == [])
    try app.stage.close()
  }

  @Test func `the first launch shows the introduction, and asks for a login`() throws {
    let model = AppModel()
    model.launchForTheFirstTime()
    let app = RunningApp(model)
    try app.stage.settle()
    #expect(app.visible == ["Library", "Onboarding", "Login"])
    model.logIn()
    try app.stage.settle()
    model.isOnboarding = false
    try app.stage.settle()
    #expect(app.visible == ["Library"])
    #expect(
      app.story == [
        "Tabs: present(Onboarding, animated)",
        "Onboarding: present(Login, animated)",
        "Onboarding: dismiss(animated)",
        "Tabs: dismiss(animated)",
      ])
    try finish(app)
  }

  @Test func `an expired session presents the login over the visible screen`() throws {
    let app = try launched()
    app.model.edit("Rome")
    app.stage.advance(by: .milliseconds(100))
    app.model.expire()
    try app.stage.settle()
    #expect(app.visible == ["Library", "Editor of Rome", "Login"])
    app.model.logIn()
    try app.stage.settle()
    #expect(app.visible == ["Library", "Editor of Rome"])
    #expect(
      app.story == [
        "Tabs: present(Editor of Rome, animated)",
        "Editor of Rome: present(Login, animated)",
        "Editor of Rome: dismiss(animated)",
      ])
    try finish(app)
  }

  @Test func `a logout removes all screens of the user`() throws {
    let app = try launched()
    app.model.open(.note(folder: "Travel", name: "Rome"))
    app.model.edit("Rome")
    try app.stage.settle()
    app.model.logOut()
    try app.stage.settle()
    #expect(app.visible == ["Library", "Login"])
    #expect(app.model.tabs == [.library, .settings])
    #expect(
      app.story == [
        "Library stack: setViewControllers([Library, Travel, Rome], animated)",
        "Tabs: present(Editor of Rome, animated)",
        "Library stack: setViewControllers([Library], animated)",
        "Tabs: setViewControllers([Library stack, Settings stack], animated)",
        "Tabs: dismiss(animated)",
        "Tabs: present(Login, animated)",
      ])
    try finish(app)
  }

  @Test func `a restored app shows its last screens without animation`() throws {
    let saved = SavedState(
      tab: .library, path: ["Travel", "Rome"], draft: Draft(id: "Rome", text: "Fora"))
    let app = try launched { $0.restore(saved) }
    #expect(app.visible == ["Rome", "Editor of Rome"])
    #expect(app.model.saved == saved)
    #expect(app.story == [])
    try finish(app)
  }

  @Test func `a deep link that launches the app is shown without intermediate screens`() throws {
    let app = try launched { $0.open(.settings) }
    #expect(app.visible == ["Settings"])
    #expect(
      app.story == [])
    try finish(app)
  }

  @Test func `a deep link dismisses the editor, even during the editor's presentation`() throws {
    let app = try launched()
    app.model.edit("Rome")
    app.stage.advance(by: .milliseconds(100))
    app.model.open(.note(folder: "Travel", name: "Rome"))
    try app.stage.settle()
    #expect(app.visible == ["Rome"])
    #expect(
      app.story == [
        "Tabs: present(Editor of Rome, animated)",
        "Library stack: setViewControllers([Library, Travel, Rome], animated)",
        "Tabs: dismiss(animated)",
      ])
    try finish(app)
  }

  @Test func `an editor with unsaved changes asks before closing`() throws {
    let app = try launched()
    app.model.edit("Rome")
    app.model.type("Forum and Arch")
    try app.stage.settle()
    for (button, isOpen) in [("Keep editing", true), ("Discard", false)] {
      app.model.closeEditor()
      try app.stage.settle()
      #expect(app.visible.last == "Unsaved changes")
      app.stage.user.tap(button, in: "Unsaved changes")
      try app.stage.settle()
      #expect((app.model.draft != nil) == isOpen)
      #expect(app.model.question == nil)
    }
    #expect(app.model.notes["Rome"] == "Forum")
    #expect(
      app.story == [
        "Tabs: present(Editor of Rome, animated)",
        "Editor of Rome: present(Unsaved changes, animated)",
        "user: tap(Keep editing in Unsaved changes)",
        "Unsaved changes: dismiss(animated)",
        "question: = nil (user)",
        "Editor of Rome: present(Unsaved changes, animated)",
        "user: tap(Discard in Unsaved changes)",
        "Unsaved changes: dismiss(animated)",
        "question: = nil (user)",
        "Tabs: dismiss(animated)",
      ])
    try finish(app)
  }

  @Test func `after the user drags a share sheet away, the next share sheet is presented`() throws {
    let app = try launched()
    app.model.share("Rome")
    try app.stage.settle()
    let drag = app.stage.user.drag("Share Rome")
    drag.update(0.4)
    app.stage.runTurn()
    #expect(app.model.shared?.id == "Rome")
    app.model.share("Arch")
    drag.release(velocity: 1_000)
    try app.stage.settle()
    #expect(app.visible.last == "Share Arch")
    #expect(
      app.story == [
        "Tabs: present(Share Rome, animated)",
        "user: drag(Share Rome) begins",
        "user: drag(Share Rome) releases at 0.400, 1000 pt/s -> finish",
        "Tabs: present(Share Arch, animated)",
      ])
    try finish(app)
  }

  @Test
  func `a logout closes a share sheet even if the user has just canceled a drag of the sheet`()
    throws
  {
    let app = try launched()
    app.model.share("Rome")
    try app.stage.settle()
    let drag = app.stage.user.drag("Share Rome")
    drag.update(0.4)
    drag.cancel()
    app.stage.runTurn()
    app.model.logOut()
    try app.stage.settle()
    #expect(app.visible == ["Library", "Login"])
    try finish(app)
  }

  @Test func `a tap on a tab selects the tab even during a push`() throws {
    let app = try launched()
    app.model.path = ["Travel"]
    app.stage.advance(by: .milliseconds(100))
    app.stage.user.tapTab(at: 2)
    try app.stage.settle()
    #expect(app.model.tab == .settings)
    app.model.tab = .library
    try app.stage.settle()
    #expect(app.visible == ["Travel"])
    #expect(
      app.story == [
        "Library stack: setViewControllers([Library, Travel], animated)",
        "user: tapTab(at: 2)",
        "tab: = settings (user)",
      ])
    try finish(app)
  }

  @Test
  func `if the navigation path changes during a swipe back, the new path is shown afterwards`()
    throws
  {
    let app = try launched()
    app.model.path = ["Travel", "Rome"]
    try app.stage.settle()
    let swipe = app.stage.user.swipeBack()
    swipe.update(0.5)
    app.stage.runTurn()
    app.model.path = ["Work"]
    swipe.cancel()
    try app.stage.settle()
    #expect(app.visible == ["Work"])
    #expect(
      app.story == [
        "Library stack: setViewControllers([Library, Travel, Rome], animated)",
        "user: swipeBack(Library stack) begins",
        "user: swipeBack(Library stack) is cancelled at 0.500",
        "Library stack: setViewControllers([Library, Work], animated)",
      ])
    try finish(app)
  }

  @Test
  func `a logout empties the stack even during a swipe back`() throws {
    let app = try launched()
    app.model.path = ["Travel"]
    try app.stage.settle()
    app.stage.user.swipeBack().update(0.5)
    app.stage.runTurn()
    app.stage.user.tapTab(at: 1)
    app.model.logOut()
    try app.stage.settle()
    #expect(app.visible == ["Library", "Login"])
    #expect(app.stack == [])
    try finish(app)
  }
}
