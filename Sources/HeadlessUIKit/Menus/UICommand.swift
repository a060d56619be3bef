public import Presentation

/// UIKit's name for `Command`: an entry of a menu that sends an action along the responder chain.
public typealias UICommand = Command

/// UIKit's name for `CommandAlternate`: a replacement of a command while other keys are pressed.
public typealias UICommandAlternate = CommandAlternate

/// UIKit's name for `KeyCommand`: a command that the user performs by pressing keys.
public typealias UIKeyCommand = KeyCommand

/// UIKit's name for `KeyModifierFlags`: the keys that are pressed together with another key.
public typealias UIKeyModifierFlags = KeyModifierFlags

extension Command {
  /// Creates a command for a menu; a test chooses it by its title with ``UIMenu/choose(_:)``.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    action: Responder.ActionSelector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(action: action)
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    (self.propertyList, self.alternates) = (propertyList, alternates)
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
  }
}

extension KeyCommand {
  /// Creates a command with a title for menus.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    action: Responder.ActionSelector,
    input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    (self.propertyList, self.alternates) = (propertyList, alternates)
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
  }
}
