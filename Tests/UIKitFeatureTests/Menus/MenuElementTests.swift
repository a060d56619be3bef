import Foundation
import PresentationTesting
import Synchronization
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Context menus, commands, copied contents and empty screens")
struct MenuElementTests {
  private final class Menus: NSObject, UIContextMenuInteractionDelegate, UITableViewDataSource,
    UITableViewDelegate
  {
    var chosen: [String] = []
    var hasMenu = true
    var places: [CGPoint] = []

    private func configuration(_ name: String) -> UIContextMenuConfiguration? {
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(
        identifier: NSString(string: name), previewProvider: nil,
        actionProvider: { [weak self] _ in
          UIMenu(children: [UIAction(title: "Delete") { _ in self?.chosen.append(name) }])
        })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      places.append(location)
      return configuration("view")
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      places.append(point)
      return configuration("row \(indexPath.row)")
    }
  }

  /// A list whose rows open a screen when their preview is tapped.
  private final class List: UITableViewController, UIContextMenuInteractionDelegate {
    var steps: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(previewProvider: { UIViewController() })
    }
    override func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      steps.append("commits")
      animator.preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
      animator.addAnimations { self.steps.append("animates") }
      let next = animator.previewViewController
      animator.addCompletion {
        if let next { self.show(next, sender: self) }
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration()
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      let animating: any UIContextMenuInteractionAnimating = animator
      steps.append(animating.previewViewController == nil ? "no preview" : "preview")
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      let parameters = UIPreviewParameters()
      parameters.backgroundColor = .clear
      return UITargetedPreview(view: view, parameters: parameters)
    }
  }

  @Test func `a tap on the preview of a context menu shows the screen of the preview`() throws {
    let list = List(style: .plain), stack = UINavigationController(rootViewController: list)
    let stage = Stage(stack)
    try stage.settle()
    list.tableView.tapContextMenuPreview(at: IndexPath(row: 0, section: 0))
    expect(list.steps == ["commits", "animates"] && stack.viewControllers.count == 1)
    try stage.settle()
    expect(stack.viewControllers.count, equals: 2)
    let interaction = UIContextMenuInteraction(delegate: list)
    interaction.tapPreview(at: .zero)
    list.view.addInteraction(interaction)
    interaction.tapPreview(at: .zero)
    expect(list.steps.last == "no preview" && list.steps.count == 3)
    let preview = list.contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration())
    expect(preview?.view === list.view && preview?.parameters.backgroundColor == .clear)
    try stage.close()
  }

  private let home = PlainViewController(title: "Home"), menus = Menus()
  private let stage: Stage

  init() { stage = Stage(home) }

  @Test func `a test opens the context menu of a view and chooses an entry`() {
    let interaction = UIContextMenuInteraction(delegate: menus), place = CGPoint(x: 1, y: 2)
    expect(interaction.openMenu(at: place) == nil && interaction.delegate === menus)
    home.view.addInteraction(interaction)
    expect(interaction.view === home.view && home.view.interactions.first === interaction)
    expect(interaction.openMenu(at: place)?.choose("Delete") == true)
    expect(menus.chosen == ["view"] && menus.places == [place])
    menus.hasMenu = false
    expect(interaction.openMenu(at: place) == nil)
    menus.hasMenu = true
    home.present(PlainViewController(title: "Next"), animated: true)
    stage.runTurn()
    expect(interaction.openMenu(at: place) == nil)
  }

  @Test func `an interaction belongs to the last view to which it was added`() {
    final class Logging: UIInteraction {
      weak var view: UIView?
      var lines: [String] = []
      func willMove(to view: UIView?) { lines.append(view == nil ? "will leave" : "will join") }
      func didMove(to view: UIView?) {
        self.view = view
        lines.append(view == nil ? "left" : "joined")
      }
    }
    let one = Logging(), two = Logging(), view = UIView(), other = UIView()
    view.addInteraction(one)
    other.addInteraction(one)
    expect(one.lines, equals: ["will join", "joined", "will leave", "left", "will join", "joined"])
    expect(view.interactions.isEmpty && one.view === other)
    other.interactions = [two]
    expect(one.view == nil && two.view === other && other.interactions.count == 1)
    view.removeInteraction(two)
    expect(two.view === other)
    other.removeInteraction(two)
    expect(two.view == nil)
  }

  @Test func `a test opens the context menu of a row`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    (table.dataSource, table.delegate) = (menus, menus)
    home.view.addSubview(table)
    stage.runTurn()
    let path = IndexPath(row: 1, section: 0)
    expect(table.openContextMenu(at: path)?.choose("Delete") == true)
    expect(menus.chosen == ["row 1"] && menus.places == [CGPoint(x: 50, y: 66)])
    let plain = UITableViewController(style: .plain)
    expect(plain.tableView.openContextMenu(at: path) == nil)
    let order = UIContextMenuConfiguration()
    order.preferredMenuElementOrder = .fixed
    expect(order.preferredMenuElementOrder == .fixed && order.identifier is NSString)
    home.present(PlainViewController(title: "Next"), animated: true)
    stage.runTurn()
    expect(table.openContextMenu(at: path) == nil)
  }

  @Test func `deferred entries are loaded when a menu is opened`() {
    final class Count {
      var loads = 0
      var chosen = 0
      var supply: ([UIMenuElement]) -> Void = { _ in }
    }
    let count = Count(), action = UIAction(title: "Now") { _ in count.chosen += 1 }
    let cached = UIDeferredMenuElement { supply in
      count.loads += 1
      supply([action])
    }
    let menu = UIMenu(children: [UIMenu(children: [cached])])
    expect(count.loads, equals: 0)
    expect(menu.choose("Now") && menu.choose("Now"))
    expect(count.loads == 1 && count.chosen == 2)
    let fresh = UIDeferredMenuElement.uncached { supply in
      count.loads += 1
      count.supply = supply
    }
    let later = UIMenu(children: [fresh])
    expect(!later.choose("Now"))
    count.supply([action])
    expect(!later.choose("Now") && count.loads == 3)
    let button = UIButton()
    button.menu = UIMenu(children: [cached])
    expect(button.menu?.choose("Now") == true)
  }

  @Test func `commands store their keys and their action`() {
    let name = Relay.action
    let command = UICommand(title: "Sort", action: name, propertyList: 7, state: .on)
    expect(command.action == name && command.propertyList as? Int == 7 && command.state == .on)
    expect(command.title == "Sort" && command.attributes.isEmpty)
    let key = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: .command, action: name)
    key.discoverabilityTitle = "Close"
    key.wantsPriorityOverSystemBehavior = true
    expect(key.input == "UIKeyInputEscape" && key.modifierFlags == .command)
    expect(key.discoverabilityTitle == "Close" && key.wantsPriorityOverSystemBehavior)
    let find = UIKeyCommand(
      title: "Find", action: name, input: "f", modifierFlags: [.command, .shift],
      attributes: .disabled)
    expect(find.title == "Find" && find.modifierFlags == [.shift, .command])
    expect(find.attributes == .disabled && !UIMenu(children: [find]).choose("Find"))
    let inputs = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown,
      UIKeyCommand.inputHome, UIKeyCommand.inputEnd, UIKeyCommand.inputDelete,
    ]
    expect(Set(inputs).count, equals: 9)
    let flags: [UIKeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    expect(flags.map(\.rawValue), equals: (16...21).map { 1 << $0 })
  }

  @Test func `each world has its own pasteboard, and setting a value replaces all contents`() throws
  {
    let board = stage.world.use { UIPasteboard.general }, image = UIImage()
    final class Count: Sendable { let posts = Mutex(0) }
    let count = Count()
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in count.posts.withLock { $0 += 1 } }
    board.string = "a"
    expect(board.strings == ["a"] && board.hasStrings && !board.hasURLs && board.url == nil)
    board.strings = ["b", "c"]
    expect(board.string == "b" && board.numberOfItems == 2)
    board.url = URL(string: "https://example.org")
    expect(board.string == nil && board.urls?.count == 1 && board.hasURLs)
    board.image = image
    expect(board.images == [image] && board.hasImages)
    board.color = .red
    expect(board.colors == [.red] && board.color == .red && board.hasColors && board.image == nil)
    board.string = nil
    expect(board.numberOfItems == 0 && board.changeCount == 6)
    expect(count.posts.withLock { $0 }, equals: 6)
    NotificationCenter.default.removeObserver(token)
    let other = Stage(PlainViewController(title: "Other"))
    expect(other.world.use { UIPasteboard.general } !== board)
    expect(stage.world.use { UIPasteboard.general } === board)
  }

  @Test func `a content view shows the texts and the buttons of an empty screen`() {
    final class Count { var taps = 0 }
    let count = Count()
    var contents = UIContentUnavailableConfiguration.empty()
    (contents.text, contents.secondaryText, contents.image) = ("Empty", "Add one", UIImage())
    contents.button.title = "Add"
    contents.buttonProperties.primaryAction = UIAction(title: "Add") { _ in count.taps += 1 }
    (contents.textProperties.numberOfLines, contents.imageProperties.cornerRadius) = (2, 3)
    (contents.secondaryTextProperties.color, contents.background.cornerRadius) = (.red, 4)
    home.contentUnavailableConfiguration = contents
    let state = UICellConfigurationState(traitCollection: UITraitCollection())
    let view = contents.updated(for: state).makeContentView()
    home.view.addSubview(view)
    expect(view.subviews.compactMap { ($0 as? UILabel)?.text }, equals: ["Empty", "Add one"])
    expect(view.subviews.first is UIImageView)
    let button = view.subviews.last as? UIButton
    expect(button?.currentTitle == "Add" && button?.isEnabled == true)
    button?.sendActions(for: .touchUpInside)
    expect(count.taps, equals: 1)
    view.configuration = UIContentUnavailableConfiguration.loading()
    expect((view.subviews.first as? UIActivityIndicatorView)?.isAnimating == true)
    expect(view is UIContentUnavailableView && view.subviews.count == 1)
    var search = UIContentUnavailableConfiguration.search()
    search.secondaryButtonProperties.menu = UIMenu()
    (search.secondaryButtonProperties.isEnabled, search.secondaryButton.title) = (false, "More")
    view.configuration = search
    expect((view.subviews.first as? UILabel)?.text, equals: "No Results")
    expect((view.subviews.last as? UIButton)?.isEnabled == false)
    let kept = home.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    expect(kept?.text == "Empty" && kept?.textProperties.numberOfLines == 2)
    expect(kept?.imageProperties.cornerRadius == 3 && kept?.secondaryTextProperties.color == .red)
    expect(kept?.background.cornerRadius == 4 && UIContentUnavailableView(coder: NSCoder()) == nil)
  }
}
