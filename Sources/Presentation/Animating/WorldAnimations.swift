/// The animations of a ``World``, and the settings that the running animation block changes.
@MainActor package final class WorldAnimations {
  let animators = AnimatorRegistry()
  /// The context of the running animation block; nil outside an animation block.
  var context: AnimationContext?
  /// The timeline of an interactive transition, while its animator's `animateTransition` is
  /// running; else nil (T-36).
  var host: AnimationTimeline?
  var timelines = AnimationTimelines()
  var endings = BlockEndings()
  /// The flights of views between the views of two controllers.
  package let flights = FlightBoard()
  /// The open animation transactions.
  @exclusivity(unchecked) package var transactions = AnimationTransactions()
  /// Whether the matched geometry of a view may have changed since the last turn.
  var hasMatchedUpdate = false
  /// Whether the running animation block may have changed the matched geometry of a view.
  var hasMatchedDeparture = false

  /// Whether changes of views are animated now, because an animation block is running.
  package var isCapturingChanges: Bool { context?.window != nil }

  /// Makes an animation follow the gesture that controls the running transition (T-30, T-36).
  ///
  /// Animations of layers, which need no animation block, use this method.
  ///
  /// - Parameters:
  ///   - seconds: The duration of the animation in seconds.
  ///   - onEnd: Called when the transition has moved to its end or back to its start. The argument
  ///     is true at the end and false at the start.
  /// - Returns: A function that returns the current position in the animation, in seconds. Nil if
  ///   the animation is not added inside `animateTransition` of an interactive transition.
  package func followHand(
    for seconds: Double, _ onEnd: @escaping @MainActor (Bool) -> Void
  ) -> (@MainActor () -> Double)? {
    guard let host else { return nil }
    let timing = AnimationTiming(.cubic(.linear, duration: seconds))
    let window = AnimatedWindow(on: host, offset: 0, timing: timing)
    window.onEnd = onEnd
    host.capture(in: AnimationContext(window: window)) {}
    return { [weak host] in host?.place ?? seconds }
  }

  /// Called at the end of each commit, the layout and transition work at the end of a turn.
  func commitEnds(in world: World) {
    animators.reportReleased(in: world)
    if hasMatchedUpdate { WindowMatching.settle(in: world) }
  }

  /// Ends the running animations and the system's transitions, because the app has entered the
  /// background.
  ///
  /// The completions are called in the next turn of the run loop.
  package func appEnteredBackground(in world: World) {
    for timeline in timelines.inOrder { timeline.endBlocks() }
    for window in world.windows {
      window.forEachInside { $0.extras?.layer?.endAnimations() }
    }
    for transition in world.transitionsInOrder { transition.endSystemAnimation() }
  }

  /// Ends all animations, because the ``World`` has ended.
  func end() {
    for timeline in timelines.takeAll() { timeline.end() }
    animators.end()
    endings.removeAll()
    transactions.removeAll()
    flights.removeAll()
  }
}
