public import Foundation

/// Property animators of different lengths that are grabbed, scrubbed, turned and ended as one.
///
/// The first leads: it is the longest, its state is the group's, and when it ends, all end.
///
/// A shorter one waits at its end for the others, so that it can still be turned back. Fractions of
/// several are of the time, so that a hand finds every one where it is.
public final class AnimatorGroup: ViewImplicitlyAnimating {
  private var leader: ViewPropertyAnimator?
  private var followers: ArraySlice<ViewPropertyAnimator> = []

  /// A group of animators that have not been started, the longest first; without one it is inactive
  /// and does nothing.
  public init(_ animators: [ViewPropertyAnimator] = []) { take(animators) }

  /// Fills a group that is empty.
  func take(_ animators: [ViewPropertyAnimator]) {
    (leader, followers) = (animators.first, animators.dropFirst())
    leader?.addCompletion { [weak self] in self?.endFollowers(at: $0) }
    guard !followers.isEmpty else { return }
    for animator in animators { animator.scrubsLinearly = false }
    for follower in followers { follower.pausesOnCompletion = true }
  }

  /// Takes one in that has not been started, as long as the leader, and puts it where that is.
  func join(_ animator: ViewPropertyAnimator) {
    animator.pausesOnCompletion = true
    followers.append(animator)
    isRunning ? animator.startAnimation() : animator.pauseAnimation()
    if fractionComplete > 0 { animator.fractionComplete = fractionComplete }
  }

  /// Lets all go on without the group.
  func release() { (leader, followers) = (nil, []) }

  private func endFollowers(at position: ViewAnimatingPosition) {
    for follower in active {
      follower.stopAnimation(false)
      follower.finishAnimation(at: position)
    }
  }

  /// The leader's.
  public var state: ViewAnimatingState { leader?.state ?? .inactive }

  /// Whether the leader moves.
  public var isRunning: Bool { leader?.isRunning == true }

  /// The direction of all.
  public var isReversed: Bool {
    get { leader?.isReversed == true }
    set {
      leader?.isReversed = newValue
      for follower in active { follower.isReversed = newValue }
    }
  }

  /// The leader's; a shorter one has come as much further as it is shorter.
  public var fractionComplete: CGFloat {
    get { leader?.fractionComplete ?? 0 }
    set {
      leader?.fractionComplete = newValue
      for follower in followers { follower.fractionComplete = min(1, newValue * ratio(follower)) }
    }
  }

  /// Starts all.
  public func startAnimation() {
    leader?.startAnimation()
    for follower in followers { follower.startAnimation() }
  }

  /// Starts all after a delay in seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    leader?.startAnimation(afterDelay: delay)
    for follower in followers { follower.startAnimation(afterDelay: delay) }
  }

  /// Holds all.
  public func pauseAnimation() {
    leader?.pauseAnimation()
    for follower in followers { follower.pauseAnimation() }
  }

  /// Lets all go on, over the same seconds.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {
    leader?.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    for follower in active {
      follower.continueAnimation(
        withTimingParameters: parameters, durationFactor: durationFactor * ratio(follower))
    }
  }

  /// Stops all.
  public func stopAnimation(_ withoutFinishing: Bool) {
    leader?.stopAnimation(withoutFinishing)
    if withoutFinishing { for follower in active { follower.stopAnimation(true) } }
  }

  /// Ends the stopped leader, and with it all.
  public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    leader?.finishAnimation(at: finalPosition)
  }

  /// Adds to the leader.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    leader?.addAnimations(animation, delayFactor: delayFactor)
  }

  /// Adds to the leader.
  public func addAnimations(_ animation: @escaping () -> Void) {
    leader?.addAnimations(animation)
  }

  /// Called when all have ended.
  public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    leader?.addCompletion(completion)
  }

  private var active: [ViewPropertyAnimator] { followers.filter { $0.state == .active } }

  private func ratio(_ follower: ViewPropertyAnimator) -> CGFloat {
    follower.duration > 0 ? (leader?.duration ?? 0) / follower.duration : 1
  }
}
