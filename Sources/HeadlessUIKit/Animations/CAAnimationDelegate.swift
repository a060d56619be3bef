/// A delegate that is called at the beginning and the end of an animation.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation has begun; optional.
  func animationDidStart(_ anim: CAAnimation)

  /// Called when the animation has ended, or when it was removed before its end; optional.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing by default.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing by default.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
