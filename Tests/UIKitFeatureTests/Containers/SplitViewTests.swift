import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("A split view controller") struct SplitViewTests {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode

  private final class Listener: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var topColumn: Column?
    var mode: DisplayMode?
    var leavesOutSecondary = false
    var showsDetailItself = false

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: DisplayMode
    ) { log.append("\(displayMode)") }
    func splitViewController(_ svc: UISplitViewController, willShow column: Column) {
      log.append("shows \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
      log.append("hides \(column)")
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
      log.append("proposes \(proposedTopColumn)")
      return topColumn ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
    ) -> DisplayMode { mode ?? proposed }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { showsDetailItself }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { leavesOutSecondary }
    var separated: ((UIViewController) -> UIViewController?)?
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separated?(primaryViewController) }
  }

  private static let tall = CGSize(width: 820, height: 1_180)

  private let list = PlainViewController(title: "List")
  private let mail = PlainViewController(title: "Mail")
  private let folders = PlainViewController(title: "Folders")
  private let listener = Listener()

  private func makeSplit(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.delegate = listener
    if style == .tripleColumn {
      split.setViewController(folders, for: .primary)
      split.setViewController(list, for: .supplementary)
    } else {
      split.setViewController(list, for: .primary)
    }
    split.setViewController(mail, for: .secondary)
    return split
  }

  private func frame(of controller: UIViewController) -> CGRect? {
    guard controller.viewIfLoaded?.window != nil else { return nil }
    return controller.view.superview.map { $0.convert(controller.view.frame, to: nil) }
  }

  @Test(.rule("C-21"))
  func `the controllers of the columns are children as soon as they are set`() {
    let split = UISplitViewController()
    split.viewControllers = [list, mail]
    expect(split.children == [list, mail] && !split.isViewLoaded && !list.isViewLoaded)
    expect(list.splitViewController === split && mail.splitViewController === split)
    split.viewControllers = [folders]
    expect(split.children == [folders] && list.parent == nil)
    let double = makeSplit(.doubleColumn)
    expect(list.splitViewController === double && double.children.count == 2)
  }

  @Test(.rule("C-22")) func `the delegate chooses the secondary controller of a wide window`()
    throws
  {
    let split = UISplitViewController(), stack = UINavigationController(rootViewController: list)
    (split.viewControllers, split.delegate) = ([stack, mail], listener)
    let stage = try Stage.settled(split, size: .narrowWindow)
    stack.pushViewController(folders, animated: false)
    var asked: UIViewController?
    listener.separated = { primary in
      asked = primary
      return (primary as? UINavigationController)?.popViewController(animated: false)
    }
    try stage.settle(resizedTo: .wideWindow)
    expect(asked === stack && split.viewControllers == [stack, folders])
    expect(stack.viewControllers == [list] && frame(of: folders) != nil && mail.parent == nil)
    try stage.settle(resizedTo: .narrowWindow)
    expect(stack.viewControllers, equals: [list, folders])
    listener.separated = { _ in nil }
    try stage.settle(resizedTo: .wideWindow)
    expect(split.viewControllers, equals: [stack, folders])
    try stage.close()
  }

  // MARK: Wide windows

  @Test(.rule("C-21")) func `a wide window shows the columns beside each other`() throws {
    let split = makeSplit(.doubleColumn), stage = try Stage.settled(split, size: .wideWindow)
    expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    expect(frame(of: list), equals: CGRect(x: 0, y: 0, width: 320, height: 820))
    expect(frame(of: mail), equals: CGRect(x: 320, y: 0, width: 860, height: 820))
    expect(stage.visible.contains("List") && stage.visible.contains("Mail"))
    expect(split.viewController(for: .primary) === list && list.splitViewController === split)
    expect(split.viewControllers.first === list.navigationController)
    expect(listener.log, equals: [])
    try stage.close()
  }

  @Test(.rule("C-22")) func `a tall window shows the secondary column`() throws {
    let split = makeSplit(.doubleColumn), stage = try Stage.settled(split, size: Self.tall)
    expect(split.displayMode == .secondaryOnly && frame(of: list) == nil)
    try stage.settle(resizedTo: .wideWindow)
    expect(split.displayMode == .oneBesideSecondary && frame(of: list) != nil)
    expect(listener.log, equals: ["oneBesideSecondary", "shows primary"])
    try stage.settle(resizedTo: Self.tall)
    expect(frame(of: list) == nil && frame(of: mail)?.width == 820)
    try stage.close()
  }

  @Test(
    .rule("C-22"),
    arguments: [
      (DisplayMode.secondaryOnly, [nil, nil, 0]), (.oneBesideSecondary, [nil, 0, 320]),
      (.oneOverSecondary, [nil, 0, 0]), (.twoBesideSecondary, [0, 320, 640]),
      (.twoOverSecondary, [0, 320, 0]), (.twoDisplaceSecondary, [0, 320, 0]),
    ] as [(DisplayMode, [CGFloat?])])
  func `the display mode places three columns`(mode: DisplayMode, starts: [CGFloat?]) throws {
    let split = makeSplit(.tripleColumn)
    split.preferredDisplayMode = mode
    let stage = try Stage.settled(split, size: .wideWindow)
    expect([folders, list, mail].map { frame(of: $0)?.minX }, equals: starts)
    expect(split.displayMode, equals: mode)
    try stage.close()
  }

  @Test(.rule("C-22")) func `two columns have no mode of three columns`() throws {
    let split = makeSplit(.doubleColumn)
    split.preferredDisplayMode = .twoOverSecondary
    let stage = try Stage.settled(split, size: .wideWindow)
    expect(split.displayMode, equals: .oneBesideSecondary)
    try stage.close()
  }

  @Test(.rule("C-21")) func `the app chooses the width and the side of the primary column`()
    throws
  {
    let split = makeSplit(.doubleColumn), stage = try Stage.settled(split, size: .wideWindow)
    split.preferredPrimaryColumnWidthFraction = 0.5
    split.maximumPrimaryColumnWidth = 400
    try stage.settle()
    expect(frame(of: list)?.width == 400 && split.primaryColumnWidth == 400)
    split.preferredPrimaryColumnWidth = 250
    split.primaryEdge = .trailing
    try stage.settle()
    expect(frame(of: list)?.minX == 930 && frame(of: mail)?.maxX == 930)
    split.minimumPrimaryColumnWidth = 300
    try stage.settle()
    expect(frame(of: list)?.width, equals: 300)
    try stage.close()
  }

  @Test(.rule("C-23")) func `columns are shown and hidden`() throws {
    let split = makeSplit(.doubleColumn), stage = try Stage.settled(split, size: .wideWindow)
    split.hide(.primary)
    try stage.settle()
    expect(frame(of: list) == nil && frame(of: mail)?.minX == 0)
    expect(listener.log, equals: ["secondaryOnly", "hides primary"])
    split.show(.primary)
    try stage.settle()
    expect(split.displayMode == .oneBesideSecondary && frame(of: list) != nil)
    split.hide(.secondary)
    expect(split.displayMode, equals: .oneBesideSecondary, "the secondary column stays")
    split.displayModeButtonItem.tap()
    expect(split.displayMode, equals: .secondaryOnly)
    split.displayModeButtonItem.tap()
    expect(split.displayMode, equals: .oneBesideSecondary)
    try stage.close()
  }

  @Test(.rule("C-23")) func `columns of three are shown and hidden one after the other`() throws {
    let split = makeSplit(.tripleColumn), stage = try Stage.settled(split, size: .wideWindow)
    var modes = [split.displayMode]
    for change in [
      { split.show(.primary) }, { split.hide(.primary) }, { split.hide(.supplementary) },
      { split.show(.supplementary) },
    ] {
      change()
      try stage.settle()
      modes.append(split.displayMode)
    }
    expect(
      modes,
      equals: [
        .oneBesideSecondary, .twoBesideSecondary, .oneBesideSecondary, .secondaryOnly,
        .oneBesideSecondary,
      ])
    try stage.close()
  }

  @Test(.rule("C-23"), arguments: [true, false])
  func `a tap beside an overlay, or showing the secondary column, hides the overlay`(
    isTap: Bool
  ) throws {
    let split = makeSplit(.doubleColumn), stage = try Stage.settled(split, size: Self.tall)
    split.show(.primary)
    try stage.settle()
    expect(split.displayMode == .oneOverSecondary && split.splitBehavior == .overlay)
    expect(frame(of: list)?.maxX == 320 && frame(of: mail)?.width == 820)
    if isTap {
      stage.user.touch(split.view, at: CGPoint(x: 700, y: 500)).lift()
    } else {
      split.show(.secondary)
    }
    try stage.settle()
    expect(split.displayMode == .secondaryOnly && frame(of: list) == nil)
    try stage.close()
  }

  @Test(.rule("C-24")) func `a detail controller replaces the secondary column`() throws {
    let split = makeSplit(.doubleColumn), stage = try Stage.settled(split, size: .wideWindow)
    let other = PlainViewController(title: "Other")
    list.showDetailViewController(other, sender: nil)
    try stage.settle()
    expect(split.viewController(for: .secondary) === other && stage.visible.contains("Other"))
    expect(!stage.visible.contains("Mail") && frame(of: other)?.minX == 320)
    listener.showsDetailItself = true
    list.showDetailViewController(mail, sender: nil)
    expect(split.viewController(for: .secondary) === other)
    try stage.close()
  }

  // MARK: Narrow windows

  @Test(.rule("C-21")) func `a narrow window shows one stack with the secondary column on top`()
    throws
  {
    let split = makeSplit(.tripleColumn), stage = try Stage.settled(split, size: .narrowWindow)
    let stack = try #require(folders.navigationController)
    expect(split.isCollapsed && split.viewControllers == [stack])
    expect(stack.viewControllers, equals: [folders, list, mail])
    expect(frame(of: mail)?.size == .narrowWindow && stage.visible.last == "Mail")
    expect(listener.log, equals: ["proposes secondary", "collapsed"])
    try stage.close()
  }

  @Test(.rule("C-21")) func `the delegate chooses the column on top`() throws {
    listener.topColumn = .primary
    let split = makeSplit(.doubleColumn), stage = try Stage.settled(split, size: .narrowWindow)
    let stack = try #require(list.navigationController)
    expect(stack.viewControllers == [list] && stage.visible.last == "List")
    split.show(.secondary)
    try stage.settle()
    expect(stack.viewControllers == [list, mail] && stage.visible.last == "Mail")
    stage.user.tapBack()
    try stage.settle()
    expect(stack.viewControllers, equals: [list])
    split.show(.secondary)
    try stage.settle()
    expect(stack.viewControllers, equals: [list, mail], "a popped column can be shown again")
    split.show(.primary)
    try stage.settle()
    expect(stack.viewControllers, equals: [list])
    split.show(.secondary)
    try stage.settle()
    split.hide(.secondary)
    try stage.settle()
    expect(stack.viewControllers == [list] && stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-21")) func `a window that becomes narrow and wide again keeps its controllers`()
    throws
  {
    let split = makeSplit(.doubleColumn), stage = try Stage.settled(split, size: .wideWindow)
    let reply = PlainViewController(title: "Reply"), page = PlainViewController(title: "Page")
    mail.navigationController?.pushViewController(reply, animated: false)
    try stage.settle()
    try stage.settle(resizedTo: .narrowWindow)
    let stack = try #require(list.navigationController)
    expect(stack.viewControllers == [list, mail, reply] && stage.visible.last == "Reply")
    stack.pushViewController(page, animated: true)
    try stage.settle()
    try stage.settle(resizedTo: .wideWindow)
    expect(!split.isCollapsed && list.navigationController?.viewControllers == [list])
    expect(mail.navigationController?.viewControllers, equals: [mail, reply, page])
    expect(frame(of: page)?.minX == 320 && frame(of: list) != nil)
    expect(listener.log.filter { $0.hasSuffix("ed") }, equals: ["collapsed", "expanded"])
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-21")) func `the delegate chooses the mode of a window that becomes wide`() throws {
    listener.mode = .secondaryOnly
    let split = makeSplit(.doubleColumn), stage = try Stage.settled(split, size: .narrowWindow)
    try stage.settle(resizedTo: .wideWindow)
    expect(split.displayMode, equals: .secondaryOnly)
    try stage.close()
  }

  @Test(.rule("C-21")) func `the column compact replaces all columns of a narrow window`() throws {
    let split = makeSplit(.doubleColumn), tabs = UITabBarController()
    tabs.viewControllers = [PlainViewController(title: "Search")]
    split.setViewController(tabs, for: .compact)
    let stage = try Stage.settled(split, size: .narrowWindow)
    expect(listener.log, equals: ["proposes compact", "collapsed"])
    expect(split.viewControllers == [tabs] && stage.visible.last == "Search")
    split.show(.primary)
    expect(stage.visible.last, equals: "Search")
    try stage.settle(resizedTo: .wideWindow)
    expect(stage.visible.contains("List") && tabs.parent == nil)
    try stage.close()
  }

  @Test(.rule("C-24"), arguments: [true, false])
  func `a detail controller is pushed, and later fills the secondary column`(
    isInStack: Bool
  ) throws {
    listener.topColumn = .primary
    let split = makeSplit(.doubleColumn), stage = try Stage.settled(split, size: .narrowWindow)
    let other = PlainViewController(title: "Other")
    let detail = isInStack ? UINavigationController(rootViewController: other) : other
    list.showDetailViewController(detail, sender: nil)
    try stage.settle()
    expect(list.navigationController?.viewControllers, equals: [list, other])
    try stage.settle(resizedTo: .wideWindow)
    expect(split.viewController(for: .secondary) === detail)
    expect(other.navigationController?.viewControllers, equals: [other])
    expect(frame(of: other)?.minX == 320 && list.navigationController?.viewControllers == [list])
    try stage.close()
  }

  @Test(.rule("C-21")) func `a merged column can be replaced in a narrow window`() throws {
    let split = makeSplit(.doubleColumn), stage = try Stage.settled(split, size: .narrowWindow)
    let other = PlainViewController(title: "Other")
    split.setViewController(other, for: .secondary)
    try stage.settle()
    expect(list.navigationController?.viewControllers, equals: [list, other])
    expect(mail.navigationController == nil && stage.issues.isEmpty)
    try stage.close()
  }

  // MARK: Columns without navigation controllers

  @Test(.rule("C-21"), arguments: [true, false])
  func `the older style has the controllers of an array`(leavesOutSecondary: Bool) throws {
    listener.leavesOutSecondary = leavesOutSecondary
    let split = UISplitViewController(), stack = UINavigationController(rootViewController: list)
    split.delegate = listener
    split.viewControllers = [stack, mail]
    let stage = try Stage.settled(split, size: .wideWindow)
    expect(split.viewControllers == [stack, mail] && split.style == .unspecified)
    expect(frame(of: mail)?.minX, equals: 320)
    try stage.settle(resizedTo: .narrowWindow)
    expect(stack.viewControllers == (leavesOutSecondary ? [list] : [list, mail]))
    try stage.settle(resizedTo: .wideWindow)
    expect(stack.viewControllers == [list] && frame(of: mail)?.minX == 320)
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-24")) func `without a stack, a detail controller of a narrow window is presented`()
    throws
  {
    let split = UISplitViewController()
    split.viewControllers = [list]
    let stage = try Stage.settled(split, size: .narrowWindow)
    list.showDetailViewController(mail, sender: nil)
    try stage.settle()
    expect(mail.presentingViewController === split)
    try stage.close()
  }
}
