import PresentationTesting

/// A verb of the command `present`, such as `play` in `present play`.
package enum CommandVerb: String, CaseIterable, Sendable {
  case play
  case check
  case export
  case conformance
  case explain
  case explore
  case walk
  case replay
  case film
  case bench
  case soak
  case fuzz
  case digest
  case schema
  case adapt
  case completion
  case version
  case help

  /// Whether the verb checks something that can fail; the other verbs only write something.
  var canFail: Bool {
    switch self {
    case .explain, .film, .schema, .digest, .completion, .version, .help: false
    default: true
    }
  }

  /// The arguments of the verb and its effect, as the help text prints them.
  package var usage: (form: String, about: String) {
    switch self {
    case .play:
      (
        "play PATH... [--trace] [--filter TEXT] [--json]",
        "play plans: files, or folders of files"
      )
    case .check:
      (
        "check PATH... [--filter TEXT]",
        "find plans that prove nothing, because they pass without their steps"
      )
    case .export: Self.exportUsage
    case .conformance: Self.conformanceUsage
    case .explain: Self.explainUsage
    case .explore: Self.exploreUsage
    case .walk:
      (
        "walk NAME|FILE [--presenter P] [--count N] [--seed N] [--length N] [--shard I/N]",
        "run random schedules of a scenario that is too big to explore"
      )
    case .replay:
      ("replay PLAN:SCHEDULE|NAME:SCHEDULE [--presenter P]", "run one schedule again")
    case .film: Self.filmUsage
    case .bench:
      (
        "bench [--filter TEXT] [--rounds N] [--compare FILE] [--json]",
        "measure speed against baselines, or against an earlier run; build with -c release"
      )
    case .soak: Self.soakUsage
    case .fuzz:
      (
        "fuzz PATH... [--count N | --full] [--seed N]",
        "damage plans, schedules and Swift files; each must run, or be refused with a message"
      )
    case .digest:
      (
        "digest PATH... | --soak KIND [--count N | --full] [--seed N]",
        "print fingerprints of plans or seeds; they change only if behavior changes"
      )
    case .schema:
      (
        "schema FILE | --table",
        "print the schema in FILE, such as Plans/plan.schema.json, with the current verbs of plans"
      )
    case .adapt:
      (
        "adapt PATH... [--write]",
        "rewrite files that import UIKit for Linux, and list what to change by hand"
      )
    case .completion:
      ("completion bash|fish|zsh", "print a script that completes verbs, names and flags")
    case .version: ("version", "print the version")
    case .help: ("help [VERB]", "print this help, or the help of a verb")
    }
  }

  /// The flags in the help text of the verb.
  package var flags: [String] {
    usage.form.split { " []|".contains($0) }.filter { $0.hasPrefix("-") }.map(String.init)
  }
}
