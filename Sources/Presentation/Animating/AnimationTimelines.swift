/// The timelines of a world that have not ended.
@MainActor struct AnimationTimelines {
  private var timelines: [ObjectIdentifier: AnimationTimeline] = [:]

  mutating func insert(_ timeline: AnimationTimeline) {
    timelines[ObjectIdentifier(timeline)] = timeline
  }

  mutating func remove(_ timeline: AnimationTimeline) {
    timelines[ObjectIdentifier(timeline)] = nil
  }

  /// Removes and returns all timelines, in an undefined order: the caller must not call any of
  /// their callbacks.
  mutating func takeAll() -> [AnimationTimeline] {
    defer { timelines = [:] }
    return Array(timelines.values)
  }
}
