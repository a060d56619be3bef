public import Foundation
public import Presentation

/// An animation of a layer in virtual time.
///
/// A layer copies an animation that is added to it: later changes of the original have no effect.
/// While the animation runs, the model values of the layer do not change. The visible values are in
/// `presentation()` and in the view tree of a stage.
@preconcurrency @MainActor open class CAAnimation: NSObject, LayerAction {
  /// The time at which the animation begins, in the layer's time; 0 for the time when it is added.
  ///
  /// For an animation in a group, the time is in the group's time.
  public final var beginTime: CFTimeInterval = 0
  /// The duration of one repetition in seconds; 0 for the duration of the open transaction.
  public final var duration: CFTimeInterval = 0
  /// The speed of the animation's time, compared with the layer's time.
  public final var speed: Float = 1
  /// A number of seconds that is added to the animation's time.
  public final var timeOffset: CFTimeInterval = 0
  /// The number of repetitions; an infinite animation never ends, and 0 counts as 1.
  public final var repeatCount: Float = 0
  /// The duration of all repetitions together, in seconds; if 0, `repeatCount` decides.
  public final var repeatDuration: CFTimeInterval = 0
  /// Whether each repetition also runs in reverse, which doubles its duration.
  public final var autoreverses = false
  /// The values that the layer shows before the beginning and after the end of the animation.
  public final var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer removes the animation at its end.
  public final var isRemovedOnCompletion = true
  /// The timing function of the animation; nil for linear time.
  public final var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is called at the beginning and the end of the animation; retained.
  public final var delegate: (any CAAnimationDelegate)?
  final var keyedValues: [String: Any] = [:]

  /// Creates an animation.
  public required override init() {
    super.init()
  }

  /// Adds the animation to a layer, under the name of the property that has changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? Layer)?.add(self, forKey: event)
  }

  /// Returns a copy.
  final func copied() -> Self {
    let copy = Self()
    copyProperties(to: copy)
    return copy
  }

  func copyProperties(to copy: CAAnimation) {
    (copy.beginTime, copy.duration, copy.speed) = (beginTime, duration, speed)
    (copy.timeOffset, copy.repeatCount) = (timeOffset, repeatCount)
    (copy.repeatDuration, copy.autoreverses) = (repeatDuration, autoreverses)
    (copy.fillMode, copy.isRemovedOnCompletion) = (fillMode, isRemovedOnCompletion)
    (copy.timingFunction, copy.delegate, copy.keyedValues) = (timingFunction, delegate, keyedValues)
  }

  // MARK: Time

  /// The duration of one repetition if no duration was set.
  var naturalDuration: Double { duration }

  private var round: Double { naturalDuration * (autoreverses ? 2 : 1) }

  /// The time from the beginning to the end of all repetitions, in seconds of the parent's time.
  var activeDuration: Double {
    let pace = abs(Double(speed))
    guard pace > 0 else { return .infinity }
    let rounds = repeatCount > 0 ? Double(repeatCount) : 1
    let length = repeatDuration > 0 ? repeatDuration : round * rounds
    return max(0, length - timeOffset) / pace
  }

  /// Returns the fraction of the current repetition, 0...1, at a number of seconds of the parent's
  /// time after the beginning; nil if the animation has no effect at that time.
  func fraction(at elapsed: Double) -> Double? {
    var elapsed = elapsed
    if elapsed < 0 {
      guard fillMode.isBackwards else { return nil }
      elapsed = 0
    }
    let end = activeDuration
    var isAtEnd = false
    if elapsed >= end {
      guard elapsed == end || fillMode.isForwards else { return nil }
      (elapsed, isAtEnd) = (end, true)
    }
    let length = naturalDuration
    guard length > 0, elapsed.isFinite else { return 1 }
    let place = elapsed * Double(speed) + timeOffset
    var share = (place / round).truncatingRemainder(dividingBy: 1)
    // At the end of the last repetition the fraction is 1, not 0.
    if isAtEnd, share < 1e-9 { share = 1 }
    if share < 0 { share += 1 }
    guard autoreverses else { return share }
    return share <= 0.5 ? share * 2 : 2 - share * 2
  }

  /// Changes a layer's visible values; `elapsed` is in seconds of the parent's time.
  func change(_ seen: inout SeenLayer, at elapsed: Double) {}

  /// The animated key paths whose values this package does not model.
  var unknownKeyPaths: [String] { [] }
}
