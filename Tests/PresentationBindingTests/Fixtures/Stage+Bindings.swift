import Presentation
import PresentationTesting
import TestSupport
import Testing

extension Stage {
  /// The visible names without the numbers that distinguish equal names.
  var layers: [String] { visible.map { String($0.prefix { $0 != " " }) } }

  /// Begins a drag of the front-most controller to the fraction, and runs a turn.
  func dragFront(to fraction: Double = 0.3) -> Drag {
    let drag = user.drag(visible.last ?? "nothing")
    drag.update(fraction)
    runTurn()
    return drag
  }

  /// Drags the front-most controller away, and settles.
  func dragFrontAway() throws {
    dragFront(to: 0.9).release(velocity: 500)
    try settle()
  }

  /// Returns the trace lines of the user, of bindings, and of the given controllers' appearances.
  func story(of names: String...) -> [String] {
    trace.lines.compactMap { line in
      let isAppearance = line.event.hasPrefix("view") && line.event != "viewDidLoad"
      let isTold =
        isAppearance
        ? names.contains(line.subject) : line.subject == "user" || line.event.hasPrefix("= ")
      return isTold ? "\(line.subject) \(line.event)" : nil
    }
  }

  func startOver() { world.recorder.removeAll() }

  /// Settles the stage, and expects no issues, no running transitions and no objects left.
  func finish(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try settle()
    expect(issues, equals: [], comment, sourceLocation: sourceLocation)
    expect(world.runningTransitions.isEmpty, comment, sourceLocation: sourceLocation)
    try close()
  }
}
