import Foundation
import Presentation
import PresentationTesting
import Testing

// The Swift examples in the docstrings of `PresentationTesting`, line by line.

struct Door: Explorable {
  enum Step: Hashable, Sendable { case open, close, lock }
  var isOpen = false, isLocked = false

  var steps: [Step] { isOpen ? [.close] : isLocked ? [] : [.open, .lock] }

  mutating func make(_ step: Step) {
    switch step {
    case .open: isOpen = true
    case .close: isOpen = false
    case .lock: isLocked = true
    }
  }

  var verdict: Verdict { isOpen && isLocked ? .fails("The door is open and locked.") : .holds }
}

@MainActor @Suite("Docstring examples of PresentationTesting") struct ExplorationDocExamples {
  final class Session { var isOpen = false }

  final class Coordinator {
    let session: Session
    init(_ session: Session) { self.session = session }
  }

  enum Link: Hashable { case photo }

  final class App { var link: Link? }

  @Test func `the documented door is never open and locked`() throws {
    let proof = try explore(Door())
    #expect(proof.isComplete)
  }

  @Test func `the documented exploration finds no failure`() throws {
    let result = try explore(depth: 6) { scenario in
      let model = ProfileModel(), profile = ViewController("Profile")
      let stage = scenario.stage(profile)
      profile.showEditor(for: model) { ViewController("Editor") }
      scenario.may("toggle the editor", times: 3) { model.isEditing.toggle() }
      scenario.userMay(.drag, .tapOutside)
      scenario.atRest("screen shows model") {
        stage.visible.contains("Editor") == model.isEditing
      }
    }
    #expect(result.outcome == .exhausted)
  }

  @Test func `the documented link leads to the photo`() throws {
    let proof = try explore { scenario in
      let app = App(), home = ViewController("Home"), stage = scenario.stage(home)
      let session = Session(), coordinator = Coordinator(session)
      scenario.state { coordinator }
      scenario.state { app }
      scenario.may("open the session") { coordinator.session.isOpen = true }
      scenario.may("open the link", when: { app.link == nil }) {
        app.link = .photo
        home.present(ViewController("Photo"), animated: true)
      }
      scenario.leads(to: "the photo is shown", when: { app.link == .photo }) {
        stage.visible.contains("Photo")
      }
    }
    #expect(proof.isComplete)
  }

  @Test func `the documented film has a page of its run`() throws {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    let film = stage.film
    home.present(menu, animated: true)
    try stage.settle()
    // The test compiles the line, and does not write the file.
    let write = { try film.write(to: URL(fileURLWithPath: "menu.html")) }
    #expect(film.html.contains("Menu"))
    extendLifetime(write)
    try stage.close()
  }

  @Test func `the documented stage shows the menu in front of the home screen`() throws {
    let home = ViewController("Home"), stage = Stage(home)
    home.present(ViewController("Menu"), animated: true)
    try stage.settle()
    #expect(stage.visible == ["Home", "Menu"])
    try stage.close()
  }

  @Test func `the documented taps and touches are recorded in the trace`() throws {
    let home = ViewController("Home"), stage = Stage(home)
    let saveButton = View("save", frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let card = View("card", frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    for view in [saveButton, card] { home.view.addSubview(view) }
    stage.user.tap(saveButton)
    let finger = stage.user.touch(card)
    finger.move(x: 0, y: 200)
    finger.lift()
    #expect(stage.trace.description.contains("touch(card) begins"))
    try stage.close()
  }
}
