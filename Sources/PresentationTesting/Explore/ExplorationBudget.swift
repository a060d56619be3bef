/// The limit of an exploration; with a budget, a partial result is no error.
public struct ExplorationBudget: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The most states or schedules; nil for any number.
  let count: Int?
  /// The most seconds; nil for any number.
  let seconds: Double?

  /// Creates a budget of so many states or, where schedules are run, schedules.
  public init(integerLiteral count: Int) { self = .states(count) }

  private init(count: Int? = nil, seconds: Double? = nil) {
    (self.count, self.seconds) = (count, seconds)
  }

  /// A budget of `count` states.
  public static func states(_ count: Int) -> ExplorationBudget { ExplorationBudget(count: count) }

  /// A budget of `count` schedules.
  public static func schedules(_ count: Int) -> ExplorationBudget {
    ExplorationBudget(count: count)
  }

  /// A budget of real time; what is explored then depends on the machine.
  public static func seconds(_ seconds: Double) -> ExplorationBudget {
    ExplorationBudget(seconds: seconds)
  }
}
