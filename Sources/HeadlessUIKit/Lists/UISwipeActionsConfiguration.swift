public import Foundation

/// The actions that a swipe on a row shows.
@preconcurrency @MainActor public final class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the side of the row inward.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the whole row performs the first action; the value is stored but has no
  /// effect.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
