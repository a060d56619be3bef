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
  /// The order is undefined. The caller must not run the timelines' completions, because their
  /// order must be defined.
  mutating func takeAll() -> [AnimationTimeline] {
    defer { timelines = [:] }
    return Array(timelines.values)
  }
}
