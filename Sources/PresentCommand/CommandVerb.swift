import PresentationTesting

/// What `present` can be told to do; each verb has its own file.
package enum CommandVerb: String, CaseIterable, Sendable {
  case play
  case check
  case export
  case conformance
  case explain
  case explore
  case walk
  case replay
  case bench
  case soak
  case fuzz
  case digest
  case schema
  case adapt
  case completion
  case help

  /// The verb's line in the help: how it is written, and what it does.
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
        "find plans that prove nothing: they pass without their steps"
      )
    case .export: Self.exportUsage
    case .conformance: Self.conformanceUsage
    case .explain:
      ("explain [RULE|MACHINE|--system] [--markdown]", "print a rule, or rows of the state tables")
    case .explore: Self.exploreUsage
    case .walk:
      (
        "walk NAME|FILE [--presenter P] [--count N] [--seed N] [--length N] [--shard I/N]",
        "make random schedules of what is too big to explore"
      )
    case .replay:
      ("replay NAME:SCHEDULE [--presenter P]", "run one order again")
    case .bench:
      (
        "bench [--filter TEXT] [--rounds N] [--json]",
        "measure speed against baselines; build with -c release"
      )
    case .soak:
      (
        "soak [KIND] [--count N | --full] [--seed N]",
        "run seeded random operations; a failure prints its seed. KIND is stacks, upheavals, "
          + "motion, heroes, matching, transitions or models"
      )
    case .fuzz:
      (
        "fuzz PATH... [--count N | --full] [--seed N]",
        "spoil plans and schedules: each is refused in words, or runs"
      )
    case .digest:
      (
        "digest PATH... | --soak KIND [--count N] [--seed N]",
        "print fingerprints of what plans or seeds do: a change that keeps behavior keeps them"
      )
    case .schema:
      ("schema FILE | --table", "print the schema of plans, made from their verbs")
    case .adapt:
      (
        "adapt PATH... [--write]",
        "put files that import UIKit into the words that Linux needs, and list what is left"
      )
    case .completion:
      ("completion bash|fish|zsh", "print a script that completes verbs and flags")
    case .help: ("help", "print this")
    }
  }

  /// The flags of the verb, as its usage writes them.
  package var flags: [String] {
    usage.form.split { " []|".contains($0) }.filter { $0.hasPrefix("--") }.map(String.init)
  }
}
