import Observation
import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

private struct Photo: Identifiable, Equatable {
  let id: Int
}

/// A model in which one of several screens is presented.
@MainActor @Observable private final class Album {
  enum Destination: Equatable {
    case photo(Photo)
    case help
    case question(Question<Bool>)
    case details(String)
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
  var question: Question<Bool>? {
    get { if case .question(let question) = destination { question } else { nil } }
    set { destination = newValue.map { .question($0) } }
  }
  var details: [String] {
    get { if case .details(let name) = destination { [name] } else { [] } }
    set { destination = newValue.last.map { .details($0) } }
  }
}

extension ViewController {
  fileprivate func follow(_ album: Album, _ writeBack: WriteBack = .willDismiss) {
    present(item: \.photo, of: album, named: "photo", writeBack: writeBack) { _ in
      ViewController("Photo")
    }
    present(while: \.isShowingHelp, of: album, named: "help", writeBack: writeBack) {
      ViewController("Help")
    }
    present(alert: \.question, of: album) { _ in }
  }
}

@Suite("One of several screens", .olderSystemsToo)
@MainActor struct DestinationTests {
  nonisolated private static let question = Question("Delete?", choices: [.init("Delete", true)])

  @Test(
    .rule("P-64"), arguments: WriteBack.allCases,
    [(Album.Destination.help, "Help"), (.question(question), "Delete?")])
  private func `another case that is set during a drag is shown, even if the drag is canceled`(
    writeBack: WriteBack, other: (destination: Album.Destination, screen: String)
  ) throws {
    for velocity in [400.0, -400] {
      let album = Album(), home = ViewController("Home"), stage = Stage(home)
      home.follow(album, writeBack)
      album.destination = .photo(Photo(id: 1))
      try stage.settle()
      let drag = stage.dragFront()
      album.destination = other.destination
      stage.runTurn()
      drag.release(velocity: velocity)
      try stage.settle()
      expect(album.destination, equals: other.destination)
      expect(stage.visible, equals: ["Home", other.screen])
      try stage.finish()
    }
  }

  @Test
  func `a case that is set without animation during a canceled drag is shown without animation`()
    throws
  {
    let album = Album(), home = ViewController("Home"), stage = Stage(home)
    home.follow(album)
    album.destination = .photo(Photo(id: 1))
    try stage.settle()
    let drag = stage.dragFront()
    withNavigation(animated: false) { album.destination = .help }
    stage.runTurn()
    stage.startOver()
    drag.release(velocity: -400)
    try stage.settle()
    let calls = stage.trace.lines.filter { $0.subject == "Home" }.map(\.event)
    expect(calls, equals: ["dismiss()", "present(Help)"])
    try stage.finish()
  }

  @Test(arguments: WriteBack.allCases)
  func `a pushed case that is set during a canceled drag is pushed`(writeBack: WriteBack) throws {
    let album = Album(), home = ViewController("Home")
    let stack = NavigationController(rootViewController: home), stage = Stage(stack)
    stack.follow(album, writeBack)
    stack.push(path: \.details, of: album) { ViewController($0) }
    album.destination = .photo(Photo(id: 1))
    try stage.settle()
    let drag = stage.dragFront()
    album.destination = .details("Rome")
    stage.runTurn()
    drag.release(velocity: -400)
    try stage.settle()
    expect(album.destination, equals: .details("Rome"))
    expect(stage.visible.last, equals: "Rome")
    try stage.finish()
  }

  @Test func `a canceled drag restores its case if no other case was set`() throws {
    let album = Album(), home = ViewController("Home"), stage = Stage(home)
    home.follow(album)
    album.destination = .photo(Photo(id: 1))
    try stage.settle()
    let drag = stage.dragFront()
    expect(album.destination == nil)
    drag.release(velocity: -400)
    try stage.settle()
    expect(album.destination, equals: .photo(Photo(id: 1)))
    try stage.finish()
  }

  @Test func `no order of events loses the case that is set last`() throws {
    let proof = try explore { scenario in
      let album = Album(), home = ViewController("Home"), stage = scenario.stage(home)
      let isLast = Notes<Bool>()
      home.follow(album)
      scenario.may("photo", times: 2, when: { isLast.all.isEmpty }) {
        album.destination = .photo(Photo(id: 1))
      }
      scenario.may("help", times: 1) {
        album.destination = .help
        isLast.add(true)
      }
      scenario.userMay(.drag, on: ["Photo"])
      scenario.atRest("help stays") {
        isLast.all.isEmpty ? .undecided : .expect(stage.visible, ["Home", "Help"])
      }
    }
    expect(proof.isComplete)
  }
}
