/// The facts from which a controller derives the contents that it shows if it has nothing else to
/// show.
public struct ContentUnavailableState: Hashable, Sendable {
  /// The traits of the controller.
  public var traitCollection: TraitCollection
  /// The text for which the user searches; nil without a search controller.
  public var searchText: String?

  /// Creates a state without a search text.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}
