public import Presentation

/// UIKit's name for `AccessibilityCustomAction`: an action that VoiceOver offers for a view.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction

extension AccessibilityCustomAction {
  /// The image of the action; the value is stored but has no effect.
  public final var image: UIImage? {
    get { picture as? UIImage }
    set { picture = newValue }
  }

  /// Creates an action with an image that calls a method of a target.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action with an image that calls a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Simulates that the user chooses the action with VoiceOver.
  ///
  /// The call has no effect while a transition turns user interaction off (P-66a).
  ///
  /// - Returns: The result of the closure, or whether the target has the method.
  @discardableResult public final func perform() -> Bool {
    let world = World.current
    guard !world.isIgnoringInteractionEvents else { return false }
    return world.use {
      if let actionHandler { return actionHandler(self) }
      guard let target, let actionSelector else { return false }
      return actionSelector.call(on: target, from: self)
    }
  }
}
