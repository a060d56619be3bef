import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Text fields") struct TextFieldTests {
  private final class Listener: NSObject, UITextFieldDelegate {
    var heard: [String] = []
    var mayBegin = true
    var mayEnd = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begins") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ends") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
    ) -> Bool { replacementString != "x" }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
    }
  }

  private let home = PlainViewController(title: "Home")
  private let stage: Stage
  private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
  private let listener = Listener()

  init() {
    stage = Stage(home)
    home.view.addSubview(field)
    field.delegate = listener
  }

  @Test func `typing enters only the characters that the delegate allows`() {
    final class Counter { var events: [UInt] = [] }
    let counter = Counter()
    for event: UIControl.Event in [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ] {
      field.addAction(UIAction { _ in counter.events.append(event.rawValue >> 16) }, for: event)
    }
    field.type("axb")
    expect(field.text == "ab" && field.isEditing && field.isFirstResponder)
    expect(listener.heard, equals: ["begins"])
    field.tapReturn()
    expect(!field.isEditing && listener.heard == ["begins", "ends"])
    expect(counter.events, equals: [1, 2, 2, 4, 8])
    field.tapReturn()
    expect(counter.events.count, equals: 5)
  }

  @Test func `the delegate decides whether editing begins and ends`() {
    listener.mayBegin = false
    field.type("a")
    expect(field.text == "" && !field.isEditing)
    listener.mayBegin = true
    stage.world.use { expect(field.becomeFirstResponder() && field.becomeFirstResponder()) }
    listener.mayEnd = false
    expect(!home.view.endEditing(false) && field.isEditing)
    let other = UITextField()
    home.view.addSubview(other)
    expect(!other.becomeFirstResponder())
    listener.mayEnd = true
    expect(other.becomeFirstResponder() && !field.isEditing && listener.heard.last == "ends")
    other.type("without a delegate")
    expect(other.text, equals: "without a delegate")
    other.isEnabled = false
    other.resignFirstResponder()
    expect(!other.becomeFirstResponder())
  }

  @Test(.rule("P-28"))
  func `editing ends when the field leaves its window, even if the delegate refuses the end`()
    throws
  {
    let next = PlainViewController(title: "Next"), inside = UITextField(), another = Listener()
    next.view.addSubview(inside)
    inside.delegate = another
    home.present(next, animated: true)
    try stage.settle()
    inside.type("a")
    home.dismiss(animated: true)
    stage.runTurn()
    expect(inside.isEditing)
    try stage.settle()
    expect(!inside.isEditing && another.heard == ["begins", "ends"])

    field.type("a")
    listener.mayEnd = false
    home.view.addSubview(field)
    expect(field.isEditing)
    field.removeFromSuperview()
    expect(!field.isFirstResponder && listener.heard == ["begins"])
  }

  @Test(.rule("P-28a"), arguments: [true, false])
  func `a field edits again after a full-screen presentation over it was dismissed`(
    isAnimated: Bool
  ) throws {
    let next = PlainViewController(title: "Next")
    next.modalPresentationStyle = .fullScreen
    field.type("a")
    home.present(next, animated: isAnimated)
    try stage.settle()
    expect(!field.isEditing && listener.heard == ["begins", "ends"])
    var wasEditing: Bool?
    home.dismiss(animated: isAnimated) { [field] in wasEditing = field.isEditing }
    try stage.settle()
    expect(field.isEditing && wasEditing == true)
    expect(listener.heard, equals: ["begins", "ends", "begins"])
  }

  @Test(.rule("P-28a"))
  func `a field does not edit again if it had ended editing or if another field edits`() throws {
    let next = PlainViewController(title: "Next"), other = UITextField()
    next.modalPresentationStyle = .fullScreen
    home.view.addSubview(other)
    field.type("a")
    field.resignFirstResponder()
    home.present(next, animated: false)
    try stage.settle()
    home.dismiss(animated: false)
    try stage.settle()
    expect(!field.isEditing)
    field.type("b")
    home.present(next, animated: false)
    try stage.settle()
    field.removeFromSuperview()
    home.dismiss(animated: false)
    try stage.settle()
    expect(!field.isEditing, "it is on no screen")
    home.view.addSubview(field)
    field.type("c")
    home.present(next, animated: false)
    try stage.settle()
    home.dismiss(animated: true)
    stage.runTurn()
    other.becomeFirstResponder()
    try stage.settle()
    expect(other.isEditing && !field.isEditing)
  }

  @Test(.rule("P-66a")) func `typing has no effect while a presentation is being animated`()
    throws
  {
    home.present(PlainViewController(title: "Next"), animated: true)
    stage.runTurn()
    field.type("a")
    expect(field.text, equals: "")
  }

  @Test func `the return key ends editing if the field has an action for editingDidEndOnExit`() {
    let other = UITextField()
    home.view.addSubview(other)
    var wasEditing = false
    other.type("a")
    other.tapReturn()
    expect(other.isFirstResponder)
    other.addAction(
      UIAction { [unowned other] _ in wasEditing = other.isEditing }, for: .editingDidEndOnExit)
    other.tapReturn()
    expect(wasEditing && !other.isFirstResponder)
  }

  @Test func `a field outside of a window becomes the first responder when it enters the window`()
    throws
  {
    let loose = UITextField(), form = PlainViewController(title: "Form")
    form.view.addSubview(loose)
    expect(!loose.becomeFirstResponder() && !loose.isFirstResponder)
    loose.resignFirstResponder()
    home.present(form, animated: true)
    try stage.settle()
    expect(!loose.isFirstResponder, "the field has given up its wish")
    home.dismiss(animated: true)
    try stage.settle()
    expect(!loose.becomeFirstResponder())
    home.present(form, animated: true)
    stage.runTurn()
    expect(loose.isFirstResponder && loose.window != nil)
  }

  @Test func `a text field stores settings that have no visible effect`() {
    (field.placeholder, field.isSecureTextEntry) = ("Name", true)
    (field.textColor, field.textAlignment) = (.red, .center)
    (field.font, field.inputAccessoryView) = (.systemFont(ofSize: 9), home.view)
    expect(field.placeholder == "Name" && field.isSecureTextEntry && field.textColor == .red)
    expect(field.textAlignment == .center && field.inputAccessoryView === home.view)
    expect(field.font?.pointSize, equals: 9)
  }
}
