public import Foundation
public import Presentation

/// The stage of a test: a world of its own, with a window, a clock and a recorder.
///
/// ```swift
/// let home = ViewController("Home"), stage = Stage(home)
/// home.present(ViewController("Menu"), animated: true)
/// try stage.settle()
/// #expect(stage.visible == ["Home", "Menu"])
/// try stage.close()
/// ```
@MainActor public final class Stage {
  /// The stage's world.
  ///
  /// If UIKit raises an exception for a call, the world records an issue and ignores the call.
  public let world: World
  /// The window, 390 x 844 points, with the root in it.
  public let window: Window
  /// The stage's user, who performs gestures; the value keeps the stage alive.
  public var user: User { User(of: self) }
  private var watched: [() -> ViewController?] = []
  private let opening: WorldOpening
  /// A film of this stage, which begins when this property is first read.
  public private(set) lazy var film = Film(of: world)
  /// Whether the whole run is filmed; true if there is a folder for films.
  private let isFilmed: Bool

  /// Creates a world with a window that shows `root`, and runs one turn; `root` then appears
  /// (P-117).
  ///
  /// The trace begins after this turn.
  ///
  /// - Parameters:
  ///   - root: The window's root controller.
  ///   - size: The window's size in points.
  ///   - system: The rules that differ between versions of the operating system.
  public convenience init(
    _ root: ViewController, size: CGSize = CGSize(width: 390, height: 844),
    system: SystemBehavior = .modern
  ) {
    self.init(
      root, size: size,
      world: World(system: system, reporter: IssueReporter(raisePolicy: .record)),
      isFilmed: FilmFolder.isSet)
  }

  package init(
    _ root: ViewController, size: CGSize = CGSize(width: 390, height: 844), world: World,
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

  /// The events after the root's first appearance.
  public var trace: Trace { Trace(world.recorder).with(isFilmed ? film.reel : nil) }

  /// The issues so far, in order.
  public var issues: [PresentationIssue] { world.reporter.issues }

  /// The names of the controllers whose views are in the window, back to front.
  public var visible: [String] {
    layers.flatMap { layer in
      layer.visibleInside.filter { $0.viewIfLoaded?.window === window }.map(\.name)
    }
  }

  /// The window's root, followed by the chain of controllers that are presented above it.
  package var layers: [ViewController] {
    guard window.isVisible, let root = window.rootViewController else { return [] }
    return [root] + root.layersAbove
  }

  /// The front-most presented controller, or the root if nothing is presented.
  var frontLayer: ViewController? { layers.last }

  /// Runs one turn of the run loop, including its commit.
  public func runTurn() {
    world.use { world.clock.runTurn() }
  }

  /// Advances the clock by a duration, and runs a turn at each due instant and at the end.
  public func advance(by duration: Duration) {
    world.use { world.clock.advance(by: duration) }
  }

  /// Runs turns until nothing is scheduled and no transition runs.
  ///
  /// - Parameter limit: The maximum virtual time that may pass.
  /// - Throws: `NotSettled`, which names the running transitions and the pending work.
  public func settle(limit: Duration = .seconds(10)) throws(NotSettled) {
    let outcome = world.use { world.clock.runUntilIdle(limit: limit) }
    let running = world.runningTransitions
    switch outcome {
    case .idle where running.isEmpty: return
    case .idle: throw NotSettled(limit: nil, running: running, pending: [])
    case .busy(let pending): throw NotSettled(limit: limit, running: running, pending: pending)
    }
  }

  /// Makes `close()` report `controller` if the controller is still alive when the world has ended.
  public func expectRelease(of controller: ViewController) {
    watched.append { [weak controller] in controller }
  }

  /// Ends the world, and throws an error if anything is left over.
  ///
  /// After this call, no callback is called, and all presenters are detached from their screens.
  ///
  /// - Throws: `StageResidue` with everything left over: running transitions, work that is pending
  ///   in the clock or waits for an event, calls outside every stage, property animators that have
  ///   not ended, views in flight, controllers that are still alive although they should have been
  ///   released, and gestures on controllers that never existed.
  public func close() throws(StageResidue) {
    let running = world.runningTransitions
    let pending = world.clock.pending
    let animators = world.leftAnimators
    let flights = flights.map(\.id)
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
      flights: flights, alive: alive + unreleased,
      missed: issues.filter { $0.code == .noSuchController }.map(\.message))
    guard !residue.isEmpty else { return }
    residue.film = filmed.flatMap(FilmFolder.keep)
    throw residue
  }
}
