/// A flag of `present explore` or `present replay`.
enum ExploreFlag: String, CaseIterable {
  case presenter = "--presenter"
  case depth = "--depth"
  case budget = "--budget"
  case seconds = "--seconds"
  case all = "--all"
  case walks = "--walks"
  case seed = "--seed"
  case length = "--length"
  case shard = "--shard"
  case jobs = "--jobs"
  case coverage = "--coverage"
  case graph = "--graph"
  case tour = "--tour"
  case json = "--json"
  /// Makes steps for another process; not for users.
  case worker = "--worker"

  /// What follows the flag.
  enum Argument {
    case nothing
    case word
    case number
  }

  var argument: Argument {
    switch self {
    case .all, .coverage, .tour, .json, .worker: .nothing
    case .presenter, .shard, .graph: .word
    case .depth, .budget, .seconds, .walks, .seed, .length, .jobs: .number
    }
  }

  /// The flags of a verb.
  static func flags(of verb: CommandVerb) -> [ExploreFlag] {
    verb == .explore ? allCases : [.presenter]
  }

  /// The flags without which this one means nothing: one of them must be there.
  var companions: [ExploreFlag] {
    switch self {
    case .seed, .length, .shard: [.walks]
    default: []
    }
  }

  /// The flags that ask for another kind of exploration.
  var rivals: [ExploreFlag] {
    switch self {
    case .depth: [.walks, .all, .jobs, .coverage, .graph, .tour]
    case .walks: [.depth, .budget, .seconds, .all, .jobs, .coverage, .graph, .tour, .json]
    case .json: [.coverage, .tour, .all]
    case .budget: [.seconds]
    default: []
    }
  }
}
