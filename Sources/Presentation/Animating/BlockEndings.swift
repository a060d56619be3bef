import PresentationClock
import PresentationLifecycle

/// The completions of animation blocks that end before the end of their duration (R-10a, R-10b,
///
///
/// The completions are called in the next turn of the run loop, in the order in which the blocks
/// have started.
@MainActor struct BlockEndings {
  private struct Ending {
    /// The number of the block's timeline.
    let timeline: Int
    /// The index of the block on its timeline.
    let index: Int
    let finished: Bool
    let site: ClosureSite?
    let completion: (Bool) -> Void
  }

  private var endings: [Ending] = []

  /// Takes the completions of the blocks on a timeline that have ended.
  mutating func takeBlocks(
    of timeline: AnimationTimeline, finished: Bool, where hasEnded: (AnimatedWindow) -> Bool
  ) {
    let wasEmpty = endings.isEmpty
    for (index, window) in timeline.windows.enumerated() {
      guard window.onEnd != nil, hasEnded(window),
        let completion = exchange(&window.onEnd, with: nil)
      else { continue }
      endings.append(
        Ending(
          timeline: timeline.number, index: index, finished: finished, site: window.site,
          completion: completion))
    }
    guard wasEmpty, !endings.isEmpty else { return }
    let animations = timeline.world.animations
    timeline.world.schedule("animation", after: .zero, from: endings[0].site) {
      for ending in animations.endings.takeAll() { ending.completion(ending.finished) }
    }
  }

  private mutating func takeAll() -> [Ending] {
    exchange(&endings, with: []).sorted { ($0.timeline, $0.index) < ($1.timeline, $1.index) }
  }

  mutating func removeAll() { endings.removeAll() }

  func describe(to state: inout StateWriter) {
    state.add("ended blocks", all: endings.map(\.finished))
    for site in endings.compactMap(\.site) { state.add("site", site) }
  }
}
