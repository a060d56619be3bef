/// The limit of an exploration: a number of states, a number of schedules, or a time.
///
/// An exploration visits the states of a scenario one by one, or runs many schedules. A schedule is
/// a sequence of steps. An exploration that uses up its budget returns a partial result and throws
/// no error.
public struct ExplorationBudget: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The maximum number of states or schedules; nil for no limit.
  let count: Int?
  /// The maximum time in seconds; nil for no limit.
  let seconds: Double?

  /// Creates a budget from an integer literal.
  ///
  /// The literal limits the number of schedules of `explore(depth:budget:_:)`, and the number of
  /// states of all other explorations.
  public init(integerLiteral count: Int) { self = .states(count) }

  private init(count: Int? = nil, seconds: Double? = nil) {
    (self.count, self.seconds) = (count, seconds)
  }

  /// Returns a budget that ends the exploration after `count` states.
  ///
  /// The exploration completes the steps of the last state, so it can find a few more states.
  public static func states(_ count: Int) -> ExplorationBudget { ExplorationBudget(count: count) }

  /// Returns a budget that ends the exploration after `count` schedules (sequences of steps).
  public static func schedules(_ count: Int) -> ExplorationBudget {
    ExplorationBudget(count: count)
  }

  /// Returns a budget that ends the exploration after some seconds of real time.
  ///
  /// With this budget, a faster computer explores more states or schedules.
  public static func seconds(_ seconds: Double) -> ExplorationBudget {
    ExplorationBudget(seconds: seconds)
  }
}
