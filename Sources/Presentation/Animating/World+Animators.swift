import PresentationLifecycle

/// A property animator that is in use; the world does not keep it alive (A-19, A-20).
final class AnimatorEntry {
  let id: AnimatorID
  private(set) weak var animator: ViewPropertyAnimator?
  var timeline: AnimationTimeline?

  init(id: AnimatorID, animator: ViewPropertyAnimator) {
    (self.id, self.animator) = (id, animator)
  }
}

extension World {
  /// A property animator that nobody has brought to its end (A-20), as reports name it.
  public struct LeftAnimator: Hashable, Sendable, CustomStringConvertible {
    /// How an animator can be left.
    public enum Fate: Hashable, Sendable {
      /// It is paused, and has come so far in its direction, 0...1.
      case paused(at: Double)
      /// It waits for its `finishAnimation(at:)`.
      case stopped
      /// It was let go while it was paused, or stopped.
      case released(wasStopped: Bool)
    }

    /// The names of the views that it animates, in order of their first change.
    public let views: [String]
    /// How it was left.
    public let fate: Fate

    /// One clause: how, and the animator of what.
    public var description: String {
      let how =
        switch fate {
        case .paused(let fraction): "still paused at \((fraction * 1_000).rounded() / 1_000)"
        case .stopped: "still stopped"
        case .released(let wasStopped): "released while \(wasStopped ? "stopped" : "paused")"
        }
      return "\(how): the animator of \(views.isEmpty ? "no view" : views.joined(separator: ", "))"
    }
  }

  /// The property animators that are paused or stopped, or were so when they were released; those
  /// whose release was reported come first, the others in order of identity.
  public var leftAnimators: [LeftAnimator] {
    releasedAnimators
      + animators.values.compactMap { entry in
        fate(of: entry).map { LeftAnimator(views: entry.timeline?.viewNames ?? [], fate: $0) }
      }
  }

  private func fate(of entry: AnimatorEntry) -> LeftAnimator.Fate? {
    let state = ledger.animator(entry.id)
    guard let animator = entry.animator else { return .released(wasStopped: state == .stopped) }
    switch state {
    case .paused: return .paused(at: Double(animator.fractionComplete))
    case .stopped: return .stopped
    case .idle: return .paused(at: 0)
    case .inactive, .capturing, .delayed, .running, .vanishing, nil: return nil
    }
  }

  func admit(_ animator: ViewPropertyAnimator) -> AnimatorID {
    let id = ledger.admitAnimator()
    animators.insert(AnimatorEntry(id: id, animator: animator), at: id)
    watchAnimators()
    return id
  }

  func note(_ timeline: AnimationTimeline, of animator: ViewPropertyAnimator) {
    guard let id = animator.id else { return }
    animators[id]?.timeline = timeline
  }

  func dismiss(_ animator: ViewPropertyAnimator) {
    guard let id = animator.id else { return }
    animator.id = nil
    forget(id)
  }

  private func forget(_ id: AnimatorID) {
    animators.take(id)
    ledger.dismissAnimator(id)
    watchAnimators()
  }

  /// While an animator is in use, each commit looks whether it was released.
  private func watchAnimators() {
    commits.hearsAll = ledger.hasAnimators
    if commits.hearsAll { commits.waits(for: self) }
  }

  /// Raises for each animator that was released while it was paused or stopped (A-20).
  func reportReleasedAnimators() {
    for entry in animators.values where entry.animator == nil {
      let fate = LeftAnimator.Fate.released(wasStopped: ledger.animator(entry.id) == .stopped)
      let views = entry.timeline?.viewNames ?? []
      releasedAnimators.append(LeftAnimator(views: views, fate: fate))
      forget(entry.id)
      entry.timeline?.end()
      report(Issues.releasedAnimator(of: views))
    }
  }
}
