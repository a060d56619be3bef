import PresentationMotion

/// Changes that are made on what is left of the way.
extension ViewPropertyAnimator {
  /// Changes views so that nothing is seen of it now, and everything when the animator arrives at
  /// one of its ends (H-25a).
  ///
  /// Towards the end this is ``addAnimations(_:)``. Towards the start the models keep the values
  /// that they have at the end of the way. An animator that is not active changes them at once.
  ///
  /// - Parameters:
  ///   - position: `.start` if the animator runs backwards, `.end` otherwise.
  ///   - isLinear: Whether the changes are linear. Else they take the animator's own curve towards
  ///     the end, and ease in and out towards the start.
  ///   - changes: Changes the views.
  public final func bend(
    towards position: ViewAnimatingPosition, isLinear: Bool = false,
    _ changes: @escaping () -> Void
  ) {
    guard state == .active, let timeline = work.timeline else { return changes() }
    switch (position, isLinear) {
    case (.start, _): timeline.captureTowardsStart(along: isLinear ? .linear : .easeInOut, changes)
    case (_, false): addAnimations(changes)
    case (_, true):
      addAnimations { [duration] in
        View.animate(
          withDuration: duration, options: [.overrideInheritedCurve, .curveLinear],
          animations: changes)
      }
    }
  }
}

extension AnimationTimeline {
  /// Captures changes so that they are seen at the start of the timeline and not at its present
  /// place; the models stay as they are.
  fileprivate func captureTowardsStart(along curve: CubicCurve, _ changes: () -> Void) {
    let window = AnimatedWindow(
      on: self, offset: 0, timing: AnimationTiming(.cubic(curve, duration: place)))
    capture(in: AnimationContext(window: window), changes)
    window.replaceMotions { $0.turned(in: window) }
  }
}
