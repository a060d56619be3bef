/// The error of an exploration in which the user taps an action that an alert has in no run.
public struct NoSuchAction: Error, Hashable, Sendable, CustomStringConvertible {
  /// The title of the action in the tap.
  public let title: String
  /// The name or title of the alert; it was presented, but never had the action.
  public let alert: String
  /// The title of the alert's action that is most similar to ``title``; nil if none is similar.
  public let nearest: String?
  /// The result of the exploration.
  public let exploration: Exploration

  /// A paragraph with the missing action, the alert and the most similar action.
  public var description: String {
    """
    The user may tap \(quoted(title)) in \(quoted(alert)), but the alert never had an action of \
    that title: \(exploration).\(nearest.map { " Did you mean \(quoted($0))?" } ?? "") Without \
    the action, the move changes nothing.
    """
  }
}
