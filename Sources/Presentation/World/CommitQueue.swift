import PresentationLifecycle

/// The work that waits for the next commit of a ``World``.
///
/// A commit is the layout and transition work at the end of a run-loop turn. After the world has
/// ended, the queue accepts no work, because no commit follows.
@MainActor final class CommitQueue {
  /// The world of this queue; nil if the queue does not retain the world now.
  ///
  /// The world retains its clock, and the clock retains this queue. If the queue always retained
  /// the world, the world would never be released. Therefore this property is set only while work
  /// waits for a commit, while a function follows the commits, or while ``hearsAll`` is true.
  private(set) var world: World?
  /// Whether the world takes part in every commit (the layout at the end of a turn).
  ///
  /// True while the world has property animators.
  var hearsAll = false
  /// The number of running calls, such as `present`, that use the state machines.
  ///
  /// No commit (layout at the end of a turn) begins before all these calls have returned.
  @exclusivity(unchecked) var openCalls = 0
  /// The closures to call when the outermost call into the state machines, such as `present`, has
  /// returned.
  @exclusivity(unchecked) var afterCalls: [() -> Void] = []
  private var isRunningAfterCalls = false
  private var hasEnded = false
  /// The number of commits (layouts at the end of a turn) so far.
  private(set) var count = 0

  @exclusivity(unchecked) private var work = Work()
  /// Empty storage for the views that request a layout during a layout, so that a layout usually
  /// allocates no memory.
  @exclusivity(unchecked) private var spareLayouts: [View] = []

  private struct Work {
    var transitions: [ModalTransition] = []
    var layouts: [View] = []
    var arrivals: [Arrival] = []
    var mayChangePlaces = false
    /// The contexts of the transitions that have ended in this turn; animators may still read them.
    var endedContexts: [TransitionContext] = []
  }

  /// A controller whose view has entered or left a window without a transition.
  ///
  /// At the end of the turn, the event leads to `viewDidAppear` or `viewDidDisappear`.
  struct Arrival {
    let controller: ViewController
    let event: Appearance.Event
  }

  var hasTransitions: Bool { !work.transitions.isEmpty }
  var hasLayouts: Bool { !work.layouts.isEmpty || work.mayChangePlaces }
  var isEmpty: Bool { !hasTransitions && !hasLayouts && work.arrivals.isEmpty }

  /// Retains the world until ``commitEnded(isFollowed:)`` releases it.
  func waits(for world: World) {
    if self.world == nil, !hasEnded { self.world = world }
  }

  /// Retains the context of a transition that ends inside a turn until the end of the turn.
  ///
  /// An animator that does not retain its context can thus read it after `completeTransition`.
  func keep(_ context: TransitionContext, in world: World) {
    guard !hasEnded, world.clock.isRunningTurn else { return }
    work.endedContexts.append(context)
    waits(for: world)
  }

  /// Called at the end of a commit (the layout at the end of a turn).
  ///
  /// Releases the world if no work waits, ``hearsAll`` is false, and no function follows the
  /// commits.
  func commitEnded(isFollowed: Bool) {
    count += 1
    // The release may run code of the app, which may end another transition.
    extendLifetime(exchange(&work.endedContexts, with: []))
    if world != nil, isEmpty, !hearsAll, !isFollowed { world = nil }
  }

  func append(_ transition: ModalTransition) {
    if !hasEnded { work.transitions.append(transition) }
  }

  func remove(_ transition: ModalTransition) {
    if work.transitions.isEmpty { return }
    work.transitions.removeAll { $0 === transition }
  }

  /// Adds a view that has requested a layout, and marks the view as queued.
  func append(_ view: View) {
    guard !hasEnded else { return }
    view.isLayoutQueued = true
    work.layouts.append(view)
  }

  /// Queues the appearance event of a controller whose view has entered or left a window.
  ///
  /// The event replaces an earlier event of the same controller. If an event of the controller
  /// `outer` is already queued, the new event is inserted before that event.
  func append(_ arrival: Arrival, before outer: ViewController? = nil) {
    guard !hasEnded else { return }
    work.arrivals.removeAll { $0.controller === arrival.controller }
    let arrivals = work.arrivals
    let place = outer.flatMap { outer in arrivals.firstIndex { $0.controller === outer } }
    work.arrivals.insert(arrival, at: place ?? arrivals.count)
  }

  /// Whether a controller, or one that contains or presents it, has entered a window in this turn,
  /// so that the controller appears in the commit.
  func hasArrival(around controller: ViewController) -> Bool {
    work.arrivals.contains { $0.event == .entered && $0.controller.isAround(controller) }
  }

  /// Removes a controller's queued appearance event, because a transition or a container now sends
  /// the controller's appearance callbacks.
  func remove(_ event: Appearance.Event, of controller: ViewController) {
    if work.arrivals.isEmpty { return }
    work.arrivals.removeAll { $0.controller === controller && $0.event == event }
  }

  /// Keeps the storage of views that have been laid out for the layout after the next.
  func reuse(_ layouts: consuming [View]) { reuse(layouts, as: &spareLayouts) }

  /// Keeps the storage of transitions that have begun for the next commit.
  func reuse(_ begun: consuming [ModalTransition]) { reuse(begun, as: &work.transitions) }

  private func reuse<Element>(_ old: consuming [Element], as queue: inout [Element]) {
    // `removeAll(keepingCapacity:)` takes 160 instructions for one element.
    while !old.isEmpty { old.removeLast() }
    if queue.isEmpty, queue.capacity < old.capacity { queue = old }
  }

  /// Records that a view has moved, so that constraints are applied again at the end of the turn.
  func noteMove() { work.mayChangePlaces = true }

  func takeMoves() -> Bool { exchange(&work.mayChangePlaces, with: false) }

  /// Calls the closures in ``afterCalls``, if no call into the state machines is running.
  ///
  /// Each closure is called after the previous closure has returned.
  func runAfterCalls() {
    guard !afterCalls.isEmpty, !isRunningAfterCalls else { return }
    isRunningAfterCalls = true
    while openCalls == 0, !afterCalls.isEmpty { afterCalls.removeFirst()() }
    isRunningAfterCalls = false
  }

  func takeTransitions() -> [ModalTransition] { exchange(&work.transitions, with: []) }
  func takeLayouts() -> [View] {
    exchange(&work.layouts, with: exchange(&spareLayouts, with: []))
  }
  func takeArrivals() -> [Arrival] { exchange(&work.arrivals, with: []) }

  /// Adds the waiting work to a description of the ``World``.
  func describe(to state: inout StateWriter) {
    state.add("transitions", work.transitions)
    state.add("has layouts", !work.layouts.isEmpty)
    state.add("arrivals", all: work.arrivals)
    state.add("may change places", work.mayChangePlaces)
    state.add("hears all", hearsAll)
  }

  /// Releases all work, because the world has ended.
  func end() {
    hasEnded = true
    let old = exchange(&work, with: Work())
    afterCalls.removeAll()
    world = nil
    extendLifetime(old)
  }
}
