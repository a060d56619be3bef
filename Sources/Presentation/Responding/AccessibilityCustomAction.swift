public import Foundation

/// An action that VoiceOver offers for a view in addition to the default action.
@preconcurrency @MainActor open class AccessibilityCustomAction: NSObject {
  /// The closure of an action; the result says whether the action was performed.
  public typealias Handler = @MainActor (AccessibilityCustomAction) -> Bool

  /// The name of the action, which VoiceOver reads aloud.
  public final var name: String
  /// The name of the action with attributes; nil if it has none.
  public final var attributedName: NSAttributedString?
  /// The target of the action; not retained.
  public final weak var target: AnyObject?
  /// The method that is called on the target; nil if the action has a closure.
  public final package(set) var actionSelector: Selector?
  /// The closure of the action; nil if the action has a target.
  public final var actionHandler: Handler?
  /// The image of the action, whose type the module `HeadlessUIKit` declares.
  package final var picture: AnyObject?

  /// Creates an action that calls a method of a target.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, actionSelector) = (name, selector)
    self.target = target.map { $0 as AnyObject }
    super.init()
  }

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: Handler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }
}
