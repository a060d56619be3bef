import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Actions at the sides of rows") struct SwipeActionTests {
  private final class Notes: UITableViewController {
    var notes = ["a", "b", "c"]
    var log: [String] = []
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?
    var older: [UITableViewRowAction]?
    var mayEdit = true
    var editing = UITableViewCell.EditingStyle.delete

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      notes.count
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      mayEdit
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("\(editingStyle) \(notes.remove(at: indexPath.row))")
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { editing }
    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { older }
  }

  private let screen = Notes(style: .plain)
  private let stage: Stage
  private let second = IndexPath(row: 1, section: 0)

  init() throws {
    stage = Stage(screen)
    try stage.settle()
  }

  private func action(_ title: String) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [screen] action, view, completion in
      screen.log.append("\(action.title ?? "") \(view is UITableViewCell)")
      completion(true)
    }
  }

  @Test func `a row that can be edited has the action Delete`() throws {
    expect(screen.tableView.tapSwipeAction("Delete", at: second))
    try stage.settle()
    expect(screen.log == ["delete b"] && screen.tableView.visibleCells.count == 2)
    expect(!screen.tableView.tapSwipeAction("Archive", at: second))
    screen.editing = .none
    expect(!screen.tableView.tapSwipeAction("Delete", at: second))
    (screen.editing, screen.mayEdit) = (.delete, false)
    expect(!screen.tableView.tapSwipeAction("Delete", at: second))
    try stage.close()
  }

  @Test func `the actions of the delegate replace the action Delete`() throws {
    screen.trailing = UISwipeActionsConfiguration(actions: [action("Archive"), action("Flag")])
    screen.leading = UISwipeActionsConfiguration(actions: [action("Pin")])
    for title in ["Flag", "Pin"] {
      expect(screen.tableView.tapSwipeAction(title, at: second))
    }
    expect(!screen.tableView.tapSwipeAction("Delete", at: second))
    expect(screen.log == ["Flag true", "Pin true"] && screen.notes.count == 3)
    try stage.close()
  }

  @Test func `the older row actions are used if there is no trailing configuration`() throws {
    let share = UITableViewRowAction(style: .normal, title: "Share") { [screen] action, path in
      screen.log.append("\(action.title ?? "") \(path.row)")
    }
    let remove = UITableViewRowAction(style: .destructive, title: "Remove") { _, _ in }
    share.backgroundColor = .systemBlue
    expect(share.backgroundColor == .systemBlue && remove.style == .default)
    screen.older = [remove, share]
    expect(screen.tableView.tapSwipeAction("Share", at: second))
    expect(!screen.tableView.tapSwipeAction("Delete", at: second))
    screen.mayEdit = false
    expect(!screen.tableView.tapSwipeAction("Share", at: second))
    (screen.mayEdit, screen.trailing) = (true, UISwipeActionsConfiguration(actions: []))
    expect(!screen.tableView.tapSwipeAction("Share", at: second) && screen.log == ["Share 1"])
    expect(UITableViewController().tableView(screen.tableView, editActionsForRowAt: second) == nil)
    try stage.close()
  }

  @Test func `an action can present a controller`() throws {
    let menu = PlainViewController(title: "Menu")
    let more = UIContextualAction(style: .normal, title: "More") { [screen] _, _, completion in
      screen.present(menu, animated: true) { completion(true) }
    }
    screen.trailing = UISwipeActionsConfiguration(actions: [more])
    expect(screen.tableView.tapSwipeAction("More", at: second))
    expect(!screen.tableView.tapSwipeAction("More", at: second), "the transition takes no touches")
    try stage.settle()
    expect(menu.presentingViewController === screen)
    try stage.close()
  }

  @Test func `the look of an action is kept`() {
    let action = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    (action.title, action.backgroundColor, action.image) = ("Delete", .systemRed, UIImage())
    expect(action.style == .destructive && action.backgroundColor == .systemRed)
    expect(action.title == "Delete" && action.image != nil)
    let configuration = UISwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = false
    expect(!configuration.performsFirstActionWithFullSwipe && configuration.actions == [action])
    let rows = UITableViewController(style: .plain)
    expect(rows.tableView(rows.tableView, titleForHeaderInSection: 0) == nil)
    expect(rows.tableView(rows.tableView, titleForFooterInSection: 0) == nil)
  }
}
