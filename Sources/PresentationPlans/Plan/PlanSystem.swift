package import Presentation

/// The systems that a plan can be played on: the named presets of `SystemBehavior`.
package enum PlanSystem: String, CaseIterable, Sendable {
  /// The current system, which is the default.
  case modern
  /// The current system with transitions that can be interrupted at any time (N-80 to N-85).
  case fluid
  /// A system before the zoom transition, with its defects (N-71).
  case classic
  /// An old system without a queue for requests.
  case legacy

  /// The rules of the system.
  package var behavior: SystemBehavior {
    switch self {
    case .modern: .modern
    case .fluid: .fluid
    case .classic: .classic
    case .legacy: .legacy
    }
  }
}
