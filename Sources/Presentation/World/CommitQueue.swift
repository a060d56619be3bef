import PresentationLifecycle

/// The work that waits for the commit of a world.
///
/// After the world's end it accepts nothing: a callback that ends the world may return into code
/// that asks for a commit.
@MainActor final class CommitQueue {
  /// The world whose work waits; nil while none does.
  ///
  /// So a clock keeps nothing alive but what it will call.
  private(set) var world: World?
  /// Whether every commit is reported, also one without work.
  var hearsAll = false
  /// Calls into the world that have not returned: no commit comes meanwhile.
  var openCalls = 0
  /// Functions to call when the outermost of them has returned.
  var afterCalls: [() -> Void] = []
  /// Whether appearances under review are looked at when the outermost of them returns (P-102a).
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

  /// A controller whose view has entered or left a window by itself.
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

  /// Keeps the world alive until a commit leaves nothing to do.
  func waits(for world: World) {
    if self.world == nil, !hasEnded { self.world = world }
  }

  /// Lets the world go, unless something still waits.
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

  /// Adds a view that asks for its layout, once.
  func append(_ view: View) {
    guard !hasEnded else { return }
    view.isLayoutQueued = true
    work.place.pointee.layouts.append(view)
  }

  /// Adds an arrival: before that of `outer`, if there is one.
  func append(_ arrival: Arrival, before outer: ViewController? = nil) {
    guard !hasEnded else { return }
    let arrivals = work.place.pointee.arrivals
    let place = outer.flatMap { outer in arrivals.firstIndex { $0.controller === outer } }
    work.place.pointee.arrivals.insert(arrival, at: place ?? arrivals.count)
  }

  /// Removes an arrival: something else has sent the will-callback, and will send the other one.
  func remove(_ event: Appearance.Event, of controller: ViewController) {
    if work.place.pointee.arrivals.isEmpty { return }
    work.place.pointee.arrivals.removeAll { $0.controller === controller && $0.event == event }
  }

  /// Takes an array back that has been worked off, for the next views that ask.
  func reuse(_ layouts: consuming [View]) {
    layouts.removeAll(keepingCapacity: true)
    if work.place.pointee.layouts.isEmpty { work.place.pointee.layouts = layouts }
  }

  /// Views moved that constraints may refer to.
  func noteMove() { work.place.pointee.mayChangePlaces = true }

  func takeMoves() -> Bool {
    defer { work.place.pointee.mayChangePlaces = false }
    return work.place.pointee.mayChangePlaces
  }

  /// Runs what waited, now that no call is open.
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

  /// The waiting work, for a description of the world's state.
  var stateParts: [Any] {
    let work = work.place.pointee
    return [work.transitions, work.layouts, work.arrivals, work.mayChangePlaces, hearsAll]
  }

  /// Releases everything; the world has ended.
  func end() {
    hasEnded = true
    let old = work.place.pointee
    work.place.pointee = Work()
    afterCalls.removeAll()
    world = nil
    withExtendedLifetime(old) {}
  }
}
