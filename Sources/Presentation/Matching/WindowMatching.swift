import Foundation
import PresentationMotion

/// The matched views of a window, and the computation of the frames at which they are visible.
@MainActor final class WindowMatching {
  private unowned let window: Window
  private var graph = MatchingGraph()
  /// The matched views; nil at an index that no view uses.
  ///
  /// The index of a view is also its index in `graph`, where a view is called a member.
  private var seats: [Seat?] = []
  private var surroundings = MatchedSurroundings()
  private var offsets = MatchedOffsets()
  private var last: (instant: Duration, resolution: MatchingResolution)?
  private var isStale = true
  /// Whether a change after the last check may have created a cycle of matched views.
  private var mayHaveCycles = false
  private var cycles: [[Int]] = []
  /// Whether matched views may have other superviews than in the last computation.
  private var hasNewTree = true
  /// Whether superviews of matched views may have moved since the last computation.
  private var hasNewSurroundings = true
  /// The indices of the matched views whose geometry may have changed since the last computation.
  private var touched: [Int] = []
  private var moving: [Int] = []
  /// The frames that were visible before this run-loop turn changed matched views; computed when
  /// they are first needed.
  private var shownBefore: MatchingResolution?
  /// The matched views that the running animation block has changed, as indices, and the frames
  /// that were visible before the change.
  private var departure: (before: MatchingResolution, members: [Int])?

  /// A matched view, and the index of its superview in `surroundings`.
  private struct Seat {
    let view: View
    let matched: MatchedView
    var place: Int?
    /// Whether an animation or a progress track moves the view.
    var isMoving = false
  }

  init(of window: Window) {
    self.window = window
  }

  /// Starts the animations of the matched views that the running animation block has changed.
  static func depart(in world: World) {
    guard world.animations.hasMatchedDeparture else { return }
    world.animations.hasMatchedDeparture = false
    for window in world.windows { window.matching?.depart() }
  }

  /// Completes this run-loop turn's changes of matched views in all windows, and reports mistakes.
  ///
  /// Called in the commit at the end of the turn.
  static func settle(in world: World) {
    world.animations.hasMatchedUpdate = false
    for window in world.windows { window.matching?.settle() }
  }

  private var world: World? { window.owner }
  private var now: Duration { world?.clock.now ?? .zero }

  /// Marks the computed frames as out of date.
  func touch() { isStale = true }

  /// Marks the computed frames as out of date, because a view may have moved together with its
  /// subviews.
  func touch(_ view: View) {
    isStale = true
    if let member = view.extras?.matching?.member, touched.count < seats.count {
      touched.append(member)
    } else if type(of: view) != MatchedOffset.self {
      hasNewSurroundings = true
    }
  }

  func treeChanged() {
    (isStale, mayHaveCycles, hasNewTree) = (true, true, true)
    world?.animations.hasMatchedUpdate = true
  }

  // MARK: Members

  func enter(_ view: View, _ matched: MatchedView) {
    prepareDeparture()
    let member = graph.insert()
    let seat = Seat(view: view, matched: matched)
    if member == seats.count { seats.append(seat) } else { seats[member] = seat }
    (matched.member, matched.starts) = (member, [])
    graph.match(member, with: matched.geometries)
    matched.parts = graph.parts(of: member)
    updateBegins()
  }

  func leave(_ matched: MatchedView) {
    guard let member = matched.member else { return }
    prepareDeparture()
    for part in matched.parts { offsets.forget(.part(part)) }
    graph.remove(member)
    seats[member] = nil
    (matched.member, matched.parts, matched.starts) = (nil, [], [])
    updateBegins()
  }

  func change(_ view: View, _ matched: MatchedView, to geometries: [MatchedGeometry]) {
    let old = matched.geometries
    matched.geometries = geometries
    guard let member = matched.member else { return enter(view, matched) }
    prepareDeparture()
    departure?.members.append(member)
    func isNew(_ index: Int) -> Bool {
      !geometries[index].isSource
        && (!old.indices.contains(index) || old[index].differs(from: geometries[index]))
    }
    if shownBefore == nil, geometries.indices.contains(where: isNew) {
      shownBefore = resolution(at: now)
    }
    let (before, now) = (shownBefore, now)
    graph.match(member, with: geometries) { before?.geometry(of: $0, in: member) }
    if geometries.count > matched.parts.count { matched.parts = graph.parts(of: member) }
    if matched.track != nil {
      matched.starts = geometries.indices.map { isNew($0) ? now : matched.start(at: $0) }
    }
    updateBegins()
  }

  /// Restores each geometry's own `progress`, after the view's progress track was removed or
  /// replaced.
  func restoreProgress(of matched: MatchedView) {
    guard let member = matched.member else { return }
    for (part, geometry) in zip(graph.parts(of: member), matched.geometries) {
      graph.setProgress(geometry.progress, of: part)
    }
    touch()
  }

  private func updateBegins() {
    treeChanged()
    world?.requestCommit()
  }

  // MARK: Visible frames

  func rect(of view: View, at instant: Duration) -> CGRect? {
    guard let part = view.extras?.matching?.parts.first else { return nil }
    return resolution(at: instant).rect(of: part)
  }

  func wayToWindow(from view: View, at instant: Duration) -> CGAffineTransform {
    let resolution = resolution(at: instant)
    if let member = view.extras?.matching?.member { return resolution.wayToWindow(from: member) }
    var surroundings = MatchedSurroundings()
    let place = surroundings.place(of: view)
    surroundings.find(at: instant)
    let (parent, way) = surroundings.way(view.seenGeometry(at: instant), in: place)
    return parent.map { graph.way(way, inside: $0, in: resolution) } ?? way
  }

  /// Returns the visible frames of all matched views at an instant.
  ///
  /// The result is stored until a frame changes or another instant is requested.
  private func resolution(at instant: Duration) -> MatchingResolution {
    if !isStale, let last, last.instant == instant { return last.resolution }
    isStale = false
    last = nil
    place(at: instant)
    let resolution = resolve()
    last = (instant, resolution)
    return resolution
  }

  private func resolve() -> MatchingResolution {
    graph.resolved { [seats] member, proposed in
      seats[member]?.view.fitted(to: proposed) ?? proposed
    }
  }

  /// Updates the positions of the matched views that may have moved.
  private func place(at instant: Duration) {
    if hasNewTree { findPlaces() }
    if hasNewSurroundings || surroundings.isMoving {
      hasNewSurroundings = false
      surroundings.find(at: instant)
      for member in seats.indices { place(member, at: instant) }
    } else {
      for member in moving { place(member, at: instant) }
      for member in touched { place(member, at: instant) }
    }
    touched.removeAll(keepingCapacity: true)
    moving.removeAll { seats[$0]?.isMoving != true }
    offsets.apply(to: &graph, at: instant)
  }

  private func place(_ member: Int, at instant: Duration) {
    guard let seat = seats[member] else { return }
    let geometry = seat.view.seenGeometry(at: instant)
    let (parent, way) = surroundings.way(geometry, in: seat.place)
    graph.place(member, at: geometry.bounds, in: parent, by: way)
    let isMoving = !seat.view.motions.isEmpty || seat.matched.isOnTrack
    if isMoving != seat.isMoving {
      seats[member]?.isMoving = isMoving
      if isMoving { moving.append(member) }
    }
    guard let track = seat.matched.track else { return }
    for (part, start) in zip(seat.matched.parts, seat.matched.starts) {
      guard let start else { continue }
      graph.setProgress(track.value(at: (instant - start) / .seconds(1)), of: part)
    }
  }

  private func findPlaces() {
    (hasNewTree, hasNewSurroundings) = (false, true)
    surroundings = MatchedSurroundings()
    for member in seats.indices {
      if let view = seats[member]?.view { seats[member]?.place = surroundings.place(of: view) }
    }
  }

  // MARK: Updates

  /// Stores the visible frames if an animation block is running, because its animations start from
  /// these frames.
  private func prepareDeparture() {
    guard departure == nil, let world, world.animations.context?.window != nil,
      world.animations.transactions.innermost?.disablesActions != true
    else { return }
    departure = (resolution(at: now), [])
    graph.begin()
    world.animations.hasMatchedDeparture = true
  }

  /// Starts the animations of the changed views, from the frames at which the views were visible
  /// (G-13, G-16).
  func depart() {
    guard let (before, members) = departure else { return }
    departure = nil
    place(at: now)
    graph.pin(members.filter { seats[$0] != nil }, to: before)
    let corrections = resolve().corrections
    graph.unpin()
    for correction in corrections {
      switch correction {
      case .part(let part, let offset):
        offsets.find(.part(part), named: name(of: part), in: window).depart(by: offset)
      case .group(let group, let offset):
        let source = graph.source(of: group)
        offsets.find(.group(group), named: source.map(name) ?? "", in: window).depart(by: offset)
      }
    }
    touch()
  }

  /// Completes this run-loop turn's changes of matched views in the window, and reports mistakes.
  ///
  /// The reported mistakes are groups with several sources and cycles of views (G-10, G-20).
  func settle() {
    shownBefore = nil
    let (ambiguous, empty) = graph.settle()
    for group in empty { offsets.forget(.group(group)) }
    for (key, source) in ambiguous { report(Issues.ambiguousMatch(key), at: source) }
    guard mayHaveCycles else { return }
    mayHaveCycles = false
    let old = cycles
    cycles = resolution(at: now).cycles
    for cycle in cycles where !old.contains(cycle) {
      report(Issues.matchedCycle(cycle.map(name)), at: cycle[0])
    }
  }

  /// Reports an issue about a matched geometry.
  ///
  /// The trace shows the issue under the name of the nearest controller of the matched view.
  private func report(_ issue: PresentationIssue, at part: Int) {
    let controller = seats[graph.member(of: part)]?.view.nearestController
    world?.report(issue, at: controller?.subject ?? .world)
  }

  private func name(of part: Int) -> String {
    let view = seats[graph.member(of: part)]?.view
    return view.map { $0.name.isEmpty ? $0.description : $0.name } ?? ""
  }
}

extension MatchedGeometry {
  /// Returns whether the view becomes a consumer of a group if `new` replaces this geometry.
  ///
  /// The geometry `new` is a consumer. The result is false only if this geometry is already a
  /// consumer of the same group.
  fileprivate func differs(from new: MatchedGeometry) -> Bool { isSource || key != new.key }
}
