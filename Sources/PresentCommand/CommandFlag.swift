import PresentationTesting

/// A flag of the commands that explore scenarios or run tests with random seeds.
enum CommandFlag: String, CaseIterable {
  case presenter = "--presenter"
  case depth = "--depth"
  case budget = "--budget"
  case seconds = "--seconds"
  case all = "--all"
  case count = "--count"
  case full = "--full"
  case seed = "--seed"
  case length = "--length"
  case shard = "--shard"
  case soak = "--soak"
  case jobs = "--jobs"
  case coverage = "--coverage"
  case graph = "--graph"
  case map = "--map"
  case tour = "--tour"
  case json = "--json"
  case beside = "--beside"
  case output = "-o"
  /// Runs the command as a worker process that an exploration has started; not meant for users.
  case worker = "--worker"

  /// The kind of argument that a flag takes.
  enum Argument {
    case nothing
    case word
    case number
  }

  var argument: Argument {
    switch self {
    case .all, .coverage, .full, .tour, .json, .worker: .nothing
    case .presenter, .shard, .soak, .graph, .map, .beside, .output: .word
    case .depth, .budget, .seconds, .count, .seed, .length, .jobs: .number
    }
  }

  /// The valid numbers after the flag; nil if every number is valid.
  var limits: ClosedRange<Int>? {
    switch self {
    case .depth, .budget, .seconds, .length: 1...1_000_000_000
    case .jobs: 1...256
    default: nil
    }
  }

  /// The valid numbers after the flag, for messages.
  var validNumbers: String {
    if let limits { return "a number from \(limits.lowerBound) to \(limits.upperBound)" }
    return "a whole number of \(self == .count ? 1 : 0) or more"
  }

  /// Returns the flags that a verb such as `explore` or `walk` accepts.
  static func flags(of verb: CommandVerb) -> [CommandFlag] {
    switch verb {
    case .explore:
      [
        .presenter, .depth, .budget, .seconds, .all, .jobs, .coverage, .graph, .map, .tour,
        .output, .json, .worker,
      ]
    case .film: [.presenter, .beside, .output]
    case .walk: [.presenter, .count, .seed, .length, .shard]
    case .soak, .fuzz: [.count, .seed, .full]
    case .digest: [.soak, .count, .seed, .full]
    default: [.presenter]
    }
  }

  /// The flags that cannot be combined with this flag.
  var rivals: [CommandFlag] {
    switch self {
    case .depth: [.all, .coverage, .graph, .map, .tour]
    case .json: [.coverage, .tour, .all]
    case .budget: [.seconds]
    default: []
    }
  }
}
