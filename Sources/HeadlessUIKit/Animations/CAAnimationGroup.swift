/// A group of animations that run at the same time.
///
/// An animation that is longer than the group ends together with the group.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations of the group; the delegates of these animations are not called.
  @exclusivity(unchecked) public var animations: [CAAnimation]?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copied() }
  }

  override final func change(_ seen: inout SeenLayer, at elapsed: Double) {
    guard let fraction = fraction(at: elapsed) else { return }
    let place = (timingFunction?.value(at: fraction) ?? fraction) * naturalDuration
    for animation in animations ?? [] {
      let length = animation.duration
      if length == 0 { animation.duration = naturalDuration }
      animation.change(&seen, at: place - animation.beginTime)
    }
  }

  override final var unknownKeyPaths: [String] { animations?.flatMap(\.unknownKeyPaths) ?? [] }
}
