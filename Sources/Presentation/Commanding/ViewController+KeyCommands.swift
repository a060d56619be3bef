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
  /// is the innermost controller whose `canBecomeFirstResponder` is true. If there is none, and the
  /// controller in front is presented in a presentation context, the search continues with its
  /// presenter and the controllers around the presenter that are on screen.
  package final var receiverOfKeys: ViewController? {
    // The presentation context of a tab that is not selected is off screen.
    let front = layersAbove.last { $0.isViewOnScreen } ?? self
    if let inner = front.visibleInside.last(where: \.canBecomeFirstResponder) { return inner }
    var next = front.presenterInContext
    while let outer = next, !outer.takesKeysOnScreen {
      next = outer.ownParent ?? outer.presenterInContext
    }
    return next
  }

  private var takesKeysOnScreen: Bool {
    canBecomeFirstResponder && isViewOnScreen
  }

  /// The presenter, if this controller is presented in a presentation context; otherwise nil.
  private var presenterInContext: ViewController? {
    guard let presentation = ownPresentationController, presentation.isInContext else { return nil }
    return presentation.relation?.presenter
  }
}

/// The commands that an app has added to a controller.
@MainActor final class AddedKeyCommands {
  var commands: [KeyCommand] = []
}
