import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Presenters that are detached from their model, or bound to another model.
@Suite("Detaching and replacing bindings", .olderSystemsToo)
@MainActor struct DetachTests {
  /// A draft that is an object, so that another object can have the same identity.
  @MainActor @Observable final class Draft: @MainActor Identifiable, @MainActor Equatable {
    let id: Int
    var isPicking = false
    var path: [String] = []

    init(_ id: Int) {
      self.id = id
    }

    static func == (a: Draft, b: Draft) -> Bool { a === b }
  }

  @MainActor @Observable final class Desk {
    var draft: Draft?
  }

  private let home = ViewController("Home")
  private let desk = Desk()

  @Test(.rule("P-47"))
  func `a detached binding leaves its content on screen and does not write to the model`() throws {
    let model = ProfileModel(), stage = Stage(home)
    let presenter = try detached(from: model, on: stage)
    expect(stage.visible, equals: ["Home", "Editor"])
    expect(presenter.shown == nil && presenter.isUpToDate)
    model.isEditing = true
    expect(presenter.isUpToDate)
    try stage.dragFrontAway()
    expect(model.isEditing)
    expect(stage.visible, equals: ["Home"])
    try stage.finish()
  }

  @Test(.rule("P-47"))
  func `close reports nothing about the content of a detached binding that the app keeps`() throws {
    let model = ProfileModel(), stage = Stage(home)
    let presenter = try detached(from: model, on: stage)
    try stage.close()
    expect(!presenter.isWanted)
  }

  /// Returns a detached presenter whose editor is on screen, although the model wants no editor.
  private func detached(
    from model: ProfileModel, on stage: Stage
  ) throws -> any AttachedPresenter {
    let presenter = home.present(while: \.isEditing, of: model) { ViewController("Editor") }
    model.isEditing = true
    try stage.settle()
    presenter.detach()
    model.isEditing = false
    try stage.settle()
    return presenter
  }

  @Test(.rule("P-47")) func `a screen does not keep the presenter of a detached binding alive`()
    throws
  {
    let model = ProfileModel(), library = Library(), tabs = TabBarController("Tabs")
    let stack = NavigationController(rootViewController: home)
    tabs.viewControllers = [stack]
    let stage = Stage(tabs), selection = SelectionTests.Model()
    func references() -> [WeakReference<AnyObject>] {
      let presenters: [any AttachedPresenter] = [
        home.present(while: \.isEditing, of: model) { ViewController("Editor") },
        stack.push(path: \.path, of: library) { ViewController($0) },
        tabs.select(\.tab, of: selection),
        stage.window.front().present(while: \.isSharing, of: model) { ViewController("Share") },
      ]
      for presenter in presenters { presenter.detach() }
      return presenters.map { WeakReference($0) }
    }
    let all = references()
    try stage.settle()
    expect(all.map { $0.object == nil }, equals: [true, true, true, true])
    try stage.finish()
  }

  @Test
  func `after detach, a binding's isBlocked and isUpToDate are true, and shown is nil`() throws {
    let model = ProfileModel(), library = Library(), selection = SelectionTests.Model()
    let stack = NavigationController(rootViewController: home), tabs = TabBarController("Tabs")
    tabs.viewControllers = [stack]
    let stage = Stage(tabs)
    let presenters: [any AttachedPresenter] = [
      home.present(while: \.isEditing, of: model) { ViewController("Editor") },
      stack.push(path: \.path, of: library) { ViewController($0) },
      tabs.select(\.tab, of: selection),
    ]
    library.path = ["Rome"]
    try stage.settle()
    for presenter in presenters {
      presenter.detach()
      expect(presenter.isBlocked && presenter.isUpToDate, "\(presenter.name)")
      expect(presenter.shown == nil, "\(presenter.name)")
    }
    try stage.finish()
  }

  @Test(.rule("P-105"), arguments: [true, false])
  func `if a bound model object is replaced, bindings to its properties use the new object`(
    isBoundInside: Bool
  ) throws {
    let stage = Stage(home)
    home.present(item: \.draft, of: desk) { draft in
      let editor = ViewController("Editor")
      let stack = NavigationController(rootViewController: editor)
      stack.push(path: \.path, of: draft) { ViewController($0) }
      (isBoundInside ? editor : stack).present(while: \.isPicking, of: draft) {
        ViewController("Picker")
      }
      return stack
    }
    let old = Draft(1), new = Draft(1)
    desk.draft = old
    try stage.settle()
    desk.draft = new
    try stage.settle()
    (old.isPicking, old.path) = (true, ["Colors"])
    if !isBoundInside { new.path = ["Fonts"] }
    try stage.settle()
    expect(stage.layers.last, equals: isBoundInside ? "Editor" : "Fonts")
    new.isPicking = true
    try stage.settle()
    expect(stage.layers.last, equals: "Picker")
    try stage.dragFrontAway()
    expect(!new.isPicking)
    try stage.finish()
  }

  @Test(.rule("P-64"), arguments: WriteBack.allCases)
  func `with WriteBack.didDismiss, an item set to nil during a canceled drag stays nil`(
    writeBack: WriteBack
  ) throws {
    let model = ProfileModel(), stage = Stage(home)
    home.present(item: \.draft, of: model, writeBack: writeBack) { _ in ViewController("Editor") }
    model.draft = .init(id: 1)
    try stage.settle()
    let drag = stage.dragFront()
    // The save has ended, and the model closes the editor.
    model.draft = nil
    drag.cancel()
    try stage.settle()
    expect(stage.visible == (writeBack == .didDismiss ? ["Home"] : ["Home", "Editor"]))
    try stage.finish()
  }
}
