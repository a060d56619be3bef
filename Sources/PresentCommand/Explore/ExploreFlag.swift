import PresentationTesting

/// A flag of `present explore`, `present walk`, `present replay` or `present film`.
enum ExploreFlag: String, CaseIterable {
  case presenter = "--presenter"
  case depth = "--depth"
  case budget = "--budget"
  case seconds = "--seconds"
  case all = "--all"
  case count = "--count"
  case seed = "--seed"
  case length = "--length"
  case shard = "--shard"
  case jobs = "--jobs"
  case coverage = "--coverage"
  case graph = "--graph"
  case map = "--map"
  case tour = "--tour"
  case json = "--json"
  case beside = "--beside"
  case output = "-o"
  /// Runs the command as a worker process of another exploration; not meant for users.
  case worker = "--worker"

  /// The kind of argument that a flag takes.
  enum Argument {
    case nothing
    case word
    case number
  }

  var argument: Argument {
    switch self {
    case .all, .coverage, .tour, .json, .worker: .nothing
    case .presenter, .shard, .graph, .map, .beside, .output: .word
    case .depth, .budget, .seconds, .count, .seed, .length, .jobs: .number
    }
  }

  /// Returns the flags that a verb such as `explore` or `walk` accepts.
  static func flags(of verb: CommandVerb) -> [ExploreFlag] {
    switch verb {
    case .explore:
      [
        .presenter, .depth, .budget, .seconds, .all, .jobs, .coverage, .graph, .map, .tour,
        .json, .worker,
      ]
    case .film: [.presenter, .beside, .output]
    case .walk: [.presenter, .count, .seed, .length, .shard]
    default: [.presenter]
    }
  }

  /// The flags that cannot be combined with this flag.
  var rivals: [ExploreFlag] {
    switch self {
    case .depth: [.all, .jobs, .coverage, .graph, .map, .tour]
    case .json: [.coverage, .tour, .all]
    case .budget: [.seconds]
    default: []
    }
  }
}
