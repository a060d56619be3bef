/// The timelines of one world that have not ended.
@MainActor struct AnimationTimelines {
  private var timelines: [ObjectIdentifier: AnimationTimeline] = [:]

  mutating func insert(_ timeline: AnimationTimeline) {
    timelines[ObjectIdentifier(timeline)] = timeline
  }

  mutating func remove(_ timeline: AnimationTimeline) {
    timelines[ObjectIdentifier(timeline)] = nil
  }

  /// Removes all, in no order: nothing may be called for one of them.
  mutating func takeAll() -> [AnimationTimeline] {
    defer { timelines = [:] }
    return Array(timelines.values)
  }
}
