/// A value whose animations add up, as in UIKit (S-34).
///
/// Each change of the target follows its own curve to the end, even if the target changes again.
///
/// ```swift
/// var x = AdditiveMotion(0.0)
/// x.move(to: 100, at: 0, along: .cubic(.easeInOut, duration: 1))
/// x.move(to: 50, at: 0.4, along: .cubic(.easeInOut, duration: 1))
/// x.sample(at: 0.5).value  // 49.013877...
/// ```
///
/// When the target changes, the value does not jump. If the new curve starts with velocity zero,
/// the velocity does not jump either.
public struct AdditiveMotion<Value: Interpolatable>: Sendable {
  private struct Change: Sendable {
    let offset: Value.Offset
    let curve: MotionCurve
    let start: Double

    var end: Double { start + curve.duration }
  }

  /// The value after all changes have ended.
  public private(set) var target: Value
  private var changes: [Change] = []

  /// Creates a value that does not move yet.
  public init(_ value: Value) {
    target = value
  }

  /// The time in seconds at which the last change ends; -infinity if there is no change.
  public var end: Double {
    changes.map(\.end).max() ?? -.infinity
  }

  /// Animates the value to another target; the earlier animations continue to their ends.
  ///
  /// `time` is the current time in seconds. After this call, do not request samples before `time`.
  public mutating func move(to value: Value, at time: Double, along curve: MotionCurve) {
    changes.removeAll { $0.end <= time }
    changes.append(Change(offset: target.offset(to: value), curve: curve, start: time))
    target = value
  }

  /// Returns the value and its velocity.
  ///
  /// The value is the target minus the remaining part of each change (S-33).
  ///
  /// - Parameter time: The time in seconds, not before the last move.
  public func sample(at time: Double) -> MotionSample<Value> {
    var (offset, velocity) = (Value.Offset.zero, Value.Offset.zero)
    for change in changes where time < change.end {
      let progress = change.curve.sample(at: time - change.start)
      offset += change.offset.scaled(by: progress.value - 1)
      if progress.velocity.isFinite { velocity += change.offset.scaled(by: progress.velocity) }
    }
    return MotionSample(value: target.moved(by: offset), velocity: velocity)
  }
}
