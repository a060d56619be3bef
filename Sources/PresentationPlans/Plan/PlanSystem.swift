package import Presentation

/// The system on which a plan is played: a named preset of `SystemBehavior`.
package enum PlanSystem: String, CaseIterable, Sendable {
  /// The current system, which is the default.
  case modern
  /// The current system with transitions that can be interrupted at any time (N-80 to N-85).
  case fluid
  /// An older system, without the zoom transition.
  ///
  /// On this system, a transition never ends if its gesture ends too early (N-71).
  case classic
  /// An old system without a queue for requests.
  case legacy

  /// The behavior of the system.
  package var behavior: SystemBehavior {
    switch self {
    case .modern: .modern
    case .fluid: .fluid
    case .classic: .classic
    case .legacy: .legacy
    }
  }
}
