import PresentationLifecycle

/// The work that waits for the next commit of a world.
///
/// After the end of the world, the queue accepts no work. This matters when a callback ends the
/// world, and the code that made the call then requests a commit.
@MainActor final class CommitQueue {
  /// The world whose work waits; nil if there is no work.
  ///
  /// The clock keeps the queue alive. Therefore the queue keeps the world alive only while work
  /// waits for a commit.
  private(set) var world: World?
  /// Whether every commit calls the world, even without work.
  var hearsAll = false
  /// The number of calls into the world that have not returned.
  ///
  /// While this number is not zero, no commit may begin.
  var openCalls = 0
  /// The functions to call when the outermost open call has returned.
  var afterCalls: [() -> Void] = []
  /// Whether the appearances under review have to be checked when the outermost open call returns
  /// (P-102a).
  var looksAtReviews = false
  private var hasEnded = false
  /// The number of commits so far.
  private(set) var count = 0

  private let work = Box(Work())

  private struct Work {
    var transitions: [ModalTransition] = []
    var layouts: [View] = []
    var arrivals: [Arrival] = []
    var mayChangePlaces = false
  }

  /// A controller whose view has entered or left a window without a transition, and the event that
  /// the commit sends.
  struct Arrival {
    let controller: ViewController
    let event: Appearance.Event
  }

  var hasTransitions: Bool { !work.place.pointee.transitions.isEmpty }
  var hasLayouts: Bool {
    !work.place.pointee.layouts.isEmpty || work.place.pointee.mayChangePlaces
  }
  var isEmpty: Bool {
    !hasTransitions && !hasLayouts && work.place.pointee.arrivals.isEmpty
  }

  /// Keeps the world alive until a commit leaves no work.
  func waits(for world: World) {
    if self.world == nil, !hasEnded { self.world = world }
  }

  /// Releases the world if no work waits.
  func commitEnded() {
    count += 1
    if world != nil, isEmpty, !hearsAll { world = nil }
  }

  func append(_ transition: ModalTransition) {
    if !hasEnded { work.place.pointee.transitions.append(transition) }
  }

  func remove(_ transition: ModalTransition) {
    work.place.pointee.transitions.removeAll { $0 === transition }
  }

  /// Adds a view that has requested a layout, and marks the view as queued.
  func append(_ view: View) {
    guard !hasEnded else { return }
    view.isLayoutQueued = true
    work.place.pointee.layouts.append(view)
  }

  /// Adds an arrival; if `outer` has an arrival, too, inserts the new arrival before it.
  func append(_ arrival: Arrival, before outer: ViewController? = nil) {
    guard !hasEnded else { return }
    let arrivals = work.place.pointee.arrivals
    let place = outer.flatMap { outer in arrivals.firstIndex { $0.controller === outer } }
    work.place.pointee.arrivals.insert(arrival, at: place ?? arrivals.count)
  }

  /// Removes an arrival, because another sender has sent the will-callback and will send the
  /// did-callback.
  func remove(_ event: Appearance.Event, of controller: ViewController) {
    if work.place.pointee.arrivals.isEmpty { return }
    work.place.pointee.arrivals.removeAll { $0.controller === controller && $0.event == event }
  }

  /// Keeps the storage of an array whose views have been laid out, for the next views.
  func reuse(_ layouts: consuming [View]) {
    layouts.removeAll(keepingCapacity: true)
    if work.place.pointee.layouts.isEmpty { work.place.pointee.layouts = layouts }
  }

  /// Records that a view has moved, because constraints may refer to the view.
  func noteMove() { work.place.pointee.mayChangePlaces = true }

  func takeMoves() -> Bool {
    defer { work.place.pointee.mayChangePlaces = false }
    return work.place.pointee.mayChangePlaces
  }

  /// Calls the functions that wait until the outermost call has returned.
  func runAfterCalls() {
    while openCalls == 0, !afterCalls.isEmpty { afterCalls.removeFirst()() }
  }

  func takeTransitions() -> [ModalTransition] {
    defer { work.place.pointee.transitions = [] }
    return work.place.pointee.transitions
  }

  func takeLayouts() -> [View] {
    defer { work.place.pointee.layouts = [] }
    return work.place.pointee.layouts
  }

  func takeArrivals() -> [Arrival] {
    defer { work.place.pointee.arrivals = [] }
    return work.place.pointee.arrivals
  }

  /// Adds the waiting work to a visitor.
  func describe(to state: any StateVisitor) {
    let work = work.place.pointee
    state.add("transitions", work.transitions)
    state.add("layouts", work.layouts)
    state.add("arrivals", all: work.arrivals)
    state.add("may change places", work.mayChangePlaces)
    state.add("hears all", hearsAll)
  }

  /// Releases all work, because the world has ended.
  func end() {
    hasEnded = true
    let old = work.place.pointee
    work.place.pointee = Work()
    afterCalls.removeAll()
    world = nil
    withExtendedLifetime(old) {}
  }
}
