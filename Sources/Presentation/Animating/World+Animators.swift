import PresentationLifecycle

/// A property animator that is in use; the world does not keep it alive.
struct AnimatorEntry {
  let id: AnimatorID
  weak var animator: ViewPropertyAnimator?
  var timeline: AnimationTimeline?
}

extension World {
  func admit(_ animator: ViewPropertyAnimator) -> AnimatorID {
    let id = ledger.admitAnimator()
    animators[id] = AnimatorEntry(id: id, animator: animator)
    return id
  }

  func note(_ timeline: AnimationTimeline, of animator: ViewPropertyAnimator) {
    guard let id = animator.id else { return }
    animators[id]?.timeline = timeline
  }

  func dismiss(_ animator: ViewPropertyAnimator) {
    guard let id = animator.id else { return }
    animator.id = nil
    animators[id] = nil
    ledger.dismissAnimator(id)
  }

  /// Raises for each animator that was released while it was paused or stopped.
  func reportReleasedAnimators() {
    for entry in animators.values where entry.animator == nil {
      animators[entry.id] = nil
      ledger.dismissAnimator(entry.id)
      let views = entry.timeline?.viewNames ?? []
      entry.timeline?.end()
      report(Issues.releasedAnimator(of: views))
    }
  }
}
