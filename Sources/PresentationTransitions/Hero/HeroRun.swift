import Foundation
import Presentation

/// The flights and the fade of one push, pop, presentation or dismissal with a ``HeroTransition``.
///
/// A flight is a copy of a view that moves to the view with the same hero ID in the other
/// controller.
@MainActor final class HeroRun: RunCompanion {
  enum State {
    case waiting
    case flying
    case over
  }

  /// A flight that is about to start, and the frame at which the flight will end.
  private struct Start {
    let flight: HeroFlight
    let aim: CGRect
    /// The velocities of the flying view at the moment when its earlier flight was interrupted
    /// (H-38a).
    var momenta: [ViewMomentum] = []
  }

  let run: TransitionRun
  let transition: HeroTransition
  let world: World
  /// The superview of the flying views: the container view of the transition, or the window after
  /// the transition was interrupted.
  var space: View
  /// The initial size of `space`; the flights end if this size changes (H-25).
  var size: CGSize
  var state = State.waiting
  var flights: [HeroFlight] = []
  var fade: HeroFade?
  /// The animator that moves the flying views.
  var movement: ViewPropertyAnimator
  /// The animators of interrupted transitions that still move some of the flying views.
  private var residualAnimators: [ViewPropertyAnimator] = []
  /// Whether the flights return to their start, because a gesture has canceled the transition.
  var isReturning = false
  /// Whether another request has interrupted the transition, so that the next transition may
  /// continue the flights.
  var isAdrift = false
  /// Whether the next transition has started its flights.
  ///
  /// Flights that the next transition has not taken over fade out (H-38).
  var isSuperseded = false

  init(_ run: TransitionRun, _ transition: HeroTransition) {
    (self.run, self.transition) = (run, transition)
    (space, world) = (run.container, run.controller.world ?? .current)
    size = run.container.bounds.size
    movement = transition.makeAnimator()
  }

  var window: Window? { run.window }
  var isWaiting: Bool { state == .waiting }
  /// All hero transitions of the window whose flights have not ended.
  var others: HeroRuns { .of(window ?? run.container, in: world) }
  private var isComing: Bool { run.direction == .coming }

  /// Begins the transition, and returns its animators.
  ///
  /// The view of the controller in front begins to fade immediately (H-5). The flights start in the
  /// next run loop turn, after this view has been laid out (H-7, H-30).
  func begin() -> [ViewPropertyAnimator] {
    others.insert(self)
    ViewFlight.noteUnmatched([], in: world)
    run.companion = self
    let others = others.adrift
    if let last = others.last(where: canTurn) { return turnBack(last) }
    for other in others { other.fade?.stop() }
    let fade = HeroFade(of: run, at: world.clock.now, by: transition.makeAnimator())
    self.fade = fade
    if transition.policy.fliesWithoutAllPartners { planToSetOut() }
    return [fade.animator]
  }

  func planToSetOut() {
    world.clock.async("flights of \(run.controller.name)") { [weak self] in self?.setOut() }
  }

  // MARK: Starting

  private func setOut() {
    guard state == .waiting, !run.context.transitionWasCancelled else { return }
    state = .flying
    run.view.layoutIfNeeded()
    let (near, far) = look()
    near.report(of: run.other)
    far.report(of: run.controller)
    noteUnmatched(near, far)
    let others = others.adrift
    let starts = near.ids.compactMap { start($0, near, far, from: others) }
    flights = starts.map(\.flight)
    residualAnimators = others.filter(\.isContinued)
      .flatMap { $0.residualAnimators + [$0.movement] }
    if !starts.isEmpty { move(starts) }
    run.group.carry(residualAnimators)
    for other in others { other.supersede() }
  }

  func noteUnmatched(_ near: HeroViews, _ far: HeroViews) {
    let alone = near.ids.filter { far.views[$0] == nil } + far.ids.filter { near.views[$0] == nil }
    ViewFlight.noteUnmatched(alone, in: world)
  }

  /// Lays out the controller behind, and returns the views that may fly, for both controllers.
  func look() -> (near: HeroViews, far: HeroViews) {
    run.other.viewIfLoaded?.layoutIfNeeded()
    return views { [others] in others.lends($0) }
  }

  /// Returns the views that have hero IDs and may fly, for both controllers.
  ///
  /// - Parameter isFree: Returns whether to include a view that is hidden because a copy of it
  ///   flies.
  func views(isFree: (View) -> Bool) -> (near: HeroViews, far: HeroViews) {
    (
      HeroViews(in: run.other.viewIfLoaded ?? View(), except: run.container, isFree: isFree),
      HeroViews(in: run.view, except: run.container, isFree: isFree)
    )
  }

  /// Creates a flight for a hero ID, or takes over the flight with this ID from an interrupted
  /// transition.
  ///
  /// Returns nil if no view with this ID can fly.
  private func start(
    _ id: String, _ near: HeroViews, _ far: HeroViews, from others: [HeroRun]
  ) -> Start? {
    guard let near = near.views[id], let far = far.views[id] else { return nil }
    let pair = HeroFlight.Pair(near: near, far: far)
    let isHeld = run.context.isInteractive
    if isHeld, !near.fliesWithGestures || !far.fliesWithGestures { return nil }
    guard let (from, aim) = ends(of: pair) else {
      HeroIssue.notFinite(id).report(of: run.controller)
      return nil
    }
    for other in others {
      guard let flight = other.take(id) else { continue }
      var start = Start(flight: flight, aim: aim)
      if !other.isContinued {
        if !isHeld { start.momenta = flight.momenta }
        flight.stand()
      }
      flight.moveTo(space)
      flight.join(pair, isComing: isComing)
      return start
    }
    let flight = HeroFlight(
      id, pair, of: transition, isComing: isComing, from: from, in: space)
    return Start(flight: flight, aim: aim)
  }

  private func move(_ starts: [Start]) {
    let isComing = isComing
    for start in starts {
      let isHeld = run.context.isInteractive
      start.flight.record(.starts(from: start.flight.frame, to: start.aim, isHeld: isHeld))
    }
    movement.addAnimations { [weak movement, path = transition.path] in
      for start in starts {
        start.flight.head(for: start.aim, isComing: isComing)
        let bow = path.bow(start.flight.origin, start.aim)
        if bow != .zero { movement?.bow(start.flight.copy, by: CGVector(dx: bow.x, dy: bow.y)) }
      }
      movement?.carry(starts.flatMap(\.momenta))
    }
    run.group.join(movement)
  }

  private func take(_ id: String) -> HeroFlight? {
    guard let index = flights.firstIndex(where: { $0.id == id }) else { return nil }
    return flights.remove(at: index)
  }

  /// Whether this transition's animator continues after the next transition has taken the flights
  /// over.
  ///
  /// The animator continues if the flights follow springs with the initial velocity zero and are
  /// not reversed. The movements of both transitions then add up to a smooth movement (S-36).
  /// Otherwise, the animator stops, and the next transition begins with the velocity of the flying
  /// views (H-38a).
  private var isContinued: Bool { transition.isPlainSpring && !movement.isReversed }

  // MARK: Reversing

  /// Returns whether this transition can run the animations of an interrupted transition in reverse
  /// (H-36, H-37).
  ///
  /// For example, a pop can reverse the animations of an interrupted push. The following conditions
  /// must hold:
  ///
  /// - Both transitions belong to the same controller and the same ``HeroTransition``.
  /// - They have opposite directions.
  /// - The animations follow a curve, and have not ended.
  /// - No animator of an earlier interrupted transition is running.
  /// - No gesture drives this transition.
  /// - No flying view has begun to fade out.
  /// - No view at which a flight started has moved.
  private func canTurn(_ other: HeroRun) -> Bool {
    !transition.isSpring && other.transition === transition && !run.context.isInteractive
      && other.run.controller === run.controller && other.run.direction != run.direction
      && other.movement.state == .active && other.fade?.animator.state == .active
      && other.residualAnimators.allSatisfy { $0.state != .active }
      && other.flights.allSatisfy { !$0.isLost && ends(of: $0.pair)?.to == $0.origin }
  }

  private func turnBack(_ other: HeroRun) -> [ViewPropertyAnimator] {
    (state, movement, fade, flights) = (.flying, other.movement, other.fade, other.flights)
    other.flights = []
    other.isAdrift = false
    others.remove(other)
    for flight in flights {
      flight.moveTo(space)
      flight.turnBack()
      flight.record(.starts(from: flight.frame, to: flight.aim, isHeld: false))
    }
    fade?.turnBack()
    movement.isReversed.toggle()
    run.group.isForwardReversed = movement.isReversed
    return (fade.map { [$0.animator] } ?? []) + [movement]
  }

  // MARK: Frames

  /// Returns the frames at the start and at the end of a flight between two views.
  ///
  /// Returns nil if a coordinate of a frame is infinite or not a number (H-43).
  func ends(of pair: HeroFlight.Pair) -> (from: CGRect, to: CGRect)? {
    guard let source = frame(of: pair.near), let destination = frame(of: pair.far) else {
      return nil
    }
    let far = transition.geometry.farEnd(of: source, at: destination)
    return isOutbound ? (source, far) : (far, source)
  }

  /// Whether the flights move toward the presented, pushed, dismissed or popped controller.
  ///
  /// True for a presentation or push, and false for a dismissal or pop. If a gesture has canceled
  /// the transition, the value is inverted.
  var isOutbound: Bool { isComing != isReturning }

  /// Returns the visible frame of a view in the coordinates of `space`, during animations too
  /// (H-25a).
  ///
  /// Returns nil if a coordinate is infinite or not a number.
  private func frame(of view: View) -> CGRect? {
    guard let frame = view.presentationFrame(in: space) else { return nil }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return numbers.allSatisfy(\.isFinite) ? frame : nil
  }
}
