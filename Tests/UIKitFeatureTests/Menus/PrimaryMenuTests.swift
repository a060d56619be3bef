import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Buttons that show a menu") struct PrimaryMenuTests {
  @Test(arguments: [true, false])
  func `a tap on a button opens its menu instead of sending touchUpInside`(isPrimary: Bool) throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 99, height: 44))
    home.view.addSubview(button)
    var lines: [String] = []
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in lines.append("copy") }])
    button.showsMenuAsPrimaryAction = isPrimary
    button.addAction(UIAction { _ in lines.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in lines.append("action") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in lines.append("menu") }, for: .menuActionTriggered)
    stage.user.tap(button)
    expect(lines == (isPrimary ? ["menu"] : ["tap", "action"]))
    expect(button.menu?.choose("Copy") == true && lines.last == "copy")
  }
}
