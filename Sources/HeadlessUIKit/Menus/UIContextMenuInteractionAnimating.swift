public import Presentation

/// An object that runs animations beside those of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller that the configuration supplies for the preview; nil if there is none.
  var previewViewController: ViewController? { get }

  /// Adds changes that are animated together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a block that is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}
