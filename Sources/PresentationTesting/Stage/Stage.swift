public import Foundation
public import Presentation

/// A simulated device for one test, with a window, a virtual clock and a recorder of callbacks.
///
/// Time passes only in calls such as ``runTurn()``, ``advance(by:)`` and ``settle(limit:)``.
///
/// ```swift
/// let home = ViewController("Home"), stage = Stage(home)
/// home.present(ViewController("Menu"), animated: true)
/// try stage.settle()
/// #expect(stage.visible == ["Home", "Menu"])
/// try stage.close()
/// ```
@MainActor public final class Stage {
  /// The simulated app of this stage: its window, clock, recorder and controllers.
  ///
  /// If UIKit would raise an exception for a call, the world records an issue and ignores the call.
  public let world: World
  /// The window with the root controller; its default size is 390 x 844 points.
  public let window: Window
  /// The simulated user, whose methods tap, drag and swipe; the returned value retains the stage.
  public var user: User { User(of: self) }
  /// The names of controllers that may not have been on the stage yet, such as those of a plan.
  ///
  /// A gesture on such a controller has no effect, but its name is not a mistake.
  package var declaredNames: Set<String> = []
  /// The controllers, actions and tabs that gestures of the user have found or not found.
  var touches = TouchRecord()
  private var watched: [() -> ViewController?] = []
  private let opening: WorldOpening
  /// A film of this stage: an HTML page that replays the run.
  ///
  /// The recording begins when this property is first read.
  public private(set) lazy var film = Film(of: world)
  /// Whether the whole run is filmed; true if `PRESENTATION_FILMS` names a folder.
  private let isFilmed: Bool

  /// Creates a stage whose window shows `root`, and runs one turn of the run loop.
  ///
  /// In this turn, `root` appears (P-117). The trace begins after this turn.
  ///
  /// - Parameters:
  ///   - root: The window's root controller.
  ///   - size: The window's size in points.
  ///   - system: The rules that differ between versions of the operating system.
  public convenience init(
    _ root: ViewController, size: CGSize = Window.usualFrame.size,
    system: SystemBehavior = .modern
  ) {
    self.init(
      root, size: size,
      world: World(system: system, reporter: IssueReporter(raisePolicy: .record)),
      isFilmed: FilmFolder.isSet)
  }

  package init(
    _ root: ViewController, size: CGSize = Window.usualFrame.size, world: World,
    isFilmed: Bool = false
  ) {
    (self.world, self.isFilmed) = (world, isFilmed)
    opening = world.open()
    window = Window(frame: CGRect(origin: .zero, size: size), world: world)
    world.use {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    runTurn()
    world.recorder.isOn = true
    if isFilmed { _ = film }
  }

  /// The events that were recorded after the root controller had appeared.
  public var trace: Trace { Trace(world.recorder).with(isFilmed ? film.reel : nil) }

  /// The issues that have been reported so far, oldest first.
  public var issues: [PresentationIssue] { world.reporter.issues }

  /// The names of the controllers whose views are in a visible window, back to front.
  ///
  /// The controllers in the stage's ``window`` come before the controllers in windows that the app
  /// has created later.
  public var visible: [String] {
    world.windows.flatMap { window in
      layers(of: window).flatMap { layer in
        layer.visibleInside.filter { $0.viewIfLoaded?.window === window }.map(\.name)
      }
    }
  }

  /// The root controller of ``window``, followed by the controllers presented above it, back to
  /// front.
  package var layers: [ViewController] { layers(of: window) }

  /// The root controllers and the presented controllers of all visible windows, back to front.
  var layersOfAllWindows: [ViewController] { world.windows.flatMap(layers) }

  /// The front-most presented controller, or the root controller if nothing is presented.
  ///
  /// A window that the app has created is regarded only while it presents a controller.
  var frontLayer: ViewController? {
    let front = world.windows.last { layers(of: $0).count > 1 } ?? window
    return front.isVisible ? front.rootViewController?.frontMost : nil
  }

  private func layers(of window: Window) -> [ViewController] {
    guard window.isVisible, let root = window.rootViewController else { return [] }
    return [root] + root.layersAbove
  }

  /// Runs one turn of the run loop, with the layout and transition work at its end.
  public func runTurn() {
    world.clock.runTurn()
  }

  /// Advances the virtual clock by a duration.
  ///
  /// Turns of the run loop run at each instant at which work is due. At the end of the duration,
  /// exactly one turn runs, even if no work is due.
  public func advance(by duration: Duration) {
    world.clock.advance(by: duration)
  }

  /// Runs turns of the run loop until nothing is scheduled and no transition runs.
  ///
  /// If nothing is scheduled, no turn runs, except for functions that follow the commits, such as
  /// the comparison of observed values.
  ///
  /// Ends early if 1,000 turns at one instant do not complete the work that is due.
  ///
  /// - Parameter limit: The maximum virtual time that may pass.
  /// - Throws: `NotSettled`, which names the running transitions and the pending work.
  public func settle(limit: Duration = .seconds(10)) throws(NotSettled) {
    world.requestCommitForFollowers()
    let outcome = world.clock.runUntilIdle(limit: limit)
    let running = world.runningTransitions
    switch outcome {
    case .idle where running.isEmpty: return
    case .idle: throw NotSettled(limit: nil, running: running, pending: [])
    case .busy(let pending):
      let isEndless = !world.clock.dueWork.isEmpty
      throw NotSettled(limit: isEndless ? nil : limit, running: running, pending: pending)
    }
  }

  /// Makes `close()` throw an error if the controller is still alive after the stage has been
  /// closed.
  ///
  /// In an exploration, the controller must have been released whenever the run is at rest and the
  /// controller has no parent, no presenter and no window.
  public func expectRelease(of controller: ViewController) {
    watched.append { [weak controller] in controller }
  }

  /// The controllers of ``expectRelease(of:)`` that are alive without a parent, a presenter and a
  /// window.
  var unreleased: [ViewController] {
    watched.compactMap { $0() }.filter { !$0.isHeld }
  }

  /// Ends the world (the simulated app of this stage), and throws an error if anything is left
  /// over.
  ///
  /// After this call, controllers get no callbacks, and `present(while:)` and similar calls no
  /// longer change the screen.
  ///
  /// - Throws: `StageResidue`, which lists everything that is left over, such as running
  ///   transitions, scheduled timers, and controllers that should have been released. The error
  ///   also lists gestures on controllers that never existed, taps on actions that an alert did
  ///   not have, calls, such as `View.animate`, that could not be assigned to a stage, and bound
  ///   values that the screen does not show although nothing is scheduled.
  public func close() throws(StageResidue) {
    let running = world.runningTransitions
    let pending = world.clock.pending
    let animators = world.leftAnimators
    let flights = flights.map(\.id)
    let mismatches = running.isEmpty && world.clock.isAtRest ? self.mismatches : []
    let names = watched.map { $0()?.name }
    let (awaited, strays) = (world.awaitedWork, world.strays)
    let members = StageMember.all(of: world)
    let filmed = isFilmed ? film.reel : nil
    opening.close()
    world.end()
    let unreleased = StageMember.unreleased(among: members)
    let alive = zip(watched, names).compactMap { watched, name in watched() == nil ? nil : name }
    watched.removeAll()
    var residue = StageResidue(
      running: running, pending: pending, awaited: awaited, strays: strays, animators: animators,
      flights: flights, mismatches: mismatches, alive: alive + unreleased,
      missed: issues.compactMap(\.missedGesture))
    guard !residue.isEmpty else { return }
    residue.film = filmed.flatMap(FilmFolder.keep)
    throw residue
  }
}

extension PresentationIssue {
  /// The message about a gesture that has found no controller or no action; otherwise nil.
  fileprivate var missedGesture: String? {
    switch code {
    case .noSuchController: message
    case .noSuchAction: "\(message) \(advice)"
    default: nil
    }
  }
}
