/// The help texts that take more than one line.
extension CommandVerb {
  static let exportUsage = (
    "export PLAN[:SCHEDULE]|NAME:SCHEDULE... --uikit|--stage|--recorder [-o FOLDER]"
      + " [--filter TEXT] [--presenter P] [--cover] [--list]",
    "write plans as tests: XCTest files for UIKit, or Swift Testing files for a stage"
  )

  static let conformanceUsage = (
    "conformance FILE PLAN[:SCHEDULE]|NAME:SCHEDULE... [--play]",
    "show what a device did with exported plans, and which system switches would match it"
  )

  static let exploreUsage = (
    "explore NAME|FILE [--presenter P] [--depth N] [--budget N | --seconds N] [--all]"
      + " [--jobs N] [--coverage] [--graph FILE] [--map FILE]"
      + " [--tour [-o FOLDER]] [--json]",
    "try every order of events, of any length; print a shortest failing order"
  )

  static let explainUsage = (
    "explain [RULE...|WORDS|CHAPTER|MACHINE] [--confidence LIST] [--markdown] [--evidence]"
      + " [--system] [--diagram [--dark]]",
    "print a rule with an example, find rules by words, or print the state tables"
  )

  static let filmUsage = (
    "film PLAN[:SCHEDULE]|NAME:SCHEDULE [--presenter P]"
      + " [--beside PLAN[:SCHEDULE]|NAME:SCHEDULE] [-o FILE]",
    "write a run as a web page, by default NAME.html: the screen at any instant, the trace, running"
      + " and waiting work"
  )

  static let soakUsage = (
    "soak [KIND] [--count N | --full] [--seed N]",
    "run seeded random operations; a failure prints its seed. KIND is modals, stacks, upheavals, "
      + "hostile, motion, heroes, matching, transitions, models or sessions"
  )
}
