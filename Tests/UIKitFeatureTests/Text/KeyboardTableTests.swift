import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Tables above the keyboard") struct KeyboardTableTests {
  private final class Form: UITableViewController {
    let fields = (0..<12).map { _ in UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      fields.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
  }

  private let form = Form(style: .plain)
  private let stage: Stage

  init() throws {
    stage = Stage(form)
    form.tableView.rowHeight = 60
    stage.world.keyboardHeight = 400
    try stage.settle()
  }

  private var table: UITableView { form.tableView }
  private func bottom(of field: UITextField) -> CGFloat {
    field.convert(field.bounds, to: nil).maxY
  }

  @Test func `the edited row of a table controller is scrolled above the keyboard`() throws {
    let top = table.bounds.height - 400
    form.fields[11].becomeFirstResponder()
    try stage.settle()
    expect(table.adjustedContentInset.bottom == 400 && table.contentInset == .zero)
    expect(bottom(of: form.fields[11]) <= top && table.contentOffset.y > 0)
    form.fields[0].becomeFirstResponder()
    try stage.settle()
    expect(form.fields[0].convert(form.fields[0].bounds, to: nil).minY >= 0)
    form.fields[8].becomeFirstResponder()
    try stage.settle()
    expect(bottom(of: form.fields[8]) <= top)
    form.fields[8].resignFirstResponder()
    try stage.settle()
    expect(table.adjustedContentInset.bottom, equals: table.safeAreaInsets.bottom)
    expect(table.contentOffset.y, equals: -table.adjustedContentInset.top)
    try stage.close()
  }

  @Test func `a table without a table controller does not avoid the keyboard`() throws {
    let plain = UITableView(frame: stage.window.bounds), field = UITextField()
    stage.window.addSubview(plain)
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    try stage.settle()
    expect(plain.adjustedContentInset.bottom, equals: plain.safeAreaInsets.bottom)
    expect(table.adjustedContentInset.bottom, equals: 400)
    try stage.close()
  }

  @Test func `the first change of a secure text replaces the text of an earlier edit`() throws {
    let field = form.fields[0]
    field.isSecureTextEntry = true
    field.type("ab")
    expect(field.text, equals: "ab")
    field.resignFirstResponder()
    field.type("cd")
    expect(field.text, equals: "cd")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    field.tapDelete()
    expect(field.text, equals: "")
    field.type("e")
    field.tapDelete()
    expect(field.text, equals: "")
    try stage.settle()
    try stage.close()
  }
}
