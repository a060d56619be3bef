import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Presses of keys and buttons, which responders receive before the system handles them.
@MainActor @Suite("Presses") struct PressTests {
  private class Screen: UIViewController {
    let log = Log()
    var takesEscape = false
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.note("began \(press.key?.characters ?? "button")") }
      if takesEscape, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { return }
      super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.note("ended \(presses.map(\.phase.rawValue))")
      super.pressesEnded(presses, with: event)
    }
  }

  private final class Field: UITextField {
    var sent = 0
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if presses.first?.key?.charactersIgnoringModifiers == "\r" { return sent += 1 }
      super.pressesBegan(presses, with: event)
    }
  }

  @Test func `a screen receives the press of a key and its end`() throws {
    let screen = Screen(), stage = Stage(screen)
    expect(!UIApplication.shared.press("a", .shift))
    expect(screen.log.lines, equals: ["began A", "ended [3]"])
    try stage.close()
  }

  @Test func `a screen that does not call super handles the key itself`() throws {
    let screen = Screen(), stage = Stage(screen)
    screen.takesEscape = true
    expect(UIApplication.shared.press(UIKeyCommand.inputEscape))
    try stage.close()
  }

  @Test func `a text field that handles the return key does not end its editing`() throws {
    let home = UIViewController(), field = Field(frame: .zero), stage = Stage(home)
    home.view.addSubview(field)
    field.becomeFirstResponder()
    UIApplication.shared.press("a")
    UIApplication.shared.press("\r")
    expect(field.text == "a" && field.sent == 1 && field.isFirstResponder)
    try stage.close()
  }

  @Test func `a button of a remote control reaches the responders, but types nothing`() throws {
    let screen = Screen(), stage = Stage(screen)
    expect(!UIApplication.shared.pressButton(.menu))
    expect(screen.log.lines, equals: ["began button", "ended [3]"])
    try stage.close()
  }

  @Test func `a press describes its key, its button and its event`() throws {
    final class Pad: Screen {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let press = presses.first, let key: UIKey = press.key else { return }
        log.note("\(press.type == .upArrow) \(key.keyCode.rawValue)")
        log.note("\(event?.type == .presses) \(event?.allPresses == presses)")
        log.note("\(press.responder === self) \(key.modifierFlags == .command)")
      }
    }
    let pad = Pad(), stage = Stage(pad)
    UIApplication.shared.press(UIKeyCommand.inputUpArrow, .command)
    expect(pad.log.lines, equals: ["true 82", "true true", "true true", "ended [3]"])
    try stage.close()
  }

  @Test func `the keys of letters, digits and signs have the codes of UIKit`() throws {
    final class Pad: Screen {
      var codes: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        codes += presses.compactMap { $0.key?.keyCode }
      }
    }
    let pad = Pad(), stage = Stage(pad)
    for input in ["z", "1", "0", "\r", " ", "ä"] { UIApplication.shared.press(input) }
    let expected: [UIKeyboardHIDUsage] = [
      .keyboardZ, .keyboard1, .keyboard0, .keyboardReturnOrEnter, .keyboardSpacebar,
      .keyboardErrorUndefined,
    ]
    expect(pad.codes, equals: expected)
    try stage.close()
  }
}
