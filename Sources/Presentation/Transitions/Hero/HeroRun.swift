import Foundation
import PresentationLifecycle

/// The flights of one run of a ``HeroTransition``, from the run's beginning until all have landed.
@MainActor final class HeroRun: RunCompanion {
  private enum State {
    case waiting
    case flying
    case over
  }

  let run: TransitionRun
  private let transition: HeroTransition
  private let world: World
  /// What the flights' frames are measured in: the run's container, or the window between two runs.
  private var space: View
  /// Its size in the beginning.
  private var size: CGSize
  let window: Window?
  private var state = State.waiting
  private(set) var flights: [HeroFlight] = []
  private var fade: HeroFade?
  /// Moves the copies.
  private var movement: ViewPropertyAnimator
  /// What has moved some of them in the transitions before, and has not come to its end.
  private var wakes: [ViewPropertyAnimator] = []
  /// Whether the hand has let it go back.
  private var isReturning = false
  /// Whether the transition has given way to another request, which may take the flights on.
  private(set) var isAdrift = false

  init(_ run: TransitionRun, _ transition: HeroTransition) {
    (self.run, self.transition) = (run, transition)
    (space, window, world) = (run.container, run.container.window, run.container.world)
    size = run.container.bounds.size
    movement = transition.makeAnimator()
  }

  var isWaiting: Bool { state == .waiting }
  private var board: FlightBoard { world.flights }
  private var isComing: Bool { run.direction == .coming }

  /// The animators of the run.
  ///
  /// The screen fades from here on (H-5); the flights set out when it has been laid out, in the
  /// next turn (H-7, H-30).
  func begin() -> [ViewPropertyAnimator] {
    board.insert(self)
    board.unmatchedIDs = []
    run.companion = self
    let others = board.adrift(in: window)
    if let last = others.last(where: canTurn) { return turnBack(last) }
    for other in others { other.fade?.stop() }
    let fade = HeroFade(of: run, at: world.clock.now, by: transition.makeAnimator())
    self.fade = fade
    if transition.policy.fliesWithoutAllPartners { planToSetOut() }
    return [fade.animator]
  }

  private func planToSetOut() {
    world.clock.async("flights of \(run.controller.name)") { [weak self] in self?.setOut() }
  }

  // MARK: Setting out

  private func setOut() {
    guard state == .waiting, !run.context.transitionWasCancelled else { return }
    state = .flying
    run.view.layoutIfNeeded()
    let (near, far) = look()
    near.report(of: run.other)
    far.report(of: run.controller)
    noteUnmatched(near, far)
    let others = board.adrift(in: window)
    let starts = near.ids.compactMap { start($0, near, far, from: others) }
    flights = starts.map(\.flight)
    wakes = others.flatMap { $0.movement.isReversed ? [] : $0.wakes + [$0.movement] }
    if !starts.isEmpty { move(starts) }
    run.group.carry(wakes)
    for other in others { other.loseAll() }
  }

  private func noteUnmatched(_ near: HeroViews, _ far: HeroViews) {
    board.unmatchedIDs =
      near.ids.filter { far.views[$0] == nil } + far.ids.filter { near.views[$0] == nil }
  }

  private func look() -> (near: HeroViews, far: HeroViews) {
    let below = run.other.viewIfLoaded ?? View()
    below.layoutIfNeeded()
    return (
      HeroViews(in: below, except: run.container, board: board),
      HeroViews(in: run.view, except: run.container, board: board)
    )
  }

  /// A flight that is in the air, or a new one, and where it flies to.
  private func start(
    _ id: String, _ near: HeroViews, _ far: HeroViews, from others: [HeroRun]
  ) -> (flight: HeroFlight, aim: CGRect)? {
    guard let near = near.views[id], let far = far.views[id] else { return nil }
    let pair = HeroFlight.Pair(near: near, far: far)
    if run.context.isInteractive, !near.fliesWithGestures || !far.fliesWithGestures { return nil }
    guard let (from, aim) = ends(of: pair) else {
      world.report(Issues.heroNotFinite(id), at: run.controller.subject)
      return nil
    }
    for other in others {
      guard let flight = other.take(id) else { continue }
      if other.movement.isReversed { flight.stand() }
      flight.moveTo(space)
      flight.join(pair, isComing: isComing)
      return (flight, aim)
    }
    return (HeroFlight(id, pair, isComing: isComing, from: from, in: space), aim)
  }

  private func move(_ starts: [(flight: HeroFlight, aim: CGRect)]) {
    let isComing = isComing
    for (flight, aim) in starts {
      board.started(flight)
      let isHeld = run.context.isInteractive
      tell(flight, .starts(from: flight.frame(), to: aim, isHeld: isHeld))
    }
    movement.addAnimations {
      for (flight, aim) in starts { flight.head(for: aim, isComing: isComing) }
    }
    run.group.join(movement)
  }

  /// Where a pair's way begins and ends; nil unless both can be said (H-43).
  private func ends(of pair: HeroFlight.Pair) -> (from: CGRect, to: CGRect)? {
    guard let source = frame(of: pair.near), let destination = frame(of: pair.far) else {
      return nil
    }
    let far = transition.geometry.farEnd(of: source, at: destination)
    return isOutbound ? (source, far) : (far, source)
  }

  /// Whether the flights are on their way to the screen that comes or goes.
  private var isOutbound: Bool { isComing != isReturning }

  private func frame(of view: View) -> CGRect? {
    view.place(in: space).flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: On the way

  /// Once per commit: the flights follow their ends, and fade where those are lost (H-25, H-39).
  func follow() {
    guard space.window != nil else { return landAll { _ in .ends } }
    switch state {
    case .waiting: if hasAllPartners { planToSetOut() }
    case .flying:
      guard space.bounds.size == size else { return landAll { _ in .ends } }
      if run.context.transitionWasCancelled != isReturning { turnRound() }
      if !isAdrift || !board.isTakenOn(in: window) { for flight in flights { follow(flight) } }
    case .over: break
    }
  }

  private var hasAllPartners: Bool {
    guard !transition.policy.fliesWithoutAllPartners else { return false }
    let (near, far) = look()
    noteUnmatched(near, far)
    return near.ids.allSatisfy { far.views[$0] != nil }
  }

  /// The hand has let it go back, or has caught it on its way back.
  private func turnRound() {
    isReturning.toggle()
    for flight in flights { flight.turnBack() }
  }

  private func follow(_ flight: HeroFlight) {
    let view = isOutbound ? flight.pair.far : flight.pair.near
    guard let aim = ends(of: flight.pair)?.to, view.isInSight else { return lose(flight) }
    world.animating(in: nil) { flight.follow(aim) }
  }

  private func lose(_ flight: HeroFlight) {
    guard !flight.isLost else { return }
    tell(flight, .fades)
    guard movement.state == .active, !movement.isRunning else {
      return flight.lose(over: (1 - movement.fractionComplete) * transition.duration)
    }
    movement.addAnimations { flight.lose(over: 0) }
  }

  private func loseAll() {
    for flight in flights { lose(flight) }
  }

  // MARK: Giving way

  /// The copies fly on by themselves, in front of everything, until another run takes them on.
  func giveWay() {
    run.companion = nil
    for view in [run.view, run.other.viewIfLoaded] { view?.leaveAlpha(at: world.clock.now) }
    guard state == .flying, movement.state == .active, let window else {
      return landAll { _ in .ends }
    }
    isAdrift = true
    run.group.release()
    movement.pausesOnCompletion = false
    movement.addCompletion { [self] _ in if isAdrift { landAll { _ in .lands } } }
    for flight in flights { flight.moveTo(window) }
    (space, size) = (window, window.bounds.size)
  }

  private func take(_ id: String) -> HeroFlight? {
    guard let index = flights.firstIndex(where: { $0.id == id }) else { return nil }
    return flights.remove(at: index)
  }

  /// Whether a curve can go back the way that it has come (H-36, H-37): nobody steers, and what it
  /// came from is where it was.
  private func canTurn(_ other: HeroRun) -> Bool {
    !transition.isSpring && other.transition === transition && !run.context.isInteractive
      && other.run.controller === run.controller && other.run.direction != run.direction
      && other.movement.state == .active && other.fade?.animator.state == .active
      && other.wakes.allSatisfy { $0.state != .active }
      && other.flights.allSatisfy { !$0.isLost && ends(of: $0.pair)?.to == $0.origin }
  }

  private func turnBack(_ other: HeroRun) -> [ViewPropertyAnimator] {
    (state, movement, fade, flights) = (.flying, other.movement, other.fade, other.flights)
    other.flights = []
    other.isAdrift = false
    board.remove(other)
    for flight in flights {
      flight.moveTo(space)
      flight.turnBack()
      board.started(flight)
      tell(flight, .starts(from: flight.frame(), to: flight.aim, isHeld: false))
    }
    fade?.turnBack()
    movement.isReversed.toggle()
    run.group.isForwardReversed = movement.isReversed
    return (fade.map { [$0.animator] } ?? []) + [movement]
  }

  // MARK: Landing

  func runEnds(completed: Bool) {
    landAll { flight in
      if completed || flight.isLost { return .lands }
      return .returns(to: isReturning ? flight.aim : flight.origin)
    }
  }

  /// The world ends, and tells nothing any more.
  func abandon() {
    run.companion = nil
    for flight in flights { flight.land() }
    flights = []
  }

  private func landAll(_ event: (HeroFlight) -> TraceEvent.Flight) {
    state = .over
    run.companion = nil
    board.remove(self)
    if isAdrift { fade?.stop() }
    for flight in flights {
      flight.land()
      tell(flight, event(flight))
    }
    flights = []
  }

  private func tell(_ flight: HeroFlight, _ event: TraceEvent.Flight) {
    world.recorder.record(
      .flight(event), Subject(name: world.recorder.word("flight \(flight.id)")), at: world.clock)
  }
}
