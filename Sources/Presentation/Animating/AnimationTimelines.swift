/// The timelines of a world that have not ended.
@MainActor struct AnimationTimelines {
  private var timelines: [ObjectIdentifier: AnimationTimeline] = [:]

  mutating func insert(_ timeline: AnimationTimeline) {
    timelines[ObjectIdentifier(timeline)] = timeline
  }

  mutating func remove(_ timeline: AnimationTimeline) {
    timelines[ObjectIdentifier(timeline)] = nil
  }

  /// Removes and returns all timelines.
  ///
  /// The order is undefined, so the caller must not call any callback of the timelines.
  mutating func takeAll() -> [AnimationTimeline] {
    defer { timelines = [:] }
    return Array(timelines.values)
  }
}
