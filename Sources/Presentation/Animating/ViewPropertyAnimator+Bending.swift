import PresentationMotion

/// A method that changes the destination of a running animation without a jump.
extension ViewPropertyAnimator {
  /// Changes views gradually over the remaining part of a running animation (H-25a).
  ///
  /// At the time of the call, no visible value changes. The changes are completely visible when the
  /// animator arrives at `position`. For `.end`, the method works like ``addAnimations(_:)``, and
  /// the changes set the model values. For `.start`, the changes affect only the visible values,
  /// and the model values stay the same. If the animator is not active, the changes are not
  /// animated.
  ///
  /// - Parameters:
  ///   - position: The position at which the animator will arrive: `.start` if the animator runs
  ///     backward, else `.end`.
  ///   - isLinear: Whether the changes follow a linear curve. If false, the changes follow the
  ///     animator's own curve toward `.end`, and `easeInOut` toward `.start`.
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
  /// Animates changes while the timeline runs back to its start.
  ///
  /// The changes are completely visible at the start. The model values are the same as before.
  fileprivate func captureTowardsStart(along curve: CubicCurve, _ changes: () -> Void) {
    let window = AnimatedWindow(
      on: self, offset: 0, timing: AnimationTiming(.cubic(curve, duration: place)))
    capture(in: AnimationContext(window: window), changes)
    window.replaceMotions { $0.turned(in: window) }
  }
}
