import Presentation
import PresentationTesting
import TestSupport
import Testing

/// A path during the user's edge swipe (N-63 to N-66): a swipe writes the pop when the finger is
/// lifted, unless the swipe is canceled.
@Suite("A path during edge swipes", .olderSystemsToo)
@MainActor struct SwipedPathTests {
  private nonisolated static let systems: [SystemBehavior] = [.modern, .fluid]

  /// Returns a stack with the path Rome, Forum, and an edge swipe at the progress 0.6.
  private func swipe(_ system: SystemBehavior) throws -> (Shelf, Drag) {
    let shelf = try Shelf(["Rome", "Forum"], system: system)
    let swipe = shelf.stage.user.swipeBack()
    swipe.update(0.6)
    shelf.stage.runTurn()
    expect(shelf.library.path, equals: ["Rome", "Forum"])
    return (shelf, swipe)
  }

  @Test(.rule("N-63", "N-92"), arguments: systems)
  func `a finished swipe back removes the last value from the path`(
    system: SystemBehavior
  ) throws {
    let (shelf, swipe) = try swipe(system)
    swipe.release(velocity: 300)
    expect(shelf.library.path, equals: ["Rome"])
    try shelf.settle()
    expect(shelf.library.path == ["Rome"] && shelf.seen == ["Rome"])
    expect(shelf.made, equals: ["Rome", "Forum"])
    expect(shelf.notes.suffix(1), equals: [#"= ["Rome"] (user)"#])
    try shelf.stage.finish()
  }

  @Test(.rule("N-64", "N-66"), arguments: systems, [0, 0.6, 0.999])
  func `a canceled swipe does not change the path`(
    system: SystemBehavior, fraction: Double
  ) throws {
    let (shelf, swipe) = try swipe(system), top = shelf.stack.topViewController
    swipe.update(fraction)
    swipe.release(velocity: -300)
    try shelf.settle()
    expect(shelf.library.path == ["Rome", "Forum"] && shelf.seen == ["Forum"])
    expect(shelf.names == ["Albums", "Rome", "Forum"] && shelf.stack.topViewController !== top)
    expect(shelf.made, equals: ["Rome", "Forum"], "the page is the same one")
    expect(shelf.notes, equals: [#"= ["Rome", "Forum"] (program)"#])
    shelf.library.path = []
    try shelf.settle()
    expect(shelf.seen, equals: ["Albums"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-66"), arguments: systems) func `the model can pop after a canceled swipe`(
    system: SystemBehavior
  ) throws {
    let (shelf, swipe) = try swipe(system)
    swipe.cancel()
    try shelf.settle()
    shelf.library.path.removeLast()
    try shelf.settle()
    expect(shelf.seen, equals: ["Rome"])
    shelf.stage.user.swipeBack().release(velocity: 300)
    try shelf.settle()
    expect(shelf.library.path == [] && shelf.seen == ["Albums"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-66", "N-71"))
  func `an immediately canceled swipe does not change the path`() throws {
    let shelf = try Shelf(["Rome", "Forum"])
    let swipe = shelf.stage.user.swipeBack()
    swipe.release(velocity: -300)
    try shelf.settle()
    expect(shelf.library.path == ["Rome", "Forum"] && shelf.seen == ["Forum"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-40", "N-66"), arguments: [true, false])
  func `a stack shows the path that the model writes during a swipe`(finishes: Bool) throws {
    let (shelf, swipe) = try swipe(.modern)
    shelf.library.path = ["Rome", "Oslo"]
    shelf.stage.runTurn()
    swipe.release(velocity: finishes ? 300 : -300)
    try shelf.settle()
    expect(shelf.library.path == ["Rome", "Oslo"] && shelf.seen == ["Oslo"])
    expect(!shelf.notes.contains { $0.hasSuffix("(cancelled)") })
    try shelf.stage.finish()
  }

  @Test(.rule("N-40", "N-66"), arguments: [true, false])
  func `if the model empties a path during a swipe, the path stays empty`(finishes: Bool) throws {
    let (shelf, swipe) = try swipe(.modern)
    shelf.library.path = []
    shelf.stage.runTurn()
    swipe.release(velocity: finishes ? 300 : -300)
    try shelf.settle()
    expect(shelf.library.path == [] && shelf.seen == ["Albums"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-66"), arguments: systems, [true, false])
  func `if the model shortens a path during a swipe, the path stays short`(
    system: SystemBehavior, finishes: Bool
  ) throws {
    let (shelf, swipe) = try swipe(system)
    shelf.library.path = ["Rome"]
    swipe.release(velocity: finishes ? 300 : -300)
    try shelf.settle()
    expect(shelf.library.path == ["Rome"] && shelf.seen == ["Rome"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-63"))
  func `setting the path to an equal path does not stop a swipe`() throws {
    let (shelf, swipe) = try swipe(.modern)
    shelf.library.path = ["Rome", "Forum"]
    shelf.stage.runTurn()
    swipe.release(velocity: 300)
    try shelf.settle()
    expect(shelf.library.path == ["Rome"] && shelf.seen == ["Rome"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-66"), arguments: systems, [true, false])
  func `if the model removes and restores a value during a swipe, the value stays`(
    system: SystemBehavior, finishes: Bool
  ) throws {
    let (shelf, swipe) = try swipe(system)
    shelf.library.path = []
    shelf.library.path = ["Rome", "Forum"]
    shelf.stage.runTurn()
    swipe.release(velocity: finishes ? 300 : -300)
    try shelf.settle()
    expect(shelf.library.path == ["Rome", "Forum"] && shelf.seen == ["Forum"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-84"), arguments: [true, false])
  func `with SystemBehavior.fluid, a stack shows the path that the model writes during a swipe`(
    finishes: Bool
  ) throws {
    let (shelf, swipe) = try swipe(.fluid)
    shelf.library.path = ["Rome", "Oslo"]
    shelf.stage.runTurn()
    swipe.release(velocity: finishes ? 300 : -300)
    try shelf.settle()
    expect(shelf.library.path == ["Rome", "Oslo"] && shelf.seen == ["Oslo"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-81", "N-84"), arguments: [true, false])
  func `with SystemBehavior.fluid, a swipe interrupts a push that the path has caused`(
    finishes: Bool
  ) throws {
    let shelf = try Shelf(["Rome"], system: .fluid)
    shelf.library.path.append("Forum")
    shelf.stage.advance(by: .milliseconds(150))
    let swipe = shelf.stage.user.swipeBack()
    swipe.update(0.8)
    shelf.stage.runTurn()
    expect(shelf.library.path, equals: ["Rome", "Forum"])
    swipe.release(velocity: finishes ? 300 : -300)
    try shelf.settle()
    expect(shelf.library.path == (finishes ? ["Rome"] : ["Rome", "Forum"]))
    try shelf.stage.finish()
  }

  @Test(.rule("N-84"), arguments: 0..<5)
  func
    `with SystemBehavior.fluid, path changes during transitions end with the last path on screen`(
      step: Int
    ) throws
  {
    let shelf = try Shelf(["Rome"], system: .fluid)
    for path in [["Rome", "Forum"], ["Rome"], [], ["Oslo"], ["Rome"]] {
      shelf.library.path = path
      shelf.stage.advance(by: .milliseconds(step * 60))
    }
    try shelf.settle()
    expect(shelf.library.path == ["Rome"] && shelf.seen == ["Rome"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-37", "N-92")) func `a tap on the back button changes the path once`() throws {
    let shelf = try Shelf(["Rome", "Forum"])
    shelf.stage.startOver()
    shelf.stage.user.tapBack()
    try shelf.settle()
    expect(shelf.library.path == ["Rome"] && shelf.seen == ["Rome"])
    expect(shelf.notes.count, equals: 1)
    try shelf.stage.finish()
  }

  @Test(.rule("N-37", "N-63"), arguments: ["tap", "swipe"])
  func `a stack shows a path that the model restores right after the user's pop`(
    act: String
  ) throws {
    let shelf = try Shelf(["Rome", "Forum"])
    if act == "tap" {
      shelf.stage.user.tapBack()
    } else {
      shelf.stage.user.swipeBack().release(velocity: 300)
    }
    expect(shelf.library.path, equals: ["Rome"])
    shelf.library.path = ["Rome", "Forum"]
    try shelf.settle()
    expect(shelf.library.path == ["Rome", "Forum"] && shelf.seen == ["Forum"])
    try shelf.stage.finish()
  }

  @Test(.rule("N-64", "N-66"))
  func `a stack shows a path that is set in viewDidAppear after a canceled swipe`() throws {
    let library = Library(), forum = ReturningController("Forum")
    let stack = NavigationController(rootViewController: ViewController("Albums"))
    let stage = Stage(stack)
    stack.push(path: \.path, of: library) { $0 == "Forum" ? forum : ViewController($0) }
    library.path = ["Rome", "Forum"]
    try stage.settle()
    let swipe = stage.user.swipeBack()
    swipe.update(0.6)
    stage.runTurn()
    forum.onAppearance = {
      forum.onAppearance = nil
      expect(library.path, equals: ["Rome", "Forum"])
      library.path = ["Rome"]
    }
    swipe.release(velocity: -300)
    try stage.settle()
    expect(stack.viewControllers.map(\.name), equals: ["Albums", "Rome"])
    expect(library.path, equals: ["Rome"])
    try stage.finish()
  }
}

/// A controller that calls a closure in `viewDidAppear`.
private final class ReturningController: ViewController {
  var onAppearance: (() -> Void)?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppearance?()
  }
}
