import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

#if !canImport(ObjectiveC)
  @MainActor @Suite("Key commands") struct KeyCommandTests {
    private final class Screen: UIViewController {
      var performed: [String] = []
      var commands: [UIKeyCommand] = []
      var takesKeys = true
      override var keyCommands: [UIKeyCommand]? { commands + (super.keyCommands ?? []) }
      override var canBecomeFirstResponder: Bool { takesKeys }
      var disables = false
      override func validate(_ command: UICommand) {
        command.title = "validated"
        if disables { command.attributes = .disabled }
      }

      static let save = Selector("save:") { (screen: Screen, sender: UIKeyCommand) in
        screen.performed.append("save \(sender.title)")
      }
      static let close = Selector("close") { (screen: Screen) in
        screen.performed.append("close")
      }
    }

    private final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }

    private final class Pad: UIView, UIKeyInput {
      var text = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { text.removeLast() }
    }

    /// A view that copies unless it is locked, and asks other responders meanwhile.
    private final class Board: UIView {
      var copies = 0
      var isLocked = false
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender) && !isLocked
      }
      override func copy(_ sender: Any?) {
        copies += 1
        UIView().copy(sender)
      }
    }

    private final class HideCounter: NSObject {
      var hides = 0
      static let count = Selector("count") { (counter: HideCounter) in counter.hides += 1 }
    }

    private let home = Screen()
    private let stage: Stage

    init() { stage = Stage(home) }

    private func press(_ input: String, _ flags: UIKeyModifierFlags = []) -> Bool {
      stage.world.use { UIApplication.shared.press(input, flags) }
    }

    @Test func `pressed keys perform the matching command of the responder chain`() throws {
      home.commands = [
        UIKeyCommand(
          title: "Save", image: nil, action: Screen.save, input: "s", modifierFlags: .command,
          alternates: [
            UICommandAlternate(
              title: "Save All", action: Screen.save, modifierFlags: [.command, .alternate])
          ], discoverabilityTitle: "Save the note"),
        UIKeyCommand(
          input: UIKeyCommand.inputEscape, modifierFlags: [], action: Screen.close,
          discoverabilityTitle: "Close"),
      ]
      expect(home.commands[0].alternates.first?.title, equals: "Save All")
      expect(home.commands[1].discoverabilityTitle, equals: "Close")
      let field = Field()
      home.view.addSubview(field)
      stage.world.use { _ = field.becomeFirstResponder() }
      expect(press("s", .command) && press("S", [.command, .alphaShift]))
      expect(!press("s") && !press("s", [.command, .shift]) && !press("t", .command))
      expect(press(UIKeyCommand.inputEscape))
      expect(home.performed, equals: ["save validated", "save validated", "close"])
      home.commands[1].attributes = .disabled
      expect(!press(UIKeyCommand.inputEscape))
      try stage.close()
    }

    @Test func `without a first responder the front-most controller gets the keys`() throws {
      home.commands = [UIKeyCommand(input: "w", modifierFlags: .command, action: Screen.close)]
      let sheet = Screen(), child = Screen()
      sheet.addChild(child)
      sheet.view.addSubview(child.view)
      home.present(sheet, animated: false)
      try stage.settle()
      child.addKeyCommand(UIKeyCommand(input: "w", modifierFlags: .command, action: Screen.close))
      expect(press("w", .command) && child.performed == ["close"] && home.performed == [])
      child.takesKeys = false
      sheet.takesKeys = false
      expect(!press("w", .command), "the chain begins at the window")
      home.dismiss(animated: false)
      try stage.settle()
      expect(press("w", .command) && home.performed == ["close"])
      try stage.close()
    }

    @Test(.rule("C-18a", "P-3"), arguments: [true, false])
    func `a controller that a child presents over another child gets the keys`(
      removesPresenter: Bool
    ) throws {
      let left = Screen(), right = Screen(), note = Screen()
      for child in [left, right] {
        home.addChild(child)
        home.view.addSubview(child.view)
        child.didMove(toParent: home)
      }
      for screen in [home, left, right, note] {
        screen.commands = [
          UIKeyCommand(input: "w", modifierFlags: .command, action: Screen.close)
        ]
      }
      right.definesPresentationContext = true
      note.modalPresentationStyle = removesPresenter ? .currentContext : .overCurrentContext
      right.present(note, animated: false)
      try stage.settle()
      expect(press("w", .command) && note.performed == ["close"])
      note.takesKeys = false
      let next = removesPresenter ? home : right
      expect(press("w", .command) && next.performed == ["close"])
      right.dismiss(animated: false)
      try stage.settle()
      expect(press("w", .command) && left.performed == [])
      expect(right.performed.count, equals: removesPresenter ? 1 : 2)
      try stage.close()
    }

    @Test(.rule("C-18a")) func `a presentation in a tab that is not selected gets no keys`() throws
    {
      let tabs = UITabBarController()
      let first = Screen(), note = Screen(), other = Screen()
      tabs.viewControllers = [first, other]
      let stage = Stage(tabs)
      for screen in [first, other, note] {
        screen.commands = [
          UIKeyCommand(input: "w", modifierFlags: .command, action: Screen.close)
        ]
      }
      first.definesPresentationContext = true
      note.modalPresentationStyle = .overCurrentContext
      first.present(note, animated: false)
      try stage.settle()
      func press() -> Bool { stage.world.use { UIApplication.shared.press("w", .command) } }
      expect(press() && note.performed == ["close"])
      tabs.selectedIndex = 1
      try stage.settle()
      expect(press() && other.performed == ["close"])
      tabs.selectedIndex = 0
      try stage.settle()
      expect(press() && note.performed == ["close", "close"])
      try stage.close()
    }

    @Test func `commands can be added to a controller and removed`() throws {
      let command = UIKeyCommand(input: "d", modifierFlags: .command, action: Screen.close)
      expect(UIViewController().keyCommands == nil)
      home.addKeyCommand(command)
      expect(home.keyCommands == [command] && press("d", .command))
      home.removeKeyCommand(command)
      home.removeKeyCommand(command)
      expect(home.keyCommands == [] && !press("d", .command))
      try stage.close()
    }

    @Test func `a letter is typed into the text unless a command has priority`() throws {
      let field = UITextField(),
        command = UIKeyCommand(
          input: "x", modifierFlags: [], action: Screen.close)
      home.commands = [command]
      home.view.addSubview(field)
      stage.world.use { _ = field.becomeFirstResponder() }
      expect(press("x") && press("y", .shift) && press("z") && press(UIKeyCommand.inputDelete))
      expect(field.text == "xY" && home.performed == [])
      command.wantsPriorityOverSystemBehavior = true
      expect(press("x") && field.text == "xY" && home.performed == ["close"])
      let text = UITextView()
      home.view.addSubview(text)
      stage.world.use { _ = text.becomeFirstResponder() }
      expect(press("a") && press("\r") && press("b") && text.text == "a\nb")
      try stage.close()
    }

    @Test func `keys have no effect during a transition`() throws {
      home.commands = [UIKeyCommand(input: "w", modifierFlags: .command, action: Screen.close)]
      home.present(PlainViewController(title: "Next"), animated: true)
      expect(!press("w", .command) && home.performed == [])
      try stage.settle()
      try stage.close()
    }

    @Test func `the keys of the edit menu call the responder that overrides the action`() throws {
      final class Row: UIView {
        var heard: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { heard.append("copy") }
        override func cut(_ sender: Any?) { heard.append("cut") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
          if action == Selector("cut:") { return false }
          return super.canPerformAction(action, withSender: sender)
        }
      }
      final class Inner: UIView {
        override var canBecomeFirstResponder: Bool { true }
      }
      let row = Row(), inner = Inner()
      home.view.addSubview(row)
      row.addSubview(inner)
      stage.world.use { _ = inner.becomeFirstResponder() }
      expect(press("c", .command) && row.heard == ["copy"])
      expect(!press("x", .command) && !press("v", .command) && !press("a", .command))
      let general = Selector("copy:") { (_: UIResponderStandardEditActions, _: Any?) in }
      expect(!inner.canPerformAction(general, withSender: nil))
      var undone = 0
      let manager = home.view.window?.undoManager
      manager?.registerUndo(withTarget: home) { _ in undone += 1 }
      expect(press("z", .command) && undone == 1 && !press("z", .command))
      try stage.close()
    }

    @Test func `the app adds commands to the main menu`() throws {
      final class Delegate: UIResponder, UIApplicationDelegate {
        let screen: Screen
        init(_ screen: Screen) { self.screen = screen }
        override func buildMenu(with builder: any UIMenuBuilder) {
          super.buildMenu(with: builder)
          guard builder.system == .main else { return }
          let close = UIKeyCommand(
            title: "Close", action: Screen.close, input: "k", modifierFlags: .command,
            propertyList: "close")
          let menu = UIMenu(title: "Note", identifier: .init("note"), children: [close])
          builder.insertSibling(menu, afterMenu: .file)
          builder.insertSibling(UIMenu(title: "First"), beforeMenu: .application)
          builder.insertChild(UIMenu(title: "End", identifier: .init("end")), atEndOfMenu: .file)
          builder.insertChild(UIMenu(title: "Start"), atStartOfMenu: .file)
          builder.replace(menu: .init("end"), with: UIMenu(title: "Other end"))
          builder.replaceChildren(ofMenu: .view) { $0 + [UIAction(title: "Zoom") { _ in }] }
          builder.remove(menu: .format)
          builder.remove(menu: .init("unknown"))
          expect(builder.command(for: Screen.close, propertyList: "close") === close)
          expect(builder.action(for: .init("unknown")) == nil)
          expect(builder.menu(for: .file)?.children.map(\.title), equals: ["Start", "Other end"])
        }
      }
      let delegate = Delegate(home)
      stage.world.use {
        UIApplication.shared.delegate = delegate
        let menu = UIMenuSystem.main.menu
        let titles = ["First", "", "File", "Note", "Edit", "View", "Window", "Help"]
        expect(menu.children.map(\.title), equals: titles)
        expect(menu.choose("Close") && home.performed == ["close"])
        UIMenuSystem.main.setNeedsRebuild()
        UIMenuSystem.main.setNeedsRevalidate()
        expect(UIMenuSystem.main.menu !== menu && UIMenuSystem.context !== UIMenuSystem.main)
      }
      expect(press("k", .command) && home.performed == ["close", "close"])
      withExtendedLifetime(delegate) {}
      try stage.close()
    }

    @Test func `the edit menu shows the actions that a responder performs`() throws {
      final class Row: UIView {
        var heard: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { heard.append("copy") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
          action == Selector("copy:") || action == Self.share
        }
        static let share = Selector("share") { (row: Row) in row.heard.append("share") }
      }
      let row = Row()
      home.view.addSubview(row)
      stage.world.use {
        let menu = UIMenuController.shared
        menu.setMenuVisible(true, animated: true)
        expect(!menu.isMenuVisible && !menu.choose("Copy"), "no responder performs an action")
        _ = row.becomeFirstResponder()
        let share = UIMenuItem(title: "Share", action: Row.share)
        menu.menuItems = [share, UIMenuItem(title: "Other", action: Selector("other"))]
        menu.arrowDirection = .down
        let counter = HideCounter()
        NotificationCenter.default.addObserver(
          counter, selector: HideCounter.count,
          name: UIMenuController.didHideMenuNotification, object: menu)
        menu.showMenu(from: row, rect: row.bounds)
        expect(menu.isMenuVisible && menu.titles == ["Copy", "Share"])
        expect(menu.choose("Share") && !menu.isMenuVisible && counter.hides == 1)
        menu.isMenuVisible = true
        expect(menu.choose("Copy") && row.heard == ["share", "copy"])
        expect(!menu.choose("Other"))
        menu.showMenu(from: row, rect: .zero)
        menu.update()
        menu.hideMenu(from: row)
        expect(!menu.isMenuVisible && menu.menuFrame == .zero && counter.hides == 3)
      }
      try stage.close()
    }

    @Test func `a command that validate disables is not performed`() throws {
      home.commands = [UIKeyCommand(input: "w", modifierFlags: .command, action: Screen.close)]
      home.disables = true
      expect(!press("w", .command) && home.performed == [])
      try stage.close()
    }

    @Test func `keys type into each first responder that adopts UIKeyInput`() throws {
      let pad = Pad()
      home.view.addSubview(pad)
      stage.world.use { _ = pad.becomeFirstResponder() }
      expect(press("a") && press("b", .shift) && press("\r") && press(UIKeyCommand.inputDelete))
      expect(pad.text, equals: "aB")
      try stage.close()
    }

    @Test func `copy is called once on a responder that implements and permits it`() throws {
      let board = Board()
      home.view.addSubview(board)
      stage.world.use { _ = board.becomeFirstResponder() }
      expect(press("c", .command) && press("C", [.command, .alphaShift]) && board.copies == 2)
      board.isLocked = true
      expect(!press("c", .command) && board.copies == 2)
      try stage.close()
    }

    @Test func `a test performs the custom actions of a view for VoiceOver`() throws {
      let view = UIView()
      expect(view.accessibilityCustomActions == nil)
      let mark = UIAccessibilityCustomAction(name: "Mark", image: UIImage()) { _ in false }
      let close = UIAccessibilityCustomAction(
        name: "Close", target: home, selector: Screen.close)
      view.accessibilityCustomActions = [mark, close]
      expect(mark.image != nil && close.image == nil && !mark.perform() && close.perform())
      expect(home.performed == ["close"] && view.accessibilityCustomActions?.count == 2)
      try stage.close()
    }
  }
#endif
