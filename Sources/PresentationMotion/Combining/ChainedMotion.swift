/// A value whose new animation blends over the old animation, as in SwiftUI (S-35).
///
/// The old animation continues. At each time, the new curve interpolates between the old
/// animation's value at that time and the new target.
///
/// ```swift
/// var x = ChainedMotion(0.0)
/// x.move(to: 100, at: 0, along: .cubic(.easeInOut, duration: 1))
/// x.move(to: 50, at: 0.4, along: .cubic(.easeInOut, duration: 1))
/// x.sample(at: 0.5).value  // 50.0; an additive value would be 49.013877...
/// ```
public struct ChainedMotion<Value: Interpolatable>: Sendable {
  private struct Link: Sendable {
    let target: Value
    let curve: MotionCurve
    let start: Double

    var end: Double { start + curve.duration }
  }

  private var first: Value
  private var links: [Link] = []

  /// Creates a value that does not move yet.
  public init(_ value: Value) {
    first = value
  }

  /// The value after all animations have ended.
  public var target: Value { links.last?.target ?? first }

  /// The time in seconds at which the last animation ends; -infinity if there is no animation.
  public var end: Double {
    links.last?.end ?? -.infinity
  }

  /// Animates the value to another target.
  ///
  /// The earlier animations continue. During the new animation, the value moves gradually from
  /// the path of the earlier animations to the new target.
  ///
  /// `time` is the current time in seconds. After this call, do not request samples before `time`.
  public mutating func move(to value: Value, at time: Double, along curve: MotionCurve) {
    if let ended = links.lastIndex(where: { $0.end <= time }) {
      first = links[ended].target
      links.removeSubrange(...ended)
    }
    links.append(Link(target: value, curve: curve, start: time))
  }

  /// Returns the value and its velocity.
  ///
  /// - Parameter time: The time in seconds. It must not be earlier than the time of the last call
  ///   of ``move(to:at:along:)``.
  public func sample(at time: Double) -> MotionSample<Value> {
    links.reduce(MotionSample(value: first)) { old, link in
      guard time < link.end else { return MotionSample(value: link.target) }
      let progress = link.curve.sample(at: time - link.start)
      var new = progress.carried(from: old.value, to: link.target)
      new.velocity += old.velocity.scaled(by: 1 - progress.value)
      return new
    }
  }
}
