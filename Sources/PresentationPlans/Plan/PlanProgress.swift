import PresentationTesting

/// The expected or actual state of a property animator; nil values are not compared.
package struct PlanProgress: Hashable, Sendable {
  /// The states of a property animator.
  package enum State: String, CaseIterable, Sendable {
    /// Not started, or finished.
    case inactive
    /// Running or paused.
    case active
    /// Stopped, but not finished yet.
    case stopped
  }

  /// The state.
  package var state: State?
  /// The completed fraction of the animation in the current direction, 0...1.
  package var fraction: Double?
  /// Whether the animation is running.
  package var running: Bool?
  /// Whether the animation runs back to its start.
  package var reversed: Bool?

  /// Creates the state of an animator; values that are nil are not compared.
  package init(
    state: State? = nil, fraction: Double? = nil, running: Bool? = nil, reversed: Bool? = nil
  ) {
    (self.state, self.fraction) = (state, fraction)
    (self.running, self.reversed) = (running, reversed)
  }
}

extension PlanProgress {
  /// Returns the first property that differs from its expected value; nil if no property differs.
  func difference(from expected: PlanProgress, within tolerance: Double) -> String? {
    if let wanted = expected.fraction, let fraction, abs(wanted - fraction) > tolerance {
      return "expected fraction \(plain(wanted)), found \(plain(fraction))."
    }
    for (name, wanted, found) in [
      ("state", expected.state?.rawValue, state?.rawValue),
      ("running", expected.running.map(String.init), running.map(String.init)),
      ("reversed", expected.reversed.map(String.init), reversed.map(String.init)),
    ] {
      guard let wanted, wanted != found else { continue }
      return "expected \(name) \(wanted), found \(found ?? "none")."
    }
    return nil
  }
}
