import Observation
import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

@MainActor @Observable private final class AlbumShelf {
  var albums: [Album] = []
}

/// An object with an identity; each album is a value of its own.
@MainActor @Observable private final class Album: Identifiable, Hashable {
  nonisolated let id = 1
  var isEditing = false

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }

  nonisolated static func == (a: Album, b: Album) -> Bool { a === b }
}

/// The elements of a path have identities: an edited item keeps its controller.
@Suite("A stack that follows items", .olderSystemsToo)
@MainActor struct ItemPathTests {
  private let model = ProfileModel()
  private let stack = NavigationController(rootViewController: ViewController("Profile"))
  private let made = Notes<String>()
  private let updated = Notes<String>()

  private func note(_ content: ViewController, _ draft: Draft) {
    updated.add("\(content.name): \(draft.text)")
  }

  private func make(_ draft: Draft) -> ViewController {
    made.add(draft.text)
    return ViewController("Draft \(draft.id)")
  }

  private func path() throws -> Stage {
    let stage = Stage(stack)
    stack.push(path: \.drafts, of: model, update: note, content: make)
    model.drafts = [Draft(id: 1, text: "a"), Draft(id: 2, text: "b")]
    try stage.settle()
    stage.startOver()
    return stage
  }

  private var names: [String] { stack.viewControllers.map(\.name) }

  @Test(.rule("N-28")) func `an edited item of a path keeps its controller`() throws {
    let stage = try path(), controllers = stack.viewControllers
    for place in [0, 1] { model.drafts[place].text += "!" }
    try stage.settle()
    expect(updated.all, equals: ["Draft 1: a!", "Draft 2: b!"])
    expect(stack.viewControllers == controllers)
    expect(made.all, equals: ["a", "b"])
    expect(!stage.trace.lines.contains { $0.event.hasPrefix("view") })
    try stage.finish()
  }

  @Test(.rule("N-13", "N-28"))
  func `an item that is edited during a swipe back stays edited`() throws {
    let stage = try path()
    let swipe = stage.user.swipeBack()
    swipe.update(0.6)
    stage.runTurn()
    model.drafts[0].text = "edited"
    stage.runTurn()
    swipe.release(velocity: 300)
    model.drafts[0].text += "!"
    try stage.settle()
    expect(model.drafts, equals: [Draft(id: 1, text: "edited!")])
    expect(names, equals: ["Profile", "Draft 1"])
    try stage.finish()
  }

  @Test(.rule("N-28")) func `an item with another identity replaces the controller`() throws {
    let stage = try path()
    model.drafts[1] = Draft(id: 3, text: "c")
    try stage.settle()
    expect(names, equals: ["Profile", "Draft 1", "Draft 3"])
    expect(made.all == ["a", "b", "c"] && updated.all == [])
    try stage.finish()
  }

  @Test func `without an update closure, an edited item is another element of the path`() throws {
    let stage = Stage(stack)
    stack.push(path: \.drafts, of: model, content: make)
    model.drafts = [Draft(id: 1, text: "a")]
    try stage.settle()
    model.drafts[0].text = "b"
    try stage.settle()
    expect(made.all, equals: ["a", "b"])
    try stage.finish()
  }

  @Test func `if another object replaces an item, the bindings of its screen follow the new one`()
    throws
  {
    let shelf = AlbumShelf(), stage = Stage(stack)
    stack.push(path: \.albums, of: shelf, update: { _, _ in }) { album in
      let screen = ViewController("Album")
      screen.present(while: \.isEditing, of: album) { ViewController("Editor") }
      return screen
    }
    shelf.albums = [Album()]
    try stage.settle()
    shelf.albums = [Album()]
    try stage.settle()
    shelf.albums[0].isEditing = true
    try stage.settle()
    expect(stage.visible.suffix(2), equals: ["Album", "Editor"])
    try stage.finish()
  }

  @Test func `the title of a screen follows its item`() throws {
    let stage = Stage(stack)
    stack.push(path: \.drafts, of: model) { content, draft in
      content.title = draft.text
    } content: {
      ViewController("Draft \($0.id)")
    }
    model.drafts = [Draft(id: 1, text: "a")]
    try stage.settle()
    model.drafts[0].text = "b"
    try stage.settle()
    expect(stack.topViewController?.title, equals: "b")
    try stage.finish()
  }

  // MARK: One optional item

  @Test(.rule("N-10", "N-13"))
  func `an optional item pushes its controller, and nil pops it`() throws {
    let stage = Stage(stack)
    stack.push(item: \.draft, of: model) { ViewController("Draft \($0.id)") }
    model.draft = Draft(id: 1, text: "a")
    try stage.settle()
    expect(names, equals: ["Profile", "Draft 1"])
    model.draft = nil
    try stage.settle()
    expect(names, equals: ["Profile"])
    try stage.finish()
  }

  @Test(.rule("N-63", "N-66"), arguments: [true, false])
  func `a swipe back resets the optional item unless the swipe is canceled`(
    finishes: Bool
  ) throws {
    let stage = Stage(stack), model = model
    stack.push(
      item: { model.draft }, set: { model.draft = $0 }, update: note, content: make)
    model.draft = Draft(id: 1, text: "a")
    try stage.settle()
    let swipe = stage.user.swipeBack()
    swipe.update(0.6)
    stage.runTurn()
    model.draft?.text = "b"
    stage.runTurn()
    swipe.release(velocity: finishes ? 300 : -300)
    try stage.settle()
    expect(model.draft, equals: finishes ? nil : Draft(id: 1, text: "b"))
    expect(names, equals: finishes ? ["Profile"] : ["Profile", "Draft 1"])
    expect(updated.all, equals: ["Draft 1: b"])
    try stage.finish()
  }
}
