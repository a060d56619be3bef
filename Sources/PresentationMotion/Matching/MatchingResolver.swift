#if canImport(Darwin)
  import CoreGraphics
#else
  import Foundation
#endif

extension MatchingGraph {
  /// Computes the rectangle of each part and the geometry of each group exactly once.
  ///
  /// - Parameter fit: Returns the size that a member takes if the given size is proposed (G-8).
  package func resolved(
    fit: (_ member: Int, _ proposed: CGSize) -> CGSize = { $1 }
  ) -> MatchingResolution {
    withoutActuallyEscaping(fit) { fit in
      var resolver = MatchingResolver(graph: self, fit: fit)
      resolver.run()
      return resolver.result
    }
  }

  /// Pins the views that must not jump in this update to their positions before the update.
  ///
  /// The method pins the parts of `members` that existed before. If the source of a group has
  /// changed, the method usually pins the shared geometry of the group. Some of these groups have
  /// lost their source, or shared no geometry before. For such a group, the method pins the
  /// consumers instead.
  package mutating func pin(_ members: [Int], to before: MatchingResolution) {
    for member in members {
      for part in parts(of: member) { pin(part, to: before) }
    }
    for group in touched where groups[group].hasNewSource {
      let old = group < before.shared.count ? before.shared[group] : nil
      if groups[group].chosen != nil, let old {
        if groups[group].count > 1 { handOver(group) { $0.pin = old } }
      } else {
        var next = groups[group].lastFollower
        while let part = next {
          pin(part, to: before)
          next = parts[part].link.previous
        }
      }
    }
  }

  /// Returns a transform to the window: first `way`, which leads to a member's coordinates, and
  /// then the transform from these coordinates to the window.
  ///
  /// The result includes the offset by which matching has moved the member's contents.
  package func way(
    _ way: CGAffineTransform, inside member: Int, in resolution: MatchingResolution
  ) -> CGAffineTransform {
    var way = way
    if let innermost = members[member].innermost {
      let (shown, own) = (resolution.rects[innermost].origin, members[member].own.origin)
      way.tx += shown.x - own.x
      way.ty += shown.y - own.y
    }
    return way.concatenating(resolution.wayToWindow(from: member))
  }

  private mutating func pin(_ part: Int, to before: MatchingResolution) {
    guard let pin = before.geometry(of: part, in: parts[part].member) else { return }
    change(part) { $0.pin = pin }
  }

  /// Removes all pins.
  package mutating func unpin() {
    for part in parts.indices where parts[part].travels { journeys[part]?.pin = nil }
    for group in touched where groups[group].isHandedOver { handOver(group) { $0.pin = nil } }
    begin()
  }
}

/// The computation of one ``MatchingResolution``.
private struct MatchingResolver {
  private enum Mark: UInt8 { case open, waiting, done }

  private let graph: MatchingGraph
  private let fit: (Int, CGSize) -> CGSize
  private(set) var result: MatchingResolution
  private var marks: [Mark]
  private var isCut: [Bool]
  /// The parts that cannot be computed yet; each part waits for the next part in this array.
  private var waiting: [Int] = []

  init(graph: MatchingGraph, fit: @escaping (Int, CGSize) -> CGSize) {
    (self.graph, self.fit) = (graph, fit)
    result = MatchingResolution(
      rects: Array(repeating: .null, count: graph.parts.count), members: graph.members,
      toWindow: Array(repeating: nil, count: graph.members.count),
      shared: Array(repeating: nil, count: graph.groups.count))
    marks = Array(repeating: .open, count: graph.parts.count)
    isCut = Array(repeating: false, count: graph.parts.count)
  }

  mutating func run() {
    for part in graph.parts.indices where graph.parts[part].isLive && marks[part] == .open {
      waiting.append(part)
      while let top = waiting.last { step(top) }
    }
    // A group without followers shares a geometry as well: a later source starts from this
    // geometry.
    for group in graph.groups.indices where result.shared[group] == nil {
      if let source = graph.groups[group].chosen { _ = shared(of: group, from: source) }
    }
  }

  private mutating func step(_ part: Int) {
    guard let needed = missing(for: part) else {
      result.rects[part] = rect(of: part)
      marks[part] = .done
      waiting.removeLast()
      return
    }
    marks[part] = .waiting
    marks[needed] == .waiting ? cut(from: needed) : waiting.append(needed)
  }

  // MARK: Dependencies

  /// Returns the part whose rectangle is the input of `part`.
  ///
  /// The rectangle of the returned part must be computed first.
  private func inflow(of part: Int) -> Int? {
    if let outer = graph.parts[part].outer { return outer }
    return graph.members[graph.parts[part].member].parent.flatMap { graph.members[$0].innermost }
  }

  /// Returns the source whose geometry a part takes over.
  ///
  /// A consumer takes over the geometry of its group's source. A source takes over the geometry of
  /// another source only while the group changes between the two sources (G-13).
  private func source(of part: Int) -> Int? {
    guard let group = graph.parts[part].group, !isCut[part],
      !graph.parts[part].isSource || graph.groups[group].isHandedOver
    else { return nil }
    return graph.groups[group].chosen
  }

  private func missing(for part: Int) -> Int? {
    if let needed = inflow(of: part), marks[needed] != .done { return needed }
    guard let source = source(of: part), let needed = inflow(of: source), marks[needed] != .done
    else { return nil }
    return needed
  }

  /// Breaks a cycle by ignoring one match (G-20).
  ///
  /// The method examines the parts in the cycle that take over a geometry. Of these parts, the part
  /// that was registered last keeps its own geometry.
  private mutating func cut(from start: Int) {
    let round = Array(waiting[(waiting.lastIndex(of: start) ?? 0)...])
    let nexts = round.dropFirst() + [start]
    let followers = zip(round, nexts).filter { inflow(of: $0) != $1 }.map(\.0)
    guard
      let place = followers.indices.max(by: {
        graph.parts[followers[$0]].order < graph.parts[followers[$1]].order
      })
    else { preconditionFailure("Members \(round) are inside each other.") }
    let last = followers[place]
    result.cycles.append(Array(followers[place...] + followers[..<place]))
    isCut[last] = true
    while waiting.last != last { marks[waiting.removeLast()] = .open }
  }

  // MARK: Rectangles

  private mutating func rect(of part: Int) -> CGRect {
    let node = graph.parts[part]
    let own = incoming(part)
    let toWindow = wayToWindow(from: node.member)
    var rect = own
    if let source = source(of: part), let group = node.group {
      rect = follow(part, shared(of: group, from: source), own, toWindow)
    }
    guard node.travels, let journey = graph.journeys[part] else { return rect }
    if let offset = journey.offset { rect = rect.moved(by: offset) }
    guard let pin = journey.pin?.moved(by: toWindow.inverse) else { return rect }
    let pinned = CGRect(origin: pin.point, size: pin.size)
    note(rect.offset(to: pinned)) { .part(part, $0) }
    return pinned
  }

  private mutating func follow(
    _ part: Int, _ shared: SharedGeometry, _ own: CGRect, _ toWindow: CGAffineTransform
  ) -> CGRect {
    let node = graph.parts[part]
    let target = shared.moved(by: toWindow.inverse).rect(
      for: own, matching: node.properties, at: node.anchor, fit: { fit(node.member, $0) })
    guard !node.isSource, node.progress != 1 else { return target }
    func inWindow(_ rect: CGRect) -> SharedGeometry {
      SharedGeometry(of: rect, at: .topLeading).moved(by: toWindow)
    }
    let follower = graph.journeys[part]?.follower ?? MatchedFollower()
    let shown =
      follower.value(towards: inWindow(target), own: inWindow(own), progress: node.progress)
      .moved(by: toWindow.inverse)
    return CGRect(origin: shown.point, size: shown.size)
  }

  /// Returns the rectangle that is the input of a part.
  ///
  /// This is the rectangle of the next outer part or, if there is none, the member's own rectangle.
  private func incoming(_ part: Int) -> CGRect {
    let node = graph.parts[part]
    return node.outer.map { result.rects[$0] } ?? graph.members[node.member].own
  }

  private mutating func wayToWindow(from member: Int) -> CGAffineTransform {
    if let known = result.toWindow[member] { return known }
    let node = graph.members[member]
    let way = node.parent.map { graph.way(node.toParent, inside: $0, in: result) } ?? node.toParent
    result.toWindow[member] = way
    return way
  }

  private mutating func shared(of group: Int, from source: Int) -> SharedGeometry {
    if let known = result.shared[group] { return known }
    let node = graph.parts[source]
    var shared = SharedGeometry(of: incoming(source), at: node.anchor)
      .moved(by: wayToWindow(from: node.member))
    if graph.groups[group].isHandedOver, let handOver = graph.handOvers[group] {
      if let offset = handOver.offset { shared = shared.moved(by: offset) }
      if let pin = handOver.pin {
        note(shared.offset(to: pin)) { .group(group, $0) }
        shared = pin
      }
    }
    result.shared[group] = shared
    return shared
  }

  private mutating func note(
    _ offset: MatchingGraph.Offset,
    _ correction: (MatchingGraph.Offset) -> MatchingResolution.Correction
  ) {
    if offset.magnitudeSquared > 1e-18 { result.corrections.append(correction(offset)) }
  }
}
