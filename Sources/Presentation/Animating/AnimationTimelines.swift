/// The animation timelines of a ``World`` that have not ended.
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
  /// The order of the array is undefined. Completions must run in a defined order, so do not run
  /// the completions of the timelines from this array.
  mutating func takeAll() -> [AnimationTimeline] {
    defer { timelines = [:] }
    return Array(timelines.values)
  }
}
