/// A value whose animations add up, as in UIKit: each change keeps its own curve to its end (S-34).
///
/// ```swift
/// var x = AdditiveMotion(0.0)
/// x.move(to: 100, at: 0, along: .cubic(.easeInOut, duration: 1))
/// x.move(to: 50, at: 0.4, along: .cubic(.easeInOut, duration: 1))
/// x.sample(at: 0.5).value  // 49.013877...
/// ```
///
/// The value never jumps; nor does its velocity if each curve starts at rest.
public struct AdditiveMotion<Value: Interpolatable>: Sendable {
  private struct Change: Sendable {
    let offset: Value.Offset
    let curve: MotionCurve
    let start: Double

    var end: Double { start + curve.duration }
  }

  /// Where the value is when all has ended.
  public private(set) var target: Value
  private var changes: [Change] = []

  /// Creates a value that rests.
  public init(_ value: Value) {
    target = value
  }

  /// When the last change ends.
  public var end: Double {
    changes.map(\.end).max() ?? -.infinity
  }

  /// Leads the value to another target, while the changes before go on.
  ///
  /// The time is now, in seconds; what was before is no longer known.
  public mutating func move(to value: Value, at time: Double, along curve: MotionCurve) {
    changes.removeAll { $0.end <= time }
    changes.append(Change(offset: target.offset(to: value), curve: curve, start: time))
    target = value
  }

  /// Returns the target plus what each change has not yet come to (S-33).
  ///
  /// - Parameter time: In seconds, from the last move on.
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
