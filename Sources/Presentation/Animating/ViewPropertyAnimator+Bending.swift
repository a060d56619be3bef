import PresentationMotion

/// A method that changes the destination of a running animation without a jump.
extension ViewPropertyAnimator {
  /// Changes views gradually over the remaining part of a running animation (H-25a).
  ///
  /// Nothing changes visibly in this call. The changes are completely visible when the animator
  /// arrives at `position`. If `position` is the end, the call is like ``addAnimations(_:)``. If
  /// `position` is the start, the model values do not change. If the animator is not active, the
  /// changes are not animated.
  ///
  /// - Parameters:
  ///   - position: The end at which the animator will arrive: `.start` if it runs backward, else
  ///     `.end`.
  ///   - isLinear: Whether the changes are linear. If false, the changes follow the animator's own
  ///     curve to the end, or `easeInOut` to the start.
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
  /// Captures changes that become visible while the timeline runs back to its start.
  ///
  /// The model values do not change.
  fileprivate func captureTowardsStart(along curve: CubicCurve, _ changes: () -> Void) {
    let window = AnimatedWindow(
      on: self, offset: 0, timing: AnimationTiming(.cubic(curve, duration: place)))
    capture(in: AnimationContext(window: window), changes)
    window.replaceMotions { $0.turned(in: window) }
  }
}
