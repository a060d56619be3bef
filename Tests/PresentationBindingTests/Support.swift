import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@MainActor @Observable final class ProfileModel {
  var isEditing = false
  var isSharing = false
  var name = "Ada"
  var draft: Draft?
}

/// The value that an editor edits; two drafts of the same identity can have different texts.
struct Draft: Identifiable, Equatable {
  let id: Int
  var text = ""
}

extension Presenter {
  func showEditor(for model: ProfileModel, make: @escaping () -> PresenterContent) {
    present(while: \.isEditing, of: model, content: make)
  }
}

/// A log of elements in the order in which they were added.
@MainActor final class Notes<Element> {
  private(set) var all: [Element] = []

  func add(_ element: Element) { all.append(element) }
}

/// A value that is not observed, with a log of its writes and a count of its reads.
@MainActor final class Switch {
  var isOn: Bool
  private(set) var writes: [Bool] = []
  private(set) var reads = 0

  init(_ isOn: Bool = false) {
    self.isOn = isOn
  }

  func read() -> Bool {
    reads += 1
    return isOn
  }

  func write(_ value: Bool) {
    writes.append(value)
    isOn = value
  }
}

/// A controller that runs an action once in each callback.
final class Eventful: ViewController {
  enum Moment: CaseIterable {
    case viewDidLoad
    case viewWillAppear
    case viewIsAppearing
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
  }

  private var actions: [Moment: () -> Void] = [:]

  func once(at moment: Moment, _ action: @escaping () -> Void) { actions[moment] = action }

  private func run(_ moment: Moment) { actions.removeValue(forKey: moment)?() }

  override func viewDidLoad() {
    super.viewDidLoad()
    run(.viewDidLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    run(.viewWillAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    run(.viewIsAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    run(.viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    run(.viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    run(.viewDidDisappear)
  }
}

/// A presentation controller that calls `presentationControllerWillDismiss` for the program's
/// dismissals, too.
final class Forwarding: PresentationController {
  override func dismissalTransitionWillBegin() {
    delegate?.presentationControllerWillDismiss(self)
  }
}

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

extension ViewController {
  /// Makes `child` a child of this controller, with its view.
  func embed(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
