import PresentationLifecycle

/// The property animators of a ``World`` that have begun and have not ended.
///
/// The registry references the animators weakly.
@MainActor final class AnimatorRegistry {
  private let entries = SlotTable<AnimatorNode, AnimatorEntry>()
  /// The animators that were deallocated while paused or stopped, and for which an issue was
  /// raised.
  private var released: [LeftAnimator] = []

  /// The animators that are paused or stopped, or that were deallocated while paused or stopped.
  ///
  /// The deallocated animators for which an issue was raised come first. The other animators follow
  /// in an order that is the same in every run.
  func left(in world: World) -> [LeftAnimator] {
    released
      + entries.values.compactMap { entry in
        fate(of: entry, in: world).map {
          LeftAnimator(views: entry.timeline?.viewNames ?? [], fate: $0)
        }
      }
  }

  private func fate(of entry: AnimatorEntry, in world: World) -> LeftAnimator.Fate? {
    let state = world.hierarchy.animator(entry.id)
    guard let animator = entry.animator else { return .released(wasStopped: state == .stopped) }
    switch state {
    case .paused: return .paused(at: Double(animator.fractionComplete))
    case .stopped: return .stopped
    case .idle: return .paused(at: 0)
    case .inactive, .capturing, .delayed, .running, .vanishing, nil: return nil
    }
  }

  func use(_ animator: ViewPropertyAnimator, in world: World) -> AnimatorID {
    let id = world.hierarchy.admitAnimator()
    entries.insert(AnimatorEntry(id: id, animator: animator), at: id)
    watchAnimators(in: world)
    return id
  }

  func note(_ timeline: AnimationTimeline, of animator: ViewPropertyAnimator) {
    guard let id = animator.id else { return }
    entries[id]?.timeline = timeline
  }

  func drop(_ animator: ViewPropertyAnimator, in world: World) {
    guard let id = animator.id else { return }
    animator.id = nil
    forget(id, in: world)
  }

  private func forget(_ id: AnimatorID, in world: World) {
    entries.take(id)
    world.hierarchy.dismissAnimator(id)
    watchAnimators(in: world)
  }

  /// Starts or stops the check for deallocated animators at the end of each run-loop turn.
  ///
  /// The check runs while at least one animator is in use.
  private func watchAnimators(in world: World) {
    world.commits.hearsAll = world.hierarchy.hasAnimators
    if world.commits.hearsAll { world.commits.waits(for: world) }
  }

  /// Raises an issue for each animator that was deallocated while it was paused or stopped.
  func reportReleased(in world: World) {
    guard world.hierarchy.hasAnimators else { return }
    for entry in entries.values where entry.animator == nil {
      let fate = LeftAnimator.Fate.released(
        wasStopped: world.hierarchy.animator(entry.id) == .stopped)
      let views = entry.timeline?.viewNames ?? []
      released.append(LeftAnimator(views: views, fate: fate))
      forget(entry.id, in: world)
      entry.timeline?.end()
      world.report(Issues.releasedAnimator(of: views))
    }
  }

  /// Adds the animators in use to a description of the ``World``.
  func describe(to state: inout StateWriter) {
    state.add("animators", entries.values)
    state.add("released animators", released.count)
  }

  /// Resets all animators, because their ``World`` has ended.
  ///
  /// After that, the animators can be used in another world.
  func end() {
    for entry in entries.values { entry.animator?.worldEnded() }
    entries.removeAll()
    released.removeAll()
  }
}

/// A weak reference to a property animator that has begun and has not ended.
final class AnimatorEntry {
  let id: AnimatorID
  private(set) weak var animator: ViewPropertyAnimator?
  var timeline: AnimationTimeline?

  init(id: AnimatorID, animator: ViewPropertyAnimator) {
    (self.id, self.animator) = (id, animator)
  }
}

extension AnimatorEntry: StatefulObject {
  func describe(to state: inout StateWriter) {
    state.add("animator", any: animator)
    state.add("timeline", timeline)
  }
}
