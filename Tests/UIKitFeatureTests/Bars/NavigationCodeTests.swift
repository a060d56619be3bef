import PresentationTesting
import TestSupport
import Testing
import UIKit

/// The parts of bars and controllers that apps with navigation controllers usually set.
@MainActor @Suite("Bars, menus and editing in apps") struct NavigationCodeTests {
  private let screen = UIViewController(nibName: "Screen", bundle: nil)

  @Test func `the edit button begins and ends editing`() throws {
    final class List: UITableViewController {
      var heard: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        heard.append("\(editing), animated: \(animated)")
      }
    }
    let list = List(style: .plain), stage = Stage(list)
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    expect(list.editButtonItem === list.navigationItem.rightBarButtonItem)
    expect(list.editButtonItem.title, equals: "Edit")
    list.editButtonItem.tap()
    expect(list.isEditing && list.tableView.isEditing && list.editButtonItem.title == "Done")
    list.editButtonItem.title = "Save"
    expect(list.editButtonItem.title, equals: "Save")
    list.isEditing = false
    expect(list.editButtonItem.title, equals: "Edit")
    expect(list.heard, equals: ["true, animated: true", "false, animated: false"])
    expect(!list.tableView.isEditing)
    try stage.close()
  }

  @Test func `the buttons of a navigation item can be set with an animation`() {
    let item = screen.navigationItem, a = UIBarButtonItem(), b = UIBarButtonItem()
    item.setLeftBarButton(a, animated: true)
    item.setRightBarButtonItems([a, b], animated: true)
    item.setHidesBackButton(true, animated: true)
    expect(item.leftBarButtonItems == [a] && item.rightBarButtonItems == [a, b])
    expect(item.hidesBackButton)
    item.setLeftBarButtonItems(nil, animated: false)
    item.setRightBarButton(b, animated: false)
    expect(item.leftBarButtonItem == nil && item.rightBarButtonItem === b)
  }

  @Test
  func `a navigation item stores its back button, prompt, display modes and search controller`() {
    let item = screen.navigationItem, back = UIBarButtonItem(),
      search = UISearchController(searchResultsController: nil)
    (item.backButtonTitle, item.prompt) = ("Back", "Choose a mail")
    (item.backBarButtonItem, item.searchController) = (back, search)
    item.backButtonDisplayMode = .minimal
    item.largeTitleDisplayMode = .never
    item.hidesSearchBarWhenScrolling = false
    expect(item.backButtonTitle == "Back" && item.prompt == "Choose a mail")
    expect(item.backBarButtonItem === back && item.searchController === search)
    expect(item.backButtonDisplayMode, equals: UINavigationItemBackButtonDisplayMode(rawValue: 2))
    expect(item.largeTitleDisplayMode, equals: UINavigationItemLargeTitleDisplayMode(rawValue: 2))
    expect(!item.hidesSearchBarWhenScrolling)
  }

  @Test func `bars and navigation items store their appearance objects`() {
    let look = UINavigationBarAppearance(), bar = UINavigationBar(), item = screen.navigationItem
    look.configureWithOpaqueBackground()
    expect(look.backgroundColor, equals: .systemBackground)
    look.configureWithTransparentBackground()
    expect(look.backgroundColor == nil)
    look.backgroundColor = .red
    look.configureWithDefaultBackground()
    expect(look.backgroundColor == nil && look.titleTextAttributes.isEmpty)
    expect(bar.standardAppearance === bar.standardAppearance && bar.scrollEdgeAppearance == nil)
    (bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance) = (look, look, look)
    expect(bar.standardAppearance === look && bar.compactAppearance === look)
    expect(bar.scrollEdgeAppearance === look && item.standardAppearance == nil)
    (item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance) = (look, nil, look)
    expect(item.standardAppearance === look && item.compactAppearance == nil)
    expect(item.scrollEdgeAppearance === look)
    let looks: [UIBarAppearance] = [UIToolbarAppearance(), UITabBarAppearance()]
    expect(looks.allSatisfy { $0.shadowColor == nil })
  }

  @Test func `the toolbar of a stack shows the items of the top controller`() {
    let nav = UINavigationController(rootViewController: screen)
    expect(nav.isToolbarHidden && nav.toolbar === nav.toolbar && nav.toolbar.items == nil)
    screen.setToolbarItems([.flexibleSpace(), .fixedSpace(8)], animated: true)
    expect(nav.toolbar.items?.map(\.title), equals: ["flexibleSpace", "fixedSpace"])
    expect(screen.toolbarItems?.last?.width, equals: 8)
    let next = UIViewController()
    nav.pushViewController(next, animated: false)
    nav.toolbar.setItems([.fixedSpace(4)], animated: false)
    expect(next.toolbarItems?.map(\.width), equals: [4])
  }

  @Test(.rule("L-13")) func `a visible toolbar reduces the safe area`() throws {
    let nav = UINavigationController(rootViewController: screen), stage = Stage(nav)
    try stage.settle()
    try #require(nav.view.window).deviceInsets.bottom = 34
    nav.setToolbarHidden(false, animated: true)
    try stage.settle()
    expect(!nav.isToolbarHidden && nav.toolbar.isDescendant(of: nav.view))
    expect(nav.toolbar.frame, equals: CGRect(x: 0, y: 766, width: 390, height: 78))
    expect(screen.view.safeAreaInsets.bottom, equals: 78)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    nav.pushViewController(next, animated: true)
    try stage.settle()
    expect(next.view.safeAreaInsets.bottom == 34 && nav.toolbar.isHidden)
    nav.popViewController(animated: true)
    try stage.settle()
    expect(screen.view.safeAreaInsets.bottom, equals: 78)
    nav.toolbar.isHidden = true
    nav.view.setNeedsLayout()
    try stage.settle()
    expect(screen.view.safeAreaInsets.bottom == 34 && nav.toolbar.isHidden)
    nav.isToolbarHidden = true
    try stage.settle()
    nav.isToolbarHidden = false
    try stage.settle()
    expect(screen.view.safeAreaInsets.bottom == 78 && !nav.toolbar.isHidden)
    nav.isToolbarHidden = true
    try stage.settle()
    expect(screen.view.safeAreaInsets.bottom, equals: 34)
    try stage.close()
  }

  @Test(.rule("L-13", "N-106"))
  func `a toolbar is above the tab bar after a pop, and hidden after a canceled pop`() throws {
    let nav = UINavigationController(rootViewController: screen), tabs = UITabBarController()
    tabs.viewControllers = [nav]
    let stage = Stage(tabs), next = UIViewController()
    nav.isToolbarHidden = false
    try stage.settle()
    let frame = nav.toolbar.frame
    expect(frame, equals: CGRect(x: 0, y: 717, width: 390, height: 127))
    next.hidesBottomBarWhenPushed = true
    nav.pushViewController(next, animated: true)
    try stage.settle()
    let swipe = stage.user.swipeBack()
    swipe.update(0.5)
    stage.runTurn()
    swipe.cancel()
    try stage.settle()
    expect(nav.toolbar.isHidden && next.view.safeAreaInsets.bottom == 0)
    nav.popViewController(animated: true)
    try stage.settle()
    expect(!nav.toolbar.isHidden && nav.toolbar.frame == frame)
    expect(screen.view.safeAreaInsets.bottom, equals: 127)
    try stage.close()
  }

  @Test func `choosing a menu's action calls its handler unless the action is hidden or disabled`()
    throws
  {
    let stage = Stage(screen), button = UIButton(type: .infoLight, primaryAction: nil)
    var chosen: [String] = []
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
    }
    let more = UIMenu(
      title: "More", options: .displayInline, children: [action("Rename"), action("Old", .hidden)])
    button.menu = UIMenu(children: [more, action("Delete", [.destructive, .disabled])])
    (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
    expect(button.showsMenuAsPrimaryAction && button.changesSelectionAsPrimaryAction)
    let menu = try #require(button.menu)
    expect(menu.choose("Rename") && !menu.choose("Old") && !menu.choose("Delete"))
    expect(!menu.choose("Unknown") && chosen == ["Rename"])
    let item = UIBarButtonItem(systemItem: .organize, menu: menu.replacingChildren([more]))
    expect(item.menu?.children == [more] && item.title == "organize")
    try stage.close()
  }

  @Test func `a screen that is captured by the handler of a menu's action is reported as leaked`()
    throws
  {
    var screen: UIViewController? = UIViewController(nibName: "Screen", bundle: nil)
    let home = UIViewController(nibName: "Home", bundle: nil), stage = Stage(home)
    screen?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action,
      menu: UIMenu(children: [
        UIAction(title: "Edit") { [screen] _ in
          screen?.setEditing(true, animated: true)
        }
      ]))
    home.present(try #require(screen), animated: false)
    try stage.settle()
    home.dismiss(animated: false)
    try stage.settle()
    screen = nil
    let error = #expect(throws: (any Error).self) { try stage.close() }
    expect("\(try #require(error))".contains("the handler of the action \"Edit\""))
  }

  @Test func `a text field stores its look and the settings of its keyboard`() {
    let field = UITextField(), view = UITextView()
    (field.keyboardType, field.returnKeyType) = (.emailAddress, .next)
    (field.autocapitalizationType, field.autocorrectionType) = (.none, .no)
    (field.spellCheckingType, field.textContentType) = (.no, .username)
    (field.keyboardAppearance, field.enablesReturnKeyAutomatically) = (.dark, true)
    expect(field.keyboardType, equals: UIKeyboardType.emailAddress)
    expect(field.returnKeyType, equals: UIReturnKeyType.next)
    expect(field.autocapitalizationType, equals: UITextAutocapitalizationType.none)
    expect(field.autocorrectionType, equals: UITextAutocorrectionType.no)
    expect(field.spellCheckingType, equals: UITextSpellCheckingType.no)
    expect(field.textContentType, equals: UITextContentType.username)
    expect(field.keyboardAppearance, equals: UIKeyboardAppearance.dark)
    expect(field.enablesReturnKeyAutomatically && view.keyboardType == .default)
    view.keyboardType = .twitter
    expect((view as any UITextInputTraits).keyboardType == .twitter && !field.hasText)
    field.text = "a"
    (field.borderStyle, field.clearButtonMode) = (.roundedRect, .whileEditing)
    (field.clearsOnBeginEditing, field.adjustsFontSizeToFitWidth) = (true, true)
    expect(field.hasText && field.borderStyle == .roundedRect)
    expect(field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing)
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    expect(field.placeholder == "Name" && field.attributedPlaceholder?.string == "Name")
    let side = UIView()
    (field.leftView, field.leftViewMode, field.rightView) = (side, .always, side)
    field.rightViewMode = .unlessEditing
    expect(field.leftView === side && field.leftViewMode == .always && field.rightView === side)
    expect(field.rightViewMode == .unlessEditing && field.adjustsFontSizeToFitWidth)
  }

  @Test(.rule("P-88a", "P-88"))
  func `traitCollectionDidChange is called with the old traits when a size class changes`() throws {
    final class Screen: UIViewController {
      var heard: [String] = []
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        heard.append("will")
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        let old = previous?.horizontalSizeClass == .compact
        heard.append("did, was compact: \(old), is regular: \(isRegular)")
      }
      var isRegular: Bool { traitCollection.horizontalSizeClass == .regular }
    }
    let outer = Screen(), inner = Screen(), stage = Stage(outer)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    stage.window.resize(to: CGSize(width: 400, height: 844))
    expect(outer.heard, equals: [])
    stage.window.resize(to: CGSize(width: 1_024, height: 844))
    expect(outer.heard, equals: ["will", "did, was compact: true, is regular: true"])
    expect(inner.heard, equals: ["did, was compact: true, is regular: true"])
    expect(outer.traitCollection.userInterfaceStyle, equals: UIUserInterfaceStyle.light)
    expect(outer.traitCollection.displayScale, equals: 3)
    expect(!outer.traitCollection.hasDifferentColorAppearance(comparedTo: nil))
    try stage.close()
  }
}
