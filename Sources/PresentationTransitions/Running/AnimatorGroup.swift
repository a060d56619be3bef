public import Foundation
public import Presentation

/// A group of property animators that are paused, scrubbed, reversed and ended together.
///
/// The first animator is called the leader, and must be the longest animator. The leader's state is
/// the state of the group. When the leader ends, all animators end.
///
/// A shorter animator pauses when it reaches its end, so that it can still be reversed. The shorter
/// animator ends together with the leader. The group's ``fractionComplete`` is a fraction of the
/// leader's duration.
public final class AnimatorGroup: ViewImplicitlyAnimating {
  private var leader: ViewPropertyAnimator?
  private var followers: ArraySlice<ViewPropertyAnimator> = []
  /// The animators of an interrupted transition that still move some views.
  ///
  /// The group starts, pauses, continues and ends these animators, but never scrubs or reverses
  /// them.
  private var residualAnimators: [ViewPropertyAnimator] = []

  /// Whether reversed animators count as the forward direction of this group.
  ///
  /// For example, a pop can be animated by reversing the animators of the push. The group of the
  /// pop then reports that it is not reversed.
  var isForwardReversed = false
  private var isActivated = false

  /// Creates a group of animators that have not been started.
  ///
  /// The longest animator must be the first. If it has no animations, it ends in the run-loop turn
  /// after its start, and all animators end with it. An empty group is inactive and does
  /// nothing.
  public init(_ animators: [ViewPropertyAnimator] = []) { take(animators) }

  /// Adds animators to an empty group.
  func take(_ animators: [ViewPropertyAnimator]) {
    (leader, followers) = (animators.first, animators.dropFirst())
    leader?.pausesOnCompletion = false
    leader?.addCompletion { [weak self] in self?.endFollowers(at: $0) }
    guard !followers.isEmpty else { return }
    for animator in animators { animator.scrubsLinearly = false }
    for follower in followers { follower.pausesOnCompletion = true }
  }

  /// Adds an animator to the group.
  ///
  /// The animator must have the leader's duration and must not have been started. If the leader is
  /// paused, the new animator is paused at the leader's fraction. If the leader has already run for
  /// some time, the new animator ends later than the leader would. The leader then pauses at its
  /// end until the new animator has ended.
  func join(_ animator: ViewPropertyAnimator) {
    let isLate = isRunning && fractionComplete > 0
    followers.append(animator)
    animator.pausesOnCompletion = !isLate
    if isLate {
      leader?.pausesOnCompletion = true
      animator.addCompletion { [weak leader] in leader?.end(at: $0) }
    }
    isRunning ? animator.startAnimation() : animator.pauseAnimation()
    if !isLate, fractionComplete > 0 { animator.fractionComplete = fractionComplete }
  }

  /// Takes over the unfinished animators of an interrupted transition.
  ///
  /// The group starts, pauses, continues and ends these animators, but never scrubs or reverses
  /// them.
  func carry(_ animators: [ViewPropertyAnimator]) {
    residualAnimators = animators.filter { $0.state == .active }
    if !isRunning { for animator in residualAnimators { animator.pauseAnimation() } }
  }

  /// Removes all animators from the group; running animators continue to run.
  func release() { (leader, followers, residualAnimators) = (nil, [], []) }

  /// Finishes every animator immediately, and removes all animators from the group.
  ///
  /// If the group has not been started, its animation blocks are called first.
  func end(at position: ViewAnimatingPosition) {
    if !isActivated { startAnimation() }
    let place: ViewAnimatingPosition =
      switch position {
      case .end: isForwardReversed ? .start : .end
      case .start: isForwardReversed ? .end : .start
      case .current: .current
      }
    leader?.end(at: place)
    endFollowers(at: place)
    release()
  }

  /// Lets the leader end if it has no block, because it would wait for its first block.
  ///
  /// A leader that starts after a delay also gets the empty block, which changes nothing.
  private func endEmptyLeader() {
    if let leader, leader.state == .active, !leader.isRunning { leader.addAnimations {} }
  }

  private func endFollowers(at position: ViewAnimatingPosition) {
    for follower in followers { follower.end(at: position) }
    for animator in residualAnimators { animator.end(at: .end) }
  }

  /// The state of the first animator; inactive if the group is empty.
  public var state: ViewAnimatingState { leader?.state ?? .inactive }

  /// Whether the first animator is running.
  public var isRunning: Bool { leader?.isRunning == true }

  /// Whether the group runs in reverse.
  public var isReversed: Bool {
    get { leader.map { $0.isReversed != isForwardReversed } == true }
    set {
      leader?.isReversed = newValue != isForwardReversed
      for follower in active { follower.isReversed = newValue != isForwardReversed }
    }
  }

  /// The completed fraction of the first animator, which is the longest.
  ///
  /// Setting this property moves each shorter animator to the same time in seconds. An animator
  /// that would be past its end at this time is moved to its end.
  public var fractionComplete: CGFloat {
    get { leader?.fractionComplete ?? 0 }
    set {
      isActivated = true
      leader?.fractionComplete = newValue
      for follower in followers { follower.fractionComplete = min(1, newValue * ratio(follower)) }
    }
  }

  /// Starts all animators.
  public func startAnimation() {
    isActivated = true
    leader?.startAnimation()
    endEmptyLeader()
    for follower in followers + activeResidual { follower.startAnimation() }
  }

  /// Starts all animators after a delay in seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    isActivated = true
    leader?.startAnimation(afterDelay: delay)
    endEmptyLeader()
    for follower in followers + activeResidual { follower.startAnimation(afterDelay: delay) }
  }

  /// Pauses all animators.
  public func pauseAnimation() {
    isActivated = true
    leader?.pauseAnimation()
    for follower in followers + activeResidual { follower.pauseAnimation() }
  }

  /// Continues all animators, so that they end at the same time.
  ///
  /// If `durationFactor` is 0, each animator runs for its own remaining time instead.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {
    leader?.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    endEmptyLeader()
    for follower in active + activeResidual {
      follower.continueAnimation(
        withTimingParameters: parameters, durationFactor: durationFactor * ratio(follower))
    }
  }

  /// Stops all animators, or only the leader.
  ///
  /// If `withoutFinishing` is true, all animators are stopped. If `withoutFinishing` is false, only
  /// the leader is stopped. The other animators run on until ``finishAnimation(at:)`` ends them.
  public func stopAnimation(_ withoutFinishing: Bool) {
    leader?.stopAnimation(withoutFinishing)
    guard withoutFinishing else { return }
    for follower in active { follower.stopAnimation(true) }
    for animator in residualAnimators { animator.end(at: .end) }
  }

  /// Finishes the first animator, and then all other animators.
  ///
  /// Before this call, stop the first animator with `stopAnimation(false)`.
  public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    leader?.finishAnimation(at: finalPosition)
  }

  /// Adds an animation to the first animator.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    leader?.addAnimations(animation, delayFactor: delayFactor)
  }

  /// Adds an animation to the first animator.
  public func addAnimations(_ animation: @escaping () -> Void) {
    leader?.addAnimations(animation)
  }

  /// Adds a completion that is called when all animators have ended.
  public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    leader?.addCompletion(completion)
  }

  private var active: [ViewPropertyAnimator] { followers.filter { $0.state == .active } }
  private var activeResidual: [ViewPropertyAnimator] {
    residualAnimators.filter { $0.state == .active }
  }

  private func ratio(_ follower: ViewPropertyAnimator) -> CGFloat {
    follower.duration > 0 ? (leader?.duration ?? 0) / follower.duration : 1
  }
}

extension ViewPropertyAnimator {
  /// Finishes the animator immediately at a position; does nothing if the animator is inactive.
  fileprivate func end(at position: ViewAnimatingPosition) {
    if state == .active { stopAnimation(false) }
    if state == .stopped { finishAnimation(at: position) }
  }
}
