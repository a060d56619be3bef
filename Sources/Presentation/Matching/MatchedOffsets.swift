import PresentationMotion

/// The running movements of matched views and groups, in the order in which they started.
///
/// A movement is stored as the remaining distance to the rectangle to which the view or group
/// moves.
@MainActor struct MatchedOffsets {
  enum Target: Hashable {
    /// A single matched geometry of a view (G-16).
    case part(Int)
    /// A group of matched views, whose shared geometry moves (G-13).
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

  /// Passes the distances at an instant to the graph, which computes the visible rectangles.
  ///
  /// Distances that have become zero are removed.
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
