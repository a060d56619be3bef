/// A call of a property animator.
package enum PlanAnimatorCall: Hashable, Sendable {
  /// Where a stopped animator ends.
  package enum Place: String, CaseIterable, Sendable {
    /// At the end.
    case end
    /// Where it began.
    case start
    /// Where it is.
    case current
  }

  /// It sets out, or goes on; after a delay if there is one.
  case start(after: Duration?)
  /// It stays where it is.
  case pause
  /// Its fraction is set, 0...1.
  case scrub(to: Double)
  /// It goes the other way.
  case reverse
  /// It goes on from a pause: with a timing of the rest if there is one, over a part of its
  /// duration, or over what is left with 0.
  case proceed(PlanTiming?, factor: Double)
  /// It stops, and waits for `finish`, or ends without its completion.
  case stop(withoutFinishing: Bool)
  /// It ends after a stop.
  case finish(at: Place)
  /// It is given blocks.
  case add([PlanBlock])
}
