import Foundation
public import Presentation

extension UIApplication {
  /// Simulates that the user presses a key of a hardware keyboard.
  ///
  /// The keys are offered to the responders of a chain, in order. The chain begins at the first
  /// responder. If there is none, it begins at the innermost controller in front whose
  /// `canBecomeFirstResponder` is true, or else at the key window.
  ///
  /// 1. The responders get `pressesBegan`, and `pressesEnded` at the end of the call. If one of
  ///    them does not call super, the other steps do not follow. A command with
  ///    `wantsPriorityOverSystemBehavior` precedes this step.
  /// 2. If a text is being edited, a letter without the command or control key is typed into the
  ///    text.
  /// 3. The first command in the `keyCommands` of the chain with these keys whose action has a
  ///    target is performed. The target is the first responder of the chain that can perform the
  ///    action.
  /// 4. A command of the main menu with these keys is performed.
  /// 5. Command-X, -C, -V and -A call `cut`, `copy`, `paste` and `selectAll`. Command-Z calls
  ///    `undo()` of the undo manager, and Shift-Command-Z `redo()`.
  ///
  /// The call has no effect while a transition turns user interaction off (P-66a).
  ///
  /// - Parameters:
  ///   - input: The character of the key, or a constant such as `UIKeyCommand.inputEscape`.
  ///   - modifierFlags: The keys that are pressed together with the key.
  /// - Returns: Whether the keys had an effect.
  @discardableResult public func press(
    _ input: String, _ modifierFlags: UIKeyModifierFlags = []
  ) -> Bool {
    guard !world.isIgnoringInteractionEvents else { return false }
    return world.use {
      let commands = keyCommandsOfChain.filter { $0.matches(input, modifierFlags) }
      if commands.contains(where: { $0.wantsPriorityOverSystemBehavior && perform($0) }) {
        return true
      }
      let press = UIPress(of: UIKey(input, modifierFlags))
      defer { end(press) }
      if begin(press) || type(input, modifierFlags) { return true }
      if (commands + menuCommands(input, modifierFlags)).contains(where: { perform($0) }) {
        return true
      }
      return performStandardAction(input, modifierFlags)
    }
  }

  /// The responder at which the chain for keys begins.
  var startOfKeys: Responder? {
    world.responders.first ?? keyWindow?.rootViewController?.receiverOfKeys ?? keyWindow
  }

  private var keyCommandsOfChain: [UIKeyCommand] {
    var found: [UIKeyCommand] = []
    var next = startOfKeys
    while let responder = next {
      found += responder.keyCommands ?? []
      next = responder.next
    }
    return found
  }

  private func menuCommands(
    _ input: String, _ flags: UIKeyModifierFlags
  ) -> [UIKeyCommand] {
    UIMenuSystem.main.menu.leaves.compactMap { $0 as? UIKeyCommand }
      .filter { $0.matches(input, flags) }
  }

  /// Sends the action of a command to the first responder of the chain that can perform it.
  func perform(_ command: UICommand) -> Bool {
    guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    let edit = EditAction.allCases.first { $0.selector == command.action }
    if let edit { return world.responders.perform(edit, from: startOfKeys, sender: command) }
    var next = startOfKeys
    while let responder = next {
      if responder.canPerformAction(command.action, withSender: command) {
        responder.validate(command)
        guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
        if command.action.call(on: responder, from: command) { return true }
      }
      next = responder.next
    }
    return false
  }

  /// Types a letter into the text that is being edited.
  private func type(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
    guard flags.isDisjoint(with: [.command, .control]) else { return false }
    let isDelete = input == UIKeyCommand.inputDelete || input == "\u{8}"
    let isReturn = input == "\r" || input == "\n"
    guard isDelete || isReturn || input.count == 1, input != "\t" else { return false }
    let letter = flags.isDisjoint(with: [.shift, .alphaShift]) ? input : input.uppercased()
    switch world.responders.first {
    case let field as UITextField:
      if isDelete {
        field.tapDelete()
      } else if isReturn {
        field.tapReturn()
      } else {
        field.type(letter)
      }
    case let text as UITextView:
      if isDelete { text.tapDelete() } else { text.type(isReturn ? "\n" : letter) }
    case let input as any UIKeyInput:
      if isDelete { input.deleteBackward() } else { input.insertText(isReturn ? "\n" : letter) }
    default: return false
    }
    return true
  }

  /// Performs an action that the system binds to keys, such as Command-C.
  private func performStandardAction(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
    let flags = flags.subtracting(.alphaShift)
    let actions: [String: EditAction] = ["x": .cut, "c": .copy, "v": .paste, "a": .selectAll]
    if flags == .command, let action = actions[input.lowercased()] {
      return world.responders.perform(action, from: startOfKeys, sender: self)
    }
    guard input.lowercased() == "z", let manager = startOfKeys?.undoManager else { return false }
    switch flags {
    case .command where manager.canUndo: manager.undo()
    case [.command, .shift] where manager.canRedo: manager.redo()
    default: return false
    }
    return true
  }
}
