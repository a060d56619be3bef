public import Foundation
public import Presentation

/// An animation of a layer, which runs on the virtual clock of the test.
///
/// Adding an animation to a layer adds a copy. Later changes of the original animation have no
/// effect.
///
/// While the animation runs, the layer's properties keep their model values. `presentation()`
/// returns a layer with the visible values. In a test, the text `stage.viewTree` lists the views
/// with their visible values.
@preconcurrency @MainActor open class CAAnimation: NSObject, LayerAction {
  /// The time at which the animation begins, in seconds of the layer's time; if 0, the animation
  /// begins when it is added.
  ///
  /// In an animation that belongs to a group, the time is counted from the beginning of the group.
  public final var beginTime: CFTimeInterval = 0
  /// The duration of one repetition, in seconds.
  ///
  /// If the value is 0 when the animation is added to a layer, the animation gets the duration of
  /// the innermost `CATransaction` (0.25 seconds by default). If an animation in a group has the
  /// duration 0, this animation gets the duration of the group.
  public final var duration: CFTimeInterval = 0
  /// The speed of the animation; at the speed 2, the animation ends after half of its duration.
  public final var speed: Float = 1
  /// The number of seconds of the animation that are skipped at its beginning.
  public final var timeOffset: CFTimeInterval = 0
  /// The number of repetitions; 0 counts as 1, and `.infinity` repeats without end.
  public final var repeatCount: Float = 0
  /// The duration of all repetitions together, in seconds; if the value is 0, ``repeatCount``
  /// determines when the animation ends.
  public final var repeatDuration: CFTimeInterval = 0
  /// Whether each repetition runs forward and then in reverse; a repetition then takes twice the
  /// ``duration``.
  public final var autoreverses = false
  /// The mode that determines whether the animation changes the visible values before its beginning
  /// and after its end.
  public final var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer removes the animation when the animation ends.
  public final var isRemovedOnCompletion = true
  /// The timing function of the animation; nil by default.
  ///
  /// If the value is nil when the animation is added to a layer, the animation gets the timing
  /// function of the innermost `CATransaction`. If this timing function is also nil, the animation
  /// is linear.
  public final var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is called at the beginning and the end of the animation; the animation
  /// retains its delegate.
  public final var delegate: (any CAAnimationDelegate)?
  final var keyedValues: [String: Any] = [:]

  /// Creates an animation.
  public required override init() {
    super.init()
  }

  /// Adds the animation to the layer `anObject`.
  ///
  /// The key of the animation is `event`, the name of the changed property.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? Layer)?.add(self, forKey: event)
  }

  /// Returns a copy of the animation with all its settings.
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

  /// The duration of one repetition in seconds, not counting the reverse movement of
  /// ``autoreverses``.
  var naturalDuration: Double { duration }

  private var round: Double { naturalDuration * (autoreverses ? 2 : 1) }

  /// The duration of all repetitions together, with ``timeOffset`` and ``speed`` applied.
  ///
  /// The value is in seconds of the layer's time. If the animation belongs to a group, the value is
  /// in seconds of the group's time.
  var activeDuration: Double {
    let pace = abs(Double(speed))
    guard pace > 0 else { return .infinity }
    let rounds = repeatCount > 0 ? Double(repeatCount) : 1
    let length = repeatDuration > 0 ? repeatDuration : round * rounds
    return max(0, length - timeOffset) / pace
  }

  /// Returns the position in the current repetition, from 0 (start) to 1 (end).
  ///
  /// The result is nil before the beginning and after the end, unless ``fillMode`` extends the
  /// animation.
  ///
  /// The argument `elapsed` is the number of seconds since the beginning of the animation. It is
  /// measured in the time of the layer, or of the group that contains the animation.
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

  /// Applies the animation to a layer's visible values, which are the argument `seen`.
  ///
  /// The argument `elapsed` is the number of seconds since the beginning of the animation. It is
  /// measured in the time of the layer, or of the group that contains the animation.
  func change(_ seen: inout SeenLayer, at elapsed: Double) {}

  /// The animated key paths whose values this package does not model.
  var unknownKeyPaths: [String] { [] }
}
