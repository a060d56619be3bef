import PresentationMotion

/// Changes of views that are spread over the remaining part of a running animation.
extension ViewPropertyAnimator {
  /// Changes views so that nothing changes visibly now, and the change is complete when the
  /// animator arrives at one of its ends (H-25a).
  ///
  /// If the animator runs to its end, this is like ``addAnimations(_:)``. If it runs to its start,
  /// the model values stay those of the end. If the animator is not active, the changes take effect
  /// at once.
  ///
  /// - Parameters:
  ///   - position: `.start` if the animator runs backward, else `.end`.
  ///   - isLinear: Whether the changes are linear. If false, they follow the animator's own curve
  ///     to the end, or `easeInOut` to the start.
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
  /// Captures changes that are visible at the start of the timeline, but not at its present place.
  ///
  /// The model values stay.
  fileprivate func captureTowardsStart(along curve: CubicCurve, _ changes: () -> Void) {
    let window = AnimatedWindow(
      on: self, offset: 0, timing: AnimationTiming(.cubic(curve, duration: place)))
    capture(in: AnimationContext(window: window), changes)
    window.replaceMotions { $0.turned(in: window) }
  }
}
