/// A value whose new animation blends over the old one, as in SwiftUI: while the old one goes on,
/// the new curve leads from it to the new target (S-35).
///
/// ```swift
/// var x = ChainedMotion(0.0)
/// x.move(to: 100, at: 0, along: .cubic(.easeInOut, duration: 1))
/// x.move(to: 50, at: 0.4, along: .cubic(.easeInOut, duration: 1))
/// x.sample(at: 0.5).value  // 50.0: where an additive value is at 49.013877...
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

  /// Creates a value that rests.
  public init(_ value: Value) {
    first = value
  }

  /// Where the value is when all has ended.
  public var target: Value { links.last?.target ?? first }

  /// When the last animation ends.
  public var end: Double {
    links.last?.end ?? -.infinity
  }

  /// Leads the value to another target, from wherever the animations before have it.
  ///
  /// The time is now, in seconds; what was before is no longer known.
  public mutating func move(to value: Value, at time: Double, along curve: MotionCurve) {
    if let ended = links.lastIndex(where: { $0.end <= time }) {
      first = links[ended].target
      links.removeSubrange(...ended)
    }
    links.append(Link(target: value, curve: curve, start: time))
  }

  /// Returns where the value is, and how fast it moves.
  ///
  /// - Parameter time: In seconds, from the last move on.
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
