/// An entry of a menu that sends an action along the responder chain.
@preconcurrency @MainActor open class Command: MenuElement {
  /// The method that the command calls.
  public final let action: Responder.ActionSelector
  /// A value with which an app can identify the command.
  public final package(set) var propertyList: Any?
  /// Commands that replace this command while other keys are pressed; the value is stored but has
  /// no effect.
  public final package(set) var alternates: [CommandAlternate] = []
  /// A longer title, which the system shows in a list of all commands; the value has no effect.
  @exclusivity(unchecked) public var discoverabilityTitle: String?
  /// Whether the command is hidden or disabled; the keys of such a command have no effect.
  public final var attributes: Attributes = []
  /// The mark beside the command in a menu; the value is stored but has no effect.
  public final var state = State.off

  /// Creates a command without a title.
  public init(action: Responder.ActionSelector) {
    self.action = action
    super.init(title: "")
  }
}
