/// The error of an exploration in which the user taps a tab by an index that no run has.
public struct NoSuchTab: Error, Hashable, Sendable, CustomStringConvertible {
  /// The index in the tap, which starts at 0.
  public let index: Int
  /// The result of the exploration.
  public let exploration: Exploration

  /// A sentence with the index.
  public var description: String {
    """
    The user may tap the tab at \(index), but no tab bar in front ever had so many tabs: \
    \(exploration). The first tab has the index 0. Without the tab, the move changes nothing.
    """
  }
}
