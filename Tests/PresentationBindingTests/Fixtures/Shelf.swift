import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@MainActor @Observable final class Library {
  var path: [String] = []
}

/// A stage with a stack of albums that is bound to the path of a library.
@MainActor final class Shelf {
  let library = Library()
  let albums = ViewController("Albums")
  let stack: NavigationController
  let stage: Stage
  /// The values whose controllers were made, in order.
  private(set) var made: [String] = []
  private(set) weak var presenter: PathPresenter<NavigationController, String>?
  let swipe = Swipe()

  init(
    _ path: [String] = [], animated: Bool = true, system: SystemBehavior = .modern
  ) throws {
    stack = NavigationController(rootViewController: albums)
    stage = Stage(stack, system: system)
    presenter = stack.push(path: \.path, of: library, animated: animated) { [unowned self] in
      made.append($0)
      return ViewController($0)
    }
    library.path = path
    try stage.settle()
  }

  /// The names of the stack's controllers, without the numbers that distinguish equal names.
  var names: [String] { stack.viewControllers.map { String($0.name.prefix { $0 != " " }) } }

  /// The visible controllers without the stack.
  var seen: [String] { stage.layers.filter { $0 != "NavigationController" } }

  /// The trace lines of the path.
  var notes: [String] {
    stage.trace.lines.filter { $0.subject == "path" }.map(\.event)
  }

  /// Returns the appearance callbacks in the trace.
  func story() -> [String] {
    stage.trace.lines.filter { $0.event.hasPrefix("view") && $0.event != "viewDidLoad" }
      .map { "\($0.subject) \($0.event)" }
  }

  /// Begins an interactive pop, runs the turn in which the pop begins, and moves to 0.6.
  func beginSwipe() {
    stack.delegate = swipe
    stack.popViewController(animated: true)
    stage.runTurn()
    swipe.hand.update(0.6)
  }

  /// Sets a path, whose transition a gesture controls, runs its first turn, and clears the trace.
  func beginChange(to path: [String]) {
    stack.delegate = swipe
    library.path = path
    stage.runTurn()
    stage.startOver()
  }

  func endSwipe(finishes: Bool) throws {
    finishes ? swipe.hand.finish() : swipe.hand.cancel()
    stack.delegate = nil
    try stage.settle()
  }

  /// Settles the stage, and expects that stack and path agree.
  func settle(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try stage.settle()
    expect(names, equals: ["Albums"] + library.path, comment, sourceLocation: sourceLocation)
  }
}
