import PresentationLifecycle

/// What waits for the commit of a world.
@MainActor final class CommitQueue {
  /// The world whose work waits; nil while none does.
  ///
  /// So a clock keeps nothing alive but what it will call.
  private(set) var world: World?
  /// Whether every commit is to be heard, also one without work.
  var hearsAll = false
  /// Calls into the world that have not returned: no commit comes meanwhile.
  var openCalls = 0

  private let work = Box(Work())

  private struct Work {
    var transitions: [TransitionID] = []
    var layouts: [View] = []
    var arrivals: [Arrival] = []
  }

  /// A controller whose view has entered or left a window by itself.
  struct Arrival {
    let controller: ViewController
    let event: Appearance.Event
  }

  var hasTransitions: Bool { !work.place.pointee.transitions.isEmpty }
  var hasLayouts: Bool { !work.place.pointee.layouts.isEmpty }
  var isEmpty: Bool {
    !hasTransitions && !hasLayouts && work.place.pointee.arrivals.isEmpty
  }

  /// The world has work for the commit.
  func waits(for world: World) {
    if self.world == nil { self.world = world }
  }

  /// Lets the world go, unless something still waits.
  func commitEnded() {
    if world != nil, isEmpty, !hearsAll { world = nil }
  }

  func append(_ transition: TransitionID) { work.place.pointee.transitions.append(transition) }

  func remove(_ transition: TransitionID) {
    work.place.pointee.transitions.removeAll { $0 == transition }
  }

  func append(_ view: View) { work.place.pointee.layouts.append(view) }

  /// Adds an arrival: before that of `outer`, if there is one.
  func append(_ arrival: Arrival, before outer: ViewController? = nil) {
    let arrivals = work.place.pointee.arrivals
    let place = outer.flatMap { outer in arrivals.firstIndex { $0.controller === outer } }
    work.place.pointee.arrivals.insert(arrival, at: place ?? arrivals.count)
  }

  /// Takes an array back that has been worked off, for the next views that ask.
  func reuse(_ layouts: consuming [View]) {
    layouts.removeAll(keepingCapacity: true)
    if !hasLayouts { work.place.pointee.layouts = layouts }
  }

  func takeTransitions() -> [TransitionID] {
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

  func removeAll() {
    let old = work.place.pointee
    work.place.pointee = Work()
    world = nil
    withExtendedLifetime(old) {}
  }
}
