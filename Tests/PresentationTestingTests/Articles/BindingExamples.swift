import Observation
import Presentation
import PresentationTesting
import Testing

enum EditAnswer: Hashable, Sendable {
  case keep
  case discard
}

enum HomeTab: CaseIterable {
  case albums
  case search
}

@MainActor @Observable final class HomeModel {
  var tab = HomeTab.albums
  var path: [String] = []
  var isExpired = false
  var isEditing = false
  var question: Question<EditAnswer>?
}

extension AlertPresenter {
  func askBeforeClosing(_ model: HomeModel) {
    present(alert: \.question, of: model) { answer in
      if answer == .discard { model.isEditing = false }
    }
  }
}

/// A minimal presenter, which keeps a controller's title equal to a value.
@MainActor final class TitlePresenter: AttachedPresenter {
  let name = "title"
  private weak var screen: (any Presenter)?
  private let show: (String) -> Void
  private let read: () -> String

  init(on screen: any Presenter, read: @escaping () -> String, show: @escaping (String) -> Void) {
    (self.screen, self.read, self.show) = (screen, read, show)
  }

  /// This presenter presents no controller.
  var shown: AnyObject? { nil }
  var isWanted: Bool { false }
  var isBlocked: Bool { screen?.presenterIsOnScreen != true }

  func update() {
    let value = withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.setNeedsUpdate() }
    }
    show(value)
  }

  func setNeedsUpdate() {
    _ = screen?.presenterSchedule(self)
  }

  func detach() {
    screen?.presenterDetach(self)
    screen = nil
  }
}

@Suite("Examples of bindings")
@MainActor struct BindingExamples {
  private let model = HomeModel()

  @Test
  func `the answer to a bound question is written to the model`() throws {
    let model = model, editor = ViewController("Editor"), stage = Stage(editor)
    model.isEditing = true
    editor.askBeforeClosing(model)
    model.question = Question(
      "Unsaved changes",
      choices: [
        .init("Keep", .keep, role: .cancel), .init("Discard", .discard, role: .destructive),
      ])
    try stage.settle()
    stage.user.tap("Discard", in: "Unsaved changes")
    try stage.settle()
    #expect(model.question == nil)
    #expect(!model.isEditing)
    try stage.close()
  }

  @Test func `one model can control the selected tab, a navigation path and a login`() throws {
    let model = model, tabs = TabBarController("Tabs")
    let stack = NavigationController(rootViewController: ViewController("Albums"))
    tabs.viewControllers = [stack, ViewController("Search")]
    tabs.select(\.tab, of: model)
    stack.push(path: \.path, of: model) { ViewController($0) }
    let stage = Stage(tabs)
    stage.window.front(priority: 1).present(while: \.isExpired, of: model) {
      ViewController("Login")
    }
    withNavigation(animated: false) {
      model.path = ["Rome", "Forum"]
    }
    model.isExpired = true
    try stage.settle()
    #expect(stage.visible.last == "Login")
    try stage.close()
  }

  @Test func `when the model changes, an attached custom presenter updates the screen`() throws {
    let model = model, home = ViewController("Home"), stage = Stage(home)
    let presenter = TitlePresenter(
      on: home, read: { model.path.last ?? "Home" }, show: { home.title = $0 })
    home.presenterAttach(presenter)
    presenter.setNeedsUpdate()
    try stage.settle()
    #expect(home.title == "Home")
    model.path = ["Rome"]
    try stage.settle()
    #expect(home.title == "Rome")
    try stage.close()
  }
}

@MainActor @Observable final class AlbumModel {
  enum Destination: Equatable {
    case photo(Photo)
    case help
  }

  var destination: Destination?

  var photo: Photo? {
    get { if case .photo(let photo) = destination { photo } else { nil } }
    set { destination = newValue.map { .photo($0) } }
  }
  var isShowingHelp: Bool {
    get { destination == .help }
    set { destination = newValue ? .help : nil }
  }
}

extension Presenter {
  func showDestinations(of album: AlbumModel, make: @escaping (String) -> PresenterContent) {
    present(item: \.photo, of: album) { make($0.title) }
    present(while: \.isShowingHelp, of: album) { make("Help") }
  }
}

@MainActor @Test func `help replaces the presented photo`() throws {
  let album = AlbumModel(), home = ViewController("Home"), stage = Stage(home)
  home.showDestinations(of: album) { ViewController($0) }
  album.destination = .photo(Photo(id: 1, title: "Rome"))
  try stage.settle()
  album.destination = .help
  try stage.settle()
  #expect(stage.visible == ["Home", "Help"])
  stage.user.drag("Help").release(velocity: 500)
  try stage.settle()
  #expect(album.destination == nil)
  try stage.close()
}

@MainActor @Observable final class NoteModel: Identifiable, Equatable {
  var text = ""
  @ObservationIgnored var close: () -> Void = {}

  nonisolated static func == (left: NoteModel, right: NoteModel) -> Bool { left === right }
}

@MainActor @Observable final class Notebook {
  var note: NoteModel?

  func write() {
    let note = NoteModel()
    note.close = { [weak self, weak note] in
      if self?.note === note { self?.note = nil }
    }
    self.note = note
  }
}

extension Presenter {
  func showNote(of notebook: Notebook, make: @escaping (NoteModel) -> PresenterContent) {
    present(item: \.note, of: notebook) { make($0) }
  }
}

@MainActor @Test func `a presented screen's model closes the screen`() throws {
  let notebook = Notebook(), home = ViewController("Home"), stage = Stage(home)
  home.showNote(of: notebook) { _ in ViewController("Note") }
  notebook.write()
  try stage.settle()
  #expect(stage.visible == ["Home", "Note"])
  notebook.note?.close()
  try stage.settle()
  #expect(stage.visible == ["Home"])
  try stage.close()
}
