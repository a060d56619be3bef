import Foundation
import Presentation

/// An entry of a menu that sends an action along the responder chain.
///
/// The command is stored, but cannot be chosen in a menu: a test calls the method of the action.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The method that the command calls.
  public final let action: Selector
  /// A value with which an app can identify the command.
  public final let propertyList: Any?
  /// A longer title; the value is stored but has no effect.
  public final var discoverabilityTitle: String?
  /// Whether a menu hides or disables the command; the value is stored but has no effect.
  public final var attributes: Attributes
  /// The mark beside the command in a menu; the value is stored but has no effect.
  public final var state: State

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: subtitle, image: image)
  }
}
