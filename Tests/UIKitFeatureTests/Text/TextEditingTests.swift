import Foundation
import PresentationTesting
import Synchronization
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Editing of text fields and text views") struct TextEditingTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var calls: [String] = []
    var mayClear = true
    var mayDelete = true
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begins") }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { calls.append("ends \(reason)") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ends") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
    func textFieldDidChangeSelection(_ textField: UITextField) {
      calls.append("selects after \(textField.text ?? "")")
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
    ) -> Bool {
      calls.append("replaces \(range.location) \(range.length) by \(replacementString)")
      return mayDelete || !replacementString.isEmpty
    }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("replaces \(range.location) \(range.length) by \(text)")
      return mayDelete || !text.isEmpty
    }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selects") }
    func textViewDidChange(_ textView: UITextView) { calls.append("changes") }
  }

  private let home = PlainViewController(title: "Home")
  private let stage: Stage
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
  private let lines = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 44))
  private let listener = Listener()

  init() {
    stage = Stage(home)
    home.view.addSubview(field)
    home.view.addSubview(lines)
    field.delegate = listener
    lines.delegate = listener
  }

  /// Returns the names of the notifications that an action posts with an object.
  private func posted(
    _ names: [Notification.Name], by object: AnyObject, _ action: () -> Void
  ) -> [Int] {
    final class Found: Sendable { let indices = Mutex<[Int]>([]) }
    let found = Found()
    let tokens = names.enumerated().map { index, name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        found.indices.withLock { $0.append(index) }
      }
    }
    action()
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
    return found.indices.withLock { $0 }
  }

  @Test func `a text field posts notifications when editing begins, changes the text and ends`() {
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let found = posted(names, by: field) {
      field.type("a")
      field.resignFirstResponder()
    }
    expect(found, equals: [0, 1, 2])
    expect(
      listener.calls, equals: ["begins", "replaces 0 0 by a", "selects after a", "ends committed"])
    expect(posted(names, by: field) { field.text = "b" }, equals: [])
    expect(UITextField.DidEndEditingReason.committed.rawValue, equals: 0)
  }

  @Test func `a text view posts notifications when editing begins, changes the text and ends`() {
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let found = posted(names, by: lines) {
      lines.type("a")
      lines.tapDelete()
      lines.resignFirstResponder()
    }
    expect(found == [0, 1, 1, 2] && !lines.hasText)
    let change = ["selects", "changes"]
    expect(listener.calls, equals: ["replaces 0 0 by a"] + change + ["replaces 0 1 by "] + change)
  }

  @Test func `the delete key deletes the last letter if the delegate allows the change`() {
    let count = Count()
    field.addAction(UIAction { _ in count.changes += 1 }, for: .editingChanged)
    field.text = "a👍🏽"
    lines.text = "ab"
    field.tapDelete()
    lines.tapDelete()
    expect(field.text == "a👍🏽" && lines.text == "ab")
    field.becomeFirstResponder()
    field.tapDelete()
    expect(field.text == "a" && count.changes == 1)
    expect(listener.calls.contains("replaces 1 4 by "))
    listener.mayDelete = false
    field.tapDelete()
    expect(field.text, equals: "a")
    field.deleteBackward()
    expect(field.text == "" && count.changes == 2)
    listener.calls = []
    field.tapDelete()
    expect(listener.calls == [] && count.changes == 2)
    field.insertText("bc")
    expect(field.text == "bc" && count.changes == 3)
    lines.becomeFirstResponder()
    lines.tapDelete()
    expect(lines.text, equals: "ab")
    lines.deleteBackward()
    lines.insertText("c")
    expect(lines.text, equals: "ac")
  }

  @Test func `a subclass can override the deletion of an empty text`() {
    final class DigitField: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
    }
    let digit = DigitField()
    home.view.addSubview(digit)
    digit.type("1")
    digit.tapDelete()
    digit.tapDelete()
    expect(digit.text == "" && digit.deletions == 2)
  }

  @Test func `the clear button and clearsOnBeginEditing delete the text if the delegate allows it`()
  {
    field.text = "a"
    field.tapClear()
    field.clearButtonMode = .whileEditing
    field.tapClear()
    expect(field.text == "a" && !field.isEditing)
    field.clearButtonMode = .unlessEditing
    listener.mayClear = false
    field.tapClear()
    expect(field.text == "a" && !field.isEditing)
    listener.mayClear = true
    field.tapClear()
    expect(field.text == "" && field.isEditing)
    field.text = "b"
    field.tapClear()
    expect(field.text, equals: "b")
    field.clearButtonMode = .always
    field.tapClear()
    expect(field.text, equals: "")
    field.resignFirstResponder()

    (field.text, field.clearsOnBeginEditing, listener.mayClear) = ("c", true, false)
    field.becomeFirstResponder()
    expect(field.text, equals: "c")
    field.resignFirstResponder()
    listener.mayClear = true
    stage.user.tap(field)
    expect(field.text == "" && field.isEditing)
  }

  @Test
  func `the delete key and the clear button have no effect while a presentation is being animated`()
    throws
  {
    (field.text, field.clearButtonMode, lines.text) = ("a", .always, "b")
    field.becomeFirstResponder()
    home.present(PlainViewController(title: "Next"), animated: true)
    stage.runTurn()
    field.tapDelete()
    field.tapClear()
    lines.tapDelete()
    expect(field.text == "a" && lines.text == "b")
  }

  @Test func `text fields and text views store the view in the place of the keyboard`() {
    let picker = UIView()
    (field.inputView, lines.inputView) = (picker, picker)
    expect(field.inputView === picker && lines.inputView === picker)
    final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate {}
    let silent = Silent()
    (field.delegate, lines.delegate) = (silent, silent)
    field.type("ab")
    field.tapDelete()
    lines.type("ab")
    lines.tapDelete()
    expect(field.text == "a" && lines.text == "a" && !field.isEditing)
  }

  private final class Count { var changes = 0 }
}
