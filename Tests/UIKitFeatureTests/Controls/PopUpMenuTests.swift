import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Menus with a selection") struct PopUpMenuTests {
  private func actions(_ titles: [String], on: String? = nil) -> [UIAction] {
    titles.map { title in UIAction(title: title, state: title == on ? .on : .off) { _ in } }
  }

  private func selected(_ menu: UIMenu?) -> [String]? { menu?.selectedElements.map(\.title) }

  @Test func `a pop-up button shows the title of the selected action`() {
    let button = UIButton(), stage = Stage(UIViewController())
    button.menu = UIMenu(children: actions(["A", "B", "C"]))
    expect(button.currentTitle == nil && selected(button.menu) == [])
    button.changesSelectionAsPrimaryAction = true
    expect(button.currentTitle == "A" && selected(button.menu) == ["A"])
    button.menu?.choose("B")
    expect(button.currentTitle == "B" && selected(button.menu) == ["B"])
    let old = button.menu
    button.menu = UIMenu(children: [UIMenu(children: actions(["X", "Y"], on: "Y"))])
    expect(button.currentTitle == "Y" && selected(button.menu) == ["Y"])
    old?.choose("C")
    expect(button.currentTitle == "Y" && selected(old) == ["B"])
    button.changesSelectionAsPrimaryAction = false
    button.menu?.choose("X")
    expect(button.currentTitle == "Y" && selected(button.menu) == ["Y"])
    stage.world.end()
  }

  @Test func `the state of a chosen action has changed when its closure is called`() {
    var heard: [UIAction.State] = []
    let handler: UIActionHandler = { heard.append($0.state) }
    let stage = Stage(UIViewController())
    let menu = UIMenu(
      options: .singleSelection,
      children: [UIAction(title: "Small", handler: handler)] + actions(["Large"], on: "Large"))
    menu.choose("Small")
    expect(heard == [.on] && selected(menu) == ["Small"])
    stage.world.end()
  }

  @Test func `only the actions of a menu for a single selection lose their check marks`() {
    let stage = Stage(UIViewController())
    let inner = UIMenu(
      options: [.displayInline, .singleSelection], children: actions(["Name", "Date"], on: "Name"))
    let menu = UIMenu(children: actions(["Icons", "List"], on: "Icons") + [inner])
    menu.choose("List")
    expect(selected(menu), equals: ["Icons", "Name"])
    menu.choose("Date")
    expect(selected(menu), equals: ["Icons", "Date"])
    stage.world.end()
  }
}
