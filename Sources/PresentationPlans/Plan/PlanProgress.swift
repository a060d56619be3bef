import PresentationTesting

/// The state of a property animator; a nil value is not compared.
package struct PlanProgress: Hashable, Sendable {
  /// Its states.
  package enum State: String, CaseIterable, Sendable {
    /// Not begun, or over.
    case inactive
    /// Running or paused.
    case active
    /// Stopped, and waiting for its finish.
    case stopped
  }

  /// Its state.
  package var state: State?
  /// The completed fraction in its direction, 0...1.
  package var fraction: Double?
  /// Whether it moves.
  package var running: Bool?
  /// Whether it returns to its start.
  package var reversed: Bool?

  /// A progress of which nothing matters yet.
  package init(
    state: State? = nil, fraction: Double? = nil, running: Bool? = nil, reversed: Bool? = nil
  ) {
    (self.state, self.fraction) = (state, fraction)
    (self.running, self.reversed) = (running, reversed)
  }
}

extension PlanProgress {
  /// Returns the differences from the expected progress, property by property; nil if there is
  /// none.
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
