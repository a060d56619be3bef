import Foundation
import Presentation

/// Changes of flights that have started, such as a new target, a fade or the end.
extension HeroRun {
  /// Updates the flights; called once per run loop turn, after the layout.
  ///
  /// Each flying copy follows the view to which the copy moves (H-25). If this view is removed or
  /// becomes invisible, the copy fades out (H-39).
  func follow() {
    guard isAdrift ? run.hasWindow : run.isOnScreen else { return landAll { _ in .ends } }
    switch state {
    case .waiting: if hasAllPartners { planToSetOut() }
    case .flying:
      guard space.bounds.size == size else { return landAll { _ in .ends } }
      rebindAll()
      // A transition that is about to continue interrupted flights gives them new targets itself.
      if !isAdrift || !others.isTakenOn { for flight in flights { follow(flight) } }
    case .over: break
    }
  }

  private var hasAllPartners: Bool {
    guard !transition.policy.fliesWithoutAllPartners else { return false }
    let (near, far) = look()
    noteUnmatched(near, far)
    return near.ids.allSatisfy { far.views[$0] != nil }
  }

  /// Reverses the flights when a gesture cancels the transition.
  ///
  /// The flights are reversed again if another gesture takes over the canceled transition.
  func interactionDidChange(isCancelled: Bool) {
    guard state == .flying, isCancelled != isReturning else { return }
    isReturning = isCancelled
    for flight in flights { flight.turnBack() }
  }

  /// Gives each flight the views that now have the hero ID of the flight (H-11b).
  ///
  /// The app may have replaced views during the flight.
  private func rebindAll() {
    let (near, far) = views { [flights] view in flights.contains { $0.hides(view) } }
    for flight in flights {
      flight.rebind(near: near.views[flight.id], far: far.views[flight.id])
    }
  }

  private func follow(_ flight: HeroFlight) {
    guard !isSuperseded else { return }
    let view = isOutbound ? flight.pair.far : flight.pair.near
    guard view.heroID == flight.id, view.isInSight(from: space, alpha: alpha),
      let aim = ends(of: flight.pair)?.to
    else { return lose(flight) }
    if flight.isLost { find(flight) }
    if !aim.isClose(to: flight.aim), !isInLastFrame { bend { flight.bend(to: aim) } }
  }

  /// Whether the flights end in less than 1/120 second, one frame of a fast screen.
  ///
  /// In this time, the flights no longer follow their targets (H-25a). A movement over any distance
  /// in such a short time would have an extreme velocity, with which the next transition would have
  /// to continue.
  private var isInLastFrame: Bool {
    let place = movement.fractionComplete
    return movement.isRunning && (goesBack ? place : 1 - place) * movement.duration < 1.0 / 120
  }

  /// Returns the opacity that a view would have without the fade of the transition.
  private func alpha(of view: View) -> CGFloat { fade?.ownAlpha(of: view) ?? view.alpha }

  /// Fades out the flying copy during the rest of its flight.
  ///
  /// For example, the view to which the copy moves was removed or became invisible (H-39).
  private func lose(_ flight: HeroFlight) {
    guard !flight.isLost else { return }
    flight.isLost = true
    flight.record(.fades)
    bend(isLinear: true) { flight.copy.alpha = 0 }
  }

  /// Fades the flying copy in again, because the view to which it moves has become visible again
  /// (H-39a).
  private func find(_ flight: HeroFlight) {
    flight.isLost = false
    flight.record(.reappears)
    bend(isLinear: true) { flight.copy.alpha = 1 }
  }

  /// Fades out the flying copies that the next transition has not taken over (H-38).
  func supersede() {
    isSuperseded = true
    for flight in flights { lose(flight) }
  }

  /// Animates changes of the flying copies during the remaining time of the flights (H-25a).
  private func bend(isLinear: Bool = false, _ changes: @escaping () -> Void) {
    movement.bend(towards: goesBack ? .start : .end, isLinear: isLinear, changes)
  }

  /// Whether the flights move toward the start of their animator's animation.
  private var goesBack: Bool { isReturning != run.group.isForwardReversed }

  // MARK: Yielding

  /// Lets the flights continue after another request has interrupted and ended the transition.
  ///
  /// The copies fly in front of all other views of the window until the next transition takes them
  /// over.
  func yieldToNewRequest() {
    run.companion = nil
    for view in [run.view, run.other.viewIfLoaded] { view?.leaveFade(at: world.clock.now) }
    guard state == .flying, movement.state == .active, let window else {
      // The flights of earlier transitions continue, even if this transition has no flights.
      run.group.carry([])
      return landAll { _ in .ends }
    }
    isAdrift = true
    run.group.release()
    movement.pausesOnCompletion = false
    movement.addCompletion { [self] _ in if isAdrift { landAll { _ in .lands } } }
    for flight in flights { flight.moveTo(window) }
    (space, size) = (window, window.bounds.size)
  }

  // MARK: Landing

  func runEnds(completed: Bool) {
    landAll { flight in
      if completed || flight.isLost { return .lands }
      return .returns(to: isReturning ? flight.aim : flight.origin)
    }
  }

  private func landAll(_ event: (HeroFlight) -> ViewFlight.Event) {
    state = .over
    run.companion = nil
    others.remove(self)
    if isAdrift { fade?.stop() }
    for flight in flights {
      flight.land()
      flight.record(event(flight))
    }
    flights = []
  }
}

extension CGRect {
  /// Returns whether two rectangles are equal except for rounding errors.
  fileprivate func isClose(to other: CGRect) -> Bool {
    let parts = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
    return parts.allSatisfy { abs($0) < 1e-9 }
  }
}
