/// The animation of a preview that the user has tapped; the raw values are the same as in UIKit.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview disappears.
  case dismiss = 0
  /// The preview grows to the size of the screen.
  case pop
}
