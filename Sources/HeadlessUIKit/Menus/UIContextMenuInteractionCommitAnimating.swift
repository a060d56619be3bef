/// An object that runs animations when the user taps the preview of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The animation of the preview; the value has no effect.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
