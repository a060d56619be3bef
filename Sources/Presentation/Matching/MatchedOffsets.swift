import PresentationMotion

/// The offsets of the matched parts and groups that are moving to their places, in the order in
/// which the movements started.
@MainActor struct MatchedOffsets {
  enum Target: Hashable {
    /// One of a view's matched geometries, which is moved alone (G-16).
    case part(Int)
    /// A group of matched views, whose common geometry is moved (G-13).
    case group(Int)
  }

  private var offsets: [Target: MatchedOffset] = [:]
  private var order: [(target: Target, offset: MatchedOffset)] = []

  mutating func find(_ target: Target, named name: String, in window: Window) -> MatchedOffset {
    if let offset = offsets[target] { return offset }
    let made = MatchedOffset(name)
    (made.window, made.isLayoutQueued) = (window, true)
    offsets[target] = made
    order.append((target, made))
    return made
  }

  mutating func forget(_ target: Target) {
    offsets[target] = nil
  }

  /// Sets the offsets of a graph's members at an instant, and removes the offsets that have arrived
  /// at zero.
  mutating func apply(to graph: inout MatchingGraph, at instant: Duration) {
    var kept: [(target: Target, offset: MatchedOffset)] = []
    for (target, offset) in order where offsets[target] === offset {
      if offset.isHome {
        offsets[target] = nil
        graph.shift(target, by: nil)
      } else {
        let left = offset.offset(at: instant)
        graph.shift(target, by: left == .zero ? nil : left)
        kept.append((target, offset))
      }
    }
    order = kept
  }
}

extension MatchingGraph {
  fileprivate mutating func shift(_ target: MatchedOffsets.Target, by offset: Offset?) {
    switch target {
    case .part(let part): shift(part: part, by: offset)
    case .group(let group): shift(group: group, by: offset)
    }
  }
}
