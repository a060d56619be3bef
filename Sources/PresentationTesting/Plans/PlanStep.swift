/// One thing that happens in a plan.
public struct PlanStep: Hashable, Sendable {
  /// What a step does.
  ///
  /// Controllers are called by their names.
  public enum Action: Hashable, Sendable {
    /// `from` presents the controller. With `completion`, a block is passed and traced.
    case present(String, from: String, animated: Bool, completion: Bool)
    /// The controller receives `dismiss`. With `completion`, a block is passed and traced.
    case dismiss(String, animated: Bool, completion: Bool)
    /// Runs so many turns of the run loop.
    case turn(Int)
    /// Moves the clock on.
    case advance(Duration)
    /// Runs until nothing is pending, at most for the limit.
    case settle(limit: Duration)
    /// Takes the steps inside the callback, the next time it is delivered; presents and dismisses.
    case during(PlanCallback, [PlanStep])
  }

  /// What happens.
  public var action: Action
  /// Where the step begins in its file.
  public var position: TextPosition
  /// The way to the step in its file, as `steps[2]`.
  public var place: String
}
