/// The error of a scenario whose gesture names a controller that existed in no run.
public struct NoSuchController: Error, Hashable, Sendable, CustomStringConvertible {
  /// The gesture, such as `drag`.
  public let gesture: String
  /// The controller's name in the gesture; no controller with this name existed in any run.
  public let name: String
  /// The name of the existing controller that is most similar to ``name``; nil if none is similar.
  public let nearest: String?
  /// The result of the exploration.
  public let exploration: Exploration

  /// A paragraph with the gesture, the missing name and the most similar name.
  public var description: String {
    """
    The user may \(gesture) \(quoted(name)), but there was no controller of that name: \
    \(exploration).\(nearest.map { " Did you mean \(quoted($0))?" } ?? "") \
    \(cure)
    """
  }

  private var cure: String {
    if exploration.isComplete { return "No schedule leads to one." }
    let further = exploration.outcome == .sampled ? "make more or longer walks" : "explore deeper"
    return "If it appears later, \(further)."
  }
}
