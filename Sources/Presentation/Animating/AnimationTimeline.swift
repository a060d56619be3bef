import PresentationClock
import PresentationMotion

/// The time of animations that are steered together: an animator's, a transition's, or that of one
/// call of `animate`.
///
/// Its place is a number of seconds from the beginning, held or on its way (``Playhead``). While it
/// travels, the clock keeps it and its `keeper` alive.
@MainActor final class AnimationTimeline: StatefulObject {
  /// A place where a timeline can come to rest by itself.
  enum End: Hashable {
    case start
    case end
  }

  unowned let world: World
  /// Seconds; infinite for what never ends.
  let length: Double
  /// The name of the work in the clock.
  private let what: String
  private(set) var windows: [AnimatedWindow] = []
  /// Called when the playhead arrives at one end of the timeline.
  var onArrival: ((End) -> Void)?
  /// The object to keep alive while the playhead moves.
  var keeper: AnyObject?
  private var playhead = Playhead() {
    didSet { for window in world.windows { window.matching?.touch() } }
  }
  private var timers: [RunLoopTimer] = []
  /// The place at which every window arrives on a straight line from its anchor; nil if there is
  /// none.
  private var straightEnd: Double?
  /// The time at which the playhead arrives, if it moves.
  private var arrival = Duration.zero
  /// Whether changes are no longer captured, because everything was written into the models.
  private var isFrozen = false

  init(_ what: String, length: Double, world: World) {
    (self.what, self.length, self.world) = (what, length, world)
    world.timelines.insert(self)
  }

  var hasMotions: Bool { windows.contains { !$0.motions.isEmpty } }

  var isTravelling: Bool { playhead.isTravelling }

  var isStraight: Bool { straightEnd != nil }

  /// The views that animate, in order of their first change.
  var viewNames: [String] {
    var names: [String] = []
    for motion in windows.flatMap(\.motions) {
      let name = motion.view.name.isEmpty ? motion.view.description : motion.view.name
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Seconds from the beginning, at a time of the world's clock.
  func place(at now: Duration) -> Double { playhead.place(at: now) }

  var place: Double { place(at: world.clock.now) }

  /// Runs a block in `context`, whose window captures what it changes.
  func capture(in context: AnimationContext, _ block: () -> Void) {
    guard let window = context.window else {
      return AnimationContext?(context).run(in: world, block)
    }
    add(window)
    AnimationContext?(context).run(in: world, block)
    if isFrozen { window.detach() } else if playhead.isTravelling { schedule(window) }
  }

  func describe(to state: any StateVisitor) {
    state.add("length", length)
    state.add("what", what)
    state.add("windows", windows)
    state.add("heard", onArrival != nil)
    state.add("keeper", any: keeper)
    state.add("playhead", any: playhead)
    state.add("timers", timers.map(\.isPending))
    state.add("straight", straightEnd)
    state.add("frozen", isFrozen)
  }

  func add(_ window: AnimatedWindow) {
    windows.append(window)
    guard let straightEnd else { return }
    guard straightEnd == length else {
      return window.goStraight(from: place, window.progress(at: place))
    }
    playhead.isTravelling
      ? window.goStraight(from: world.clock.now, until: arrival)
      : window.goStraight(from: place, .none)
  }

  // MARK: Steering

  /// Stops at `place`.
  func hold(at place: Double) {
    rest(at: min(length, max(0, place)))
    straightEnd = nil
  }

  /// Stops at the present place; of windows that go straight, at `place` of their own curves if
  /// nothing jumps there.
  func pause(at place: Double) {
    let now = world.clock.now
    let jumps = windows.contains { !progress(of: $0, at: now).isClose(to: $0.progress(at: place)) }
    jumps ? rest(at: self.place) : hold(at: place)
  }

  private func rest(at place: Double) {
    cancelTimers()
    playhead.rest(at: place)
    keeper = nil
  }

  /// Travels to one end, keeping `keeper` alive until it arrives.
  ///
  /// - Parameter isStraight: Whether the windows forget their own curves on the way; those that
  ///   have forgotten them go on so.
  func travel(
    to end: End, at pace: Playhead.Pace = .steady(1), isStraight: Bool = false,
    keeping keeper: AnyObject?
  ) {
    cancelTimers()
    let (now, from) = (world.clock.now, place)
    let to = end == .end ? length : 0
    if isStraight || self.isStraight {
      for window in windows { window.goStraight(from: from, progress(of: window, at: now)) }
      straightEnd = to
    }
    playhead.travel(to: to, at: pace, from: now)
    self.keeper = keeper
    for window in windows { schedule(window) }
    guard playhead.duration <= .longest else { return }
    arrival = now + .seconds(playhead.duration)
    guard isHeard else { return }
    timers.append(
      world.clock.schedule(what, after: .seconds(playhead.duration)) { self.arrive(at: end) })
  }

  private func arrive(at end: End) {
    let kept = keeper
    hold(at: end == .end ? length : 0)
    if let onArrival {
      onArrival(end)
    } else {
      for window in windows { window.finish(end == .end) }
    }
    withExtendedLifetime(kept) {}
  }

  /// Whether anybody waits for its arrival.
  private var isHeard: Bool { onArrival != nil || windows.contains { $0.onEnd != nil } }

  /// A window that ends before the timeline does says so on the way there.
  private func schedule(_ window: AnimatedWindow) {
    guard window.onEnd != nil, window.end < length, playhead.isForward,
      let seconds = playhead.seconds(until: window.end), seconds <= .longest
    else { return }
    timers.append(
      world.clock.schedule(what, after: .seconds(seconds)) { window.finish(true) })
  }

  private func cancelTimers() {
    for timer in timers { timer.cancel() }
    timers.removeAll()
  }

  // MARK: Values

  /// Returns the progress of `window`: 0 at its beginning, 1 at its end.
  func progress(of window: AnimatedWindow, at now: Duration) -> MotionProgress {
    let place = playhead.place(at: now)
    guard let straightEnd else { return window.progress(at: place) }
    return window.progress(at: place, now, straightTo: straightEnd)
  }

  /// Takes every motion off its view and leaves the models where `position` says.
  ///
  /// - Parameter keepsWhatWasSet: Whether a value that was set meanwhile by no motion stays.
  func settle(at position: ViewAnimatingPosition, keepsWhatWasSet: Bool = false) {
    let motions = keepsWhatWasSet ? windows.flatMap(\.motions) : []
    let kept = Set(motions.filter(\.wasSetMeanwhile).map { ObjectIdentifier($0) })
    for window in windows { window.settle(at: position, except: kept) }
  }

  /// Writes what is seen now into the models; the motions stay known for ``settle(at:)``.
  func freeze() {
    let now = world.clock.now
    for window in windows { window.freeze(at: progress(of: window, at: now)) }
    isFrozen = true
  }

  /// Removes the completions of its blocks.
  func forgetEnds() {
    for window in windows { window.onEnd = nil }
  }

  /// Lets everything go.
  func end() {
    cancelTimers()
    for window in windows { window.release() }
    windows.removeAll()
    isFrozen = true
    (onArrival, keeper) = (nil, nil)
    world.timelines.remove(self)
  }
}
