extension ViewController {
  /// Adds a command to ``Responder/keyCommands`` of this controller.
  public final func addKeyCommand(_ keyCommand: KeyCommand) {
    attachments.find { AddedKeyCommands() }.commands.append(keyCommand)
  }

  /// Removes a command that was added with ``addKeyCommand(_:)``.
  public final func removeKeyCommand(_ keyCommand: KeyCommand) {
    guard let added = attachments.find(AddedKeyCommands.self) else { return }
    added.commands.removeAll { $0 === keyCommand }
  }

  /// The controller that gets keys while there is no first responder; nil if there is none.
  ///
  /// The search begins at the front-most presented controller and its visible children. The result
  /// is the innermost controller whose `canBecomeFirstResponder` is true.
  package final var receiverOfKeys: ViewController? {
    var front = self
    while let presented = front.ownPresented { front = presented }
    return front.visibleInside.last { $0.canBecomeFirstResponder }
  }
}

/// The commands that an app has added to a controller.
@MainActor final class AddedKeyCommands {
  var commands: [KeyCommand] = []
}
