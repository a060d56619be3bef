/// An object that runs animations beside those of an edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds changes that are animated together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a block that is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}
