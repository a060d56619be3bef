import PresentationClock
import PresentationMotion

/// The timeline of animations that run, pause and reverse together.
///
/// A property animator, a transition, and each separate call of `animate` has its own timeline. An
/// ``AnimatedWindow`` contains the changes that one animation block has made.
///
/// The current position on the timeline is a number of seconds from its beginning. The ``Playhead``
/// stays at this position or moves. While the playhead moves, the clock keeps the timeline and its
/// `keeper` alive.
@MainActor final class AnimationTimeline: StatefulObject {
  /// The start or the end of a timeline; a moving playhead stops there.
  enum End: Hashable {
    case start
    case end
  }

  unowned let world: World
  /// The length in seconds; infinite if the animations never end.
  let length: Double
  /// The name that the clock shows for the timeline's timers.
  private let what: String
  /// The line of the app's code that started the animation; nil if it is not known.
  var site: ClosureSite?
  /// The position of the timeline in the order of all timelines of the ``World``.
  private(set) var number = 0
  private(set) var windows: [AnimatedWindow] = []
  /// Whether an animation block ends as soon as it has no animations any more (R-10a).
  ///
  /// True for separate calls of `animate`. The blocks of a property animator or a transition end
  /// together with the animator or the transition.
  private(set) var endsEmptyBlocks = false
  /// Called when the playhead arrives at the start or at the end of the timeline.
  var onArrival: ((End) -> Void)?
  /// The object that the timeline keeps alive while the playhead moves.
  var keeper: AnyObject?
  /// The timeline whose position this timeline shares (T-36); nil if it has its own position.
  private var leader: AnimationTimeline?
  private var playhead = Playhead() {
    didSet { for window in world.windows { window.matching?.touch() } }
  }
  private var timers: [RunLoopTimer] = []
  /// The position at which linear progress ends, in seconds; nil while the changes follow their
  /// timing curves.
  ///
  /// Linear progress is proportional to the playhead's movement. It ends at the start or the end of
  /// the timeline.
  private var straightEnd: Double?
  /// The time at which a moving playhead arrives at the start or the end of the timeline.
  private var arrival = Duration.zero
  /// Whether changes of views in later animation blocks are made without animation.
  ///
  /// Becomes true when ``freeze()`` stores the visible values in the model values, and when the
  /// timeline ends.
  private var isFrozen = false

  init(_ what: String, length: Double, world: World, from site: ClosureSite? = nil) {
    (self.what, self.length, self.world, self.site) = (what, length, world, site)
    number = world.animations.timelines.insert(self)
  }

  var hasMotions: Bool { windows.contains { !$0.motions.isEmpty } }

  /// Returns whether an animation block still lasts: the block itself, or a block or keyframe
  /// inside it.
  func lasts(_ block: AnimatedWindow) -> Bool {
    windows.contains { $0.lasts && $0.isInside(block) }
  }

  var isTravelling: Bool { playhead.isTravelling || leader != nil }

  var isStraight: Bool { straightEnd != nil }

  /// The names of the animated views, in the order of their first changes.
  var viewNames: [String] {
    var names: [String] = []
    for motion in windows.flatMap(\.motions) {
      let name = motion.view.name.isEmpty ? motion.view.description : motion.view.name
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the position of the playhead at a time of the clock, in seconds from the beginning.
  func place(at now: Duration) -> Double {
    leader.map { min(length, $0.place(at: now)) } ?? playhead.place(at: now)
  }

  var place: Double { place(at: world.clock.now) }

  /// Runs a block, and stores its changes of views in the ``AnimatedWindow`` of `context`.
  func capture(in context: AnimationContext, _ block: () -> Void) {
    guard let window = context.window else {
      return AnimationContext?(context).run(in: world, block)
    }
    add(window)
    AnimationContext?(context).run(in: world, block)
    if isFrozen { window.detach() } else if playhead.isTravelling { schedule(window) }
  }

  func describe(to state: inout StateWriter) {
    state.add("length", length)
    state.add("what", what)
    state.add("windows", windows)
    state.add("heard", onArrival != nil)
    state.add("keeper", any: keeper)
    state.add("leader", leader)
    describePlayhead(to: &state)
    state.add("timers", timers.map(\.isPending))
    state.add("straight", straightEnd)
    state.add("frozen", isFrozen)
  }

  /// Adds the position of the playhead, and its remaining travel relative to the current time.
  private func describePlayhead(to state: inout StateWriter) {
    state.add("travels", isTravelling)
    guard let leg = playhead.leg else { return state.add("rests", place) }
    state.add("elapsed", world.clock.now - leg.start)
    state.add("start", leg.from)
    state.add("end", leg.to)
    state.add("pace", plain: leg.pace)
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

  // MARK: Moving the playhead

  /// Stops the playhead at the position `place`, limited to the length of the timeline.
  func hold(at place: Double) {
    rest(at: min(length, max(0, place)))
    straightEnd = nil
  }

  /// Stops the playhead without changing the visible values.
  ///
  /// While the changes follow their timing curves, `place` is the current position. While linear
  /// progress replaces the curves, `place` is the position at which the curves show the current
  /// values. In the second case, the playhead moves to `place`, and the changes follow their curves
  /// again. If this would make a visible value jump, the playhead instead stays at its current
  /// position. The progress then stays linear.
  func pause(at place: Double) {
    let now = world.clock.now
    let jumps = windows.contains { !progress(of: $0, at: now).isClose(to: $0.progress(at: place)) }
    jumps ? rest(at: self.place) : hold(at: place)
  }

  private func rest(at place: Double) {
    cancelTimers()
    playhead.rest(at: place)
    (keeper, leader) = (nil, nil)
  }

  /// Moves together with another timeline, until this timeline is moved or paused (T-36).
  ///
  /// The changes are proportional to the common position. This timeline arrives at its start or its
  /// end together with `other`, and keeps `keeper` alive until then.
  func follow(_ other: AnimationTimeline, keeping keeper: AnyObject?) {
    straighten(to: length)
    rest(at: place)
    (self.keeper, leader) = (keeper, other)
    let window = AnimatedWindow(
      on: other, offset: 0, timing: AnimationTiming(.cubic(.linear, duration: length)))
    window.onEnd = { [self] finished in
      if leader === other { arrive(at: finished ? .end : .start) }
    }
    other.capture(in: AnimationContext(window: window)) {}
  }

  /// Moves the playhead to the start or the end of the timeline.
  ///
  /// The timeline keeps `keeper` alive until the playhead arrives.
  ///
  /// - Parameter isStraight: Whether linear progress replaces the timing curves of the changes. If
  ///   the progress is already linear, false has no effect.
  func travel(
    to end: End, at pace: Playhead.Pace = .steady(1), isStraight: Bool = false,
    keeping keeper: AnyObject?
  ) {
    cancelTimers()
    let (now, from) = (world.clock.now, place)
    let to = end == .end ? length : 0
    if isStraight || self.isStraight { straighten(to: to) }
    if leader != nil { playhead.rest(at: from) }
    playhead.travel(to: to, at: pace, from: now)
    (self.keeper, leader) = (keeper, nil)
    for window in windows { schedule(window) }
    guard playhead.duration <= .longest else { return }
    arrival = now + .seconds(playhead.duration)
    guard isHeard else { return }
    let site = site ?? windows.lazy.compactMap(\.site).first
    schedule(after: playhead.duration, from: site) { self.arrive(at: end) }
  }

  /// Replaces the timing curves of the changes by linear progress to the position `end`.
  private func straighten(to end: Double) {
    let now = world.clock.now
    for window in windows { window.goStraight(from: place, progress(of: window, at: now)) }
    straightEnd = end
  }

  private func arrive(at end: End) {
    let kept = keeper
    hold(at: end == .end ? length : 0)
    if let onArrival {
      onArrival(end)
    } else {
      for window in windows { window.finish(end == .end) }
    }
    extendLifetime(kept)
  }

  /// Whether a closure must be called when the playhead arrives at the start or the end.
  private var isHeard: Bool { onArrival != nil || windows.contains { $0.onEnd != nil } }

  /// Schedules the completion of an animation block that ends before the end of the timeline.
  private func schedule(_ window: AnimatedWindow) {
    guard window.onEnd != nil, window.end < length, playhead.isForward,
      let seconds = playhead.seconds(until: window.end), seconds <= .longest
    else { return }
    schedule(after: seconds, from: window.site) { window.finish(true) }
  }

  private func schedule(
    after seconds: Double, from site: ClosureSite?, _ body: @escaping @MainActor () -> Void
  ) {
    timers.append(world.schedule(what, after: .seconds(seconds), from: site, body))
  }

  private func cancelTimers() {
    for timer in exchange(&timers, with: []) { timer.cancel() }
  }

  // MARK: Blocks without animations

  /// Ends the animation blocks that have changed nothing visible, now that all blocks have run.
  ///
  /// From now on, a block also ends when its last animation is removed.
  ///
  /// - Returns: Whether a block lasts; if none does, the timeline has ended.
  func endEmptyBlocks() -> Bool {
    endsEmptyBlocks = true
    endEmptyBlocks(finished: true)
    return !windows.isEmpty
  }

  /// Ends the animation blocks that have lost their last animation before the end of the timeline.
  func motionRemoved() {
    if endsEmptyBlocks, place < length { endEmptyBlocks(finished: false) }
  }

  private func endEmptyBlocks(finished: Bool) {
    world.animations.endings.takeBlocks(of: self, finished: finished) { !lasts($0) }
    if !windows.contains(where: \.lasts) { end() }
  }

  /// Ends all animation blocks before the end of the timeline, if they are separate calls of
  /// `animate`.
  func endBlocks() {
    guard endsEmptyBlocks else { return }
    world.animations.endings.takeBlocks(of: self, finished: false) { _ in true }
    end()
  }

  // MARK: Values

  /// Returns the progress of a block's changes, from 0 at their beginning to 1 at their end.
  func progress(of window: AnimatedWindow, at now: Duration) -> MotionProgress {
    let place = place(at: now)
    guard let straightEnd else { return window.progress(at: place) }
    return window.progress(at: place, now, straightTo: straightEnd)
  }

  /// Ends all animations of the timeline, and sets the model values to the values at `position`.
  ///
  /// - Parameter keepsWhatWasSet: Whether a model value is left unchanged if other code has set it
  ///   during the animation.
  func settle(at position: ViewAnimatingPosition, keepsWhatWasSet: Bool = false) {
    let motions = keepsWhatWasSet ? windows.flatMap(\.motions) : []
    let kept = Set(motions.filter(\.wasSetMeanwhile).map { ObjectIdentifier($0) })
    for window in windows { window.settle(at: position, except: kept) }
  }

  /// Sets the model values to the values that are visible now.
  ///
  /// The animations end, but the timeline still stores them for ``settle(at:keepsWhatWasSet:)``.
  func freeze() {
    let now = world.clock.now
    for window in windows { window.freeze(at: progress(of: window, at: now)) }
    isFrozen = true
  }

  /// Removes the completions of the animation blocks, so that they are never called.
  func forgetEnds() {
    for window in windows { window.onEnd = nil }
  }

  /// Ends all animations, cancels the timers, and removes the timeline from its ``World``.
  func end() {
    cancelTimers()
    for window in windows { window.release() }
    windows.removeAll()
    isFrozen = true
    (onArrival, keeper, leader) = (nil, nil, nil)
    world.animations.timelines.remove(self)
  }
}
