import Foundation
import PresentationMotion

/// The matched views of a window, and where they are seen.
@MainActor final class WindowMatching {
  private unowned let window: Window
  private var graph = MatchingGraph()
  /// By member.
  private var views: [View?] = []
  private var offsets = MatchedOffsets()
  private var last: (instant: Duration, resolution: MatchingResolution)?
  private var isStale = true
  /// Whether somebody may have begun to follow in a circle.
  private var mayHaveCycles = false
  private var cycles: [[Int]] = []
  /// What was seen when the update began, as soon as somebody wants to know.
  private var shownBefore: MatchingResolution?
  /// What was seen before the block that runs has changed anything, and whom it has changed.
  private var departure: (before: MatchingResolution, members: [Int])?

  init(of window: Window) {
    self.window = window
  }

  private var world: World? { window.owner }
  private var now: Duration { world?.clock.now ?? .zero }

  /// Something is seen elsewhere.
  func touch() { isStale = true }

  func treeChanged() {
    (isStale, mayHaveCycles) = (true, true)
    world?.hasMatchedUpdate = true
  }

  // MARK: Who is here

  func enter(_ view: View, _ matched: MatchedView) {
    prepareDeparture()
    let member = graph.insert()
    if member == views.count { views.append(view) } else { views[member] = view }
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
    views[member] = nil
    (matched.member, matched.parts, matched.starts) = (nil, [], [])
    updateBegins()
  }

  func change(_ view: View, _ matched: MatchedView, to geometries: [MatchedGeometry]) {
    let old = matched.geometries
    matched.geometries = geometries
    guard let member = matched.member else { return enter(view, matched) }
    prepareDeparture()
    departure?.members.append(member)
    let isNew = geometries.enumerated().map { index, new in
      !new.isSource && (!old.indices.contains(index) || old[index].differs(from: new))
    }
    if shownBefore == nil, isNew.contains(true) { shownBefore = resolution(at: now) }
    let (before, now) = (shownBefore, now)
    graph.match(member, with: geometries) { before?.geometry(of: $0, in: member) }
    matched.parts = graph.parts(of: member)
    if matched.track != nil {
      matched.starts = isNew.enumerated().map { $1 ? now : matched.start(at: $0) }
    }
    updateBegins()
  }

  /// A track has gone, or another one has come that was not started yet.
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

  // MARK: Where they are seen

  func rect(of view: View, at instant: Duration) -> CGRect? {
    guard let part = view.extras?.matching?.parts.first else { return nil }
    return resolution(at: instant).rect(of: part)
  }

  func wayToWindow(from view: View, at instant: Duration) -> CGAffineTransform {
    let resolution = resolution(at: instant)
    if let member = view.extras?.matching?.member { return resolution.wayToWindow(from: member) }
    let (parent, way) = wayToParent(of: view, view.seenGeometry(at: instant), at: instant)
    return parent.map { graph.way(way, inside: $0, in: resolution) } ?? way
  }

  /// Once for everybody, until something changes or another instant is asked for.
  private func resolution(at instant: Duration) -> MatchingResolution {
    if !isStale, let last, last.instant == instant { return last.resolution }
    isStale = false
    place(at: instant)
    let resolution = resolve()
    last = (instant, resolution)
    return resolution
  }

  private func resolve() -> MatchingResolution {
    graph.resolved { [views] member, proposed in
      views[member]?.fitted(to: proposed) ?? proposed
    }
  }

  /// Tells the graph where everybody is.
  private func place(at instant: Duration) {
    for member in views.indices {
      guard let view = views[member] else { continue }
      let geometry = view.seenGeometry(at: instant)
      let (parent, way) = wayToParent(of: view, geometry, at: instant)
      graph.place(member, at: geometry.bounds, in: parent, by: way)
      if let matched = view.extras?.matching, let track = matched.track {
        for (part, start) in zip(matched.parts, matched.starts) {
          guard let start else { continue }
          graph.setProgress(track.value(at: (instant - start) / .seconds(1)), of: part)
        }
      }
    }
    offsets.apply(to: &graph, at: instant)
  }

  /// The matched view that a view is in, and the way to its coordinates, else to the window's.
  private func wayToParent(
    of view: View, _ geometry: View.Geometry, at instant: Duration
  ) -> (parent: Int?, way: CGAffineTransform) {
    guard var next = view.superview else { return (nil, .identity) }
    var way = geometry.toSuperview
    while true {
      if let member = next.extras?.matching?.member { return (member, way) }
      guard let superview = next.superview else { return (nil, way) }
      way = way.concatenating(next.seenGeometry(at: instant).toSuperview)
      next = superview
    }
  }

  // MARK: Updates

  /// Remembers what is seen, if an animation block runs: what it changes must not jump.
  private func prepareDeparture() {
    guard departure == nil, let world, world.animationContext?.window != nil,
      world.openTransaction?.disablesActions != true
    else { return }
    departure = (resolution(at: now), [])
    graph.begin()
    world.hasMatchedDeparture = true
  }

  /// What the block has changed sets out from where it was seen (G-13, G-16).
  func depart() {
    guard let (before, members) = departure else { return }
    departure = nil
    place(at: now)
    graph.pin(members.filter { views[$0] != nil }, to: before)
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

  /// The update is over: what is wrong with it is reported (G-10, G-20).
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

  /// Reports an issue of the controller whose view the part's view is in.
  private func report(_ issue: PresentationIssue, at part: Int) {
    let controller = views[graph.member(of: part)]?.nearestController
    world?.report(issue, at: controller?.subject ?? .world)
  }

  private func name(of part: Int) -> String {
    let view = views[graph.member(of: part)]
    return view.map { $0.name.isEmpty ? $0.description : $0.name } ?? ""
  }
}

extension MatchedGeometry {
  /// Whether it follows another source, or has begun to follow.
  fileprivate func differs(from new: MatchedGeometry) -> Bool { isSource || key != new.key }
}
