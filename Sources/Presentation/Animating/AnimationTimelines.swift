/// The animation timelines of a ``World`` that have not ended.
@MainActor struct AnimationTimelines {
  private var timelines: [ObjectIdentifier: AnimationTimeline] = [:]
  private var count = 0

  /// Adds a timeline, and returns the number of timelines that have been added before.
  mutating func insert(_ timeline: AnimationTimeline) -> Int {
    timelines[ObjectIdentifier(timeline)] = timeline
    defer { count += 1 }
    return count
  }

  mutating func remove(_ timeline: AnimationTimeline) {
    timelines[ObjectIdentifier(timeline)] = nil
  }

  /// The timelines, in the order in which they were added.
  var inOrder: [AnimationTimeline] { timelines.values.sorted { $0.number < $1.number } }

  /// Removes and returns all timelines, in the order in which they were added.
  mutating func takeAll() -> [AnimationTimeline] {
    defer { timelines = [:] }
    return inOrder
  }
}
