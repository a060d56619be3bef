import PresentationLifecycle

/// Flips that nobody can notice, and why.
struct Survivor: Sendable {
  let machine: MachineKind
  let reason: String
  let flips: [String]

  static let all: [Survivor] = []
}
