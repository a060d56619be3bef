import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Text fields of alerts") struct AlertFieldTests {
  private let home = PlainViewController(title: "Home")
  private let stage: Stage
  private let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)

  init() { stage = Stage(home) }

  @Test func `an action is enabled as soon as the user has typed into the text field`() throws {
    var answer: String?
    let save = UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in
      answer = alert.textFields?.first?.text
    }
    save.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Your name"
      field.addAction(
        UIAction { [unowned field] _ in save.isEnabled = field.hasText }, for: .editingChanged)
    }
    alert.addAction(save)
    home.present(alert, animated: true)
    try stage.settle()
    let field = try #require(alert.textFields?.first)
    expect(field.isDescendant(of: alert.view) && field.placeholder == "Your name")
    expect(field.isFirstResponder)
    field.type("Ada")
    expect(save.isEnabled)
    stage.user.tap("Save", in: "Name")
    try stage.settle()
    expect(answer == "Ada" && home.presentedViewController == nil)
    try stage.close()
  }

  @Test func `a text field that is added to a visible alert is shown`() throws {
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    home.present(alert, animated: false)
    try stage.settle()
    expect(alert.textFields == nil)
    alert.addTextField { $0.keyboardType = .emailAddress }
    alert.addTextField()
    let fields = try #require(alert.textFields)
    expect(fields.map(\.keyboardType), equals: [.emailAddress, .default])
    expect(fields.map(\.isFirstResponder), equals: [true, false])
    expect(alert.view.subviews.suffix(2), equals: fields)
    try stage.settle()
    try stage.close()
  }

  @Test func `the text field of a question is a view in files that import UIKit`() throws {
    let question = home.presenterMakeAlert(
      Question("Name", choices: [.init("Save", 1)], fields: [.init("Ada", isSecure: true)])
    ) { _, _ in }
    let field = try #require((question as? UIAlertController)?.textFields?.first)
    expect(field.text == "Ada" && field.isSecureTextEntry)
  }

  @Test(.rule("Q-3")) func `an action sheet does not configure a text field`() throws {
    let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    stage.world.use { sheet.addTextField { _ in Issue.record("an action sheet has no field") } }
    expect(sheet.textFields == nil && stage.issues.map(\.code) == [.alertMisuse])
  }

  @Test(.rule("P-28a"), arguments: [true, false])
  func `a text input edits again after an alert with a text field over it was dismissed`(
    isView: Bool
  ) throws {
    final class Listener: NSObject, UITextViewDelegate, UITextFieldDelegate {
      var heard: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begins") }
      func textViewDidEndEditing(_ textView: UITextView) { heard.append("ends") }
      func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begins") }
      func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ends") }
    }
    let listener = Listener(), notes = UITextView(), field = UITextField()
    (notes.delegate, field.delegate) = (listener, listener)
    let input = isView ? notes : field
    home.view.addSubview(input)
    input.becomeFirstResponder()
    var wasEditing: Bool?
    alert.addTextField()
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in wasEditing = input.isFirstResponder })
    home.present(alert, animated: true)
    try stage.settle()
    expect(alert.textFields?.first?.isFirstResponder == true && !input.isFirstResponder)
    stage.user.tap("OK", in: "Name")
    try stage.settle()
    expect(input.isFirstResponder && wasEditing == true)
    expect(listener.heard, equals: ["begins", "ends", "begins"])
    try stage.close()
  }

  @Test(.rule("P-28a"))
  func `a field under a sheet edits again only if a field of the sheet has taken the focus`() throws
  {
    let field = UITextField(), other = UITextField(), sheet = PlainViewController(title: "Sheet")
    home.view.addSubview(field)
    sheet.view.addSubview(other)
    for takesFocus in [true, false] {
      field.becomeFirstResponder()
      home.present(sheet, animated: true)
      try stage.settle()
      if takesFocus { other.becomeFirstResponder() } else { field.resignFirstResponder() }
      home.dismiss(animated: true)
      try stage.settle()
      expect(field.isFirstResponder, equals: takesFocus)
    }
    field.becomeFirstResponder()
    home.present(sheet, animated: false)
    try stage.settle()
    other.becomeFirstResponder()
    sheet.present(alert, animated: false)
    alert.addTextField()
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(field.isFirstResponder)
    try stage.close()
  }
}
