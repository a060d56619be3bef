package import Presentation

/// The systems that a plan can be played on: the named presets of `SystemBehavior`.
package enum PlanSystem: String, CaseIterable, Sendable {
  /// The current one; also what a plan gets that names none.
  case modern
  /// The current one with transitions that can be interrupted at any time (N-80 to N-85).
  case fluid
  /// A system before the zoom, with its hazards (N-71).
  case classic
  /// An old one, which queues nothing.
  case legacy

  /// The rules that differ.
  package var behavior: SystemBehavior {
    switch self {
    case .modern: .modern
    case .fluid: .fluid
    case .classic: .classic
    case .legacy: .legacy
    }
  }
}
