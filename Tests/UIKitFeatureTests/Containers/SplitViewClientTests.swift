import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Split view controllers whose apps change the columns at unusual moments.
@MainActor @Suite("Split views of apps") struct SplitViewClientTests {
  private final class Listener: NSObject, UISplitViewControllerDelegate {
    var topColumn: UISplitViewController.Column?
    var whenChanging: () -> Void = {}

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { whenChanging() }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }
  }

  private final class Screen: UIViewController {
    var moves: [String] = []
    var whenDisappearing: () -> Void = {}

    convenience init(title: String) {
      self.init(nibName: title, bundle: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      whenDisappearing()
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      moves.append(parent == nil ? "leaves" : "enters")
    }
  }

  private let list = Screen(title: "List"), mail = Screen(title: "Mail")
  private let other = Screen(title: "Other"), detail = Screen(title: "Detail")
  private let split = UISplitViewController(style: .doubleColumn)
  private let listener = Listener()

  private func makeStage(_ size: CGSize, top: UISplitViewController.Column? = nil) throws -> Stage {
    (listener.topColumn, split.delegate) = (top, listener)
    split.setViewController(list, for: .primary)
    split.setViewController(mail, for: .secondary)
    return try .settled(split, size: size)
  }

  private func x(of controller: UIViewController) -> CGFloat? {
    guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
    return view.convert(CGPoint.zero, to: nil).x
  }

  private func stack(of controller: UIViewController) -> [UIViewController]? {
    controller.navigationController?.viewControllers
  }

  private func end(_ stage: Stage) throws {
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-21", "P-101"))
  func `a new column that a callback presents meanwhile stays presented`() throws {
    let split = UISplitViewController(nibName: nil, bundle: nil)
    split.viewControllers = [list, mail]
    let stage = try Stage.settled(split, size: .wideWindow)
    other.modalPresentationStyle = .overFullScreen
    list.whenDisappearing = { [unowned split, other] in split.present(other, animated: false) }
    split.viewControllers = [other, detail]
    try stage.settle(resizedTo: CGSize(width: 1_280, height: 820))
    expect(other.presentingViewController === split && other.appearance == .appeared)
    expect(other.view.superview !== split.view && other.view.bounds.width == 1_280)
  }

  @Test(arguments: [CGSize.wideWindow, .narrowWindow])
  func `views and children that the app adds stay in front of the columns`(size: CGSize) throws {
    let stage = try makeStage(size), banner = UIView()
    split.view.addSubview(banner)
    split.addChild(other)
    split.view.addSubview(other.view)
    other.didMove(toParent: split)
    try stage.settle()
    expect(split.view.subviews.suffix(2).elementsEqual([banner, other.view!], by: ===))
    expect(other.parent === split && !split.viewControllers.contains(other))
    try end(stage)
  }

  @Test(.rule("C-22")) func `the delegate can replace a column while the mode changes`() throws {
    let stage = try makeStage(.wideWindow)
    listener.whenChanging = { [split, other] in split.setViewController(other, for: .primary) }
    split.hide(.primary)
    try stage.settle()
    expect(split.viewController(for: .primary) === other && split.displayMode == .secondaryOnly)
    expect(x(of: other) == nil && x(of: mail) == 0)
    try end(stage)
  }

  @Test(.rule("C-22")) func `a split view controller has its old display mode in willChangeTo`()
    throws
  {
    let stage = try makeStage(.wideWindow)
    var modes: [UISplitViewController.DisplayMode] = []
    listener.whenChanging = { [split] in modes.append(split.displayMode) }
    split.hide(.primary)
    try stage.settle()
    expect(modes == [.oneBesideSecondary] && split.displayMode == .secondaryOnly)
    try end(stage)
  }

  @Test(.rule("C-24")) func `a replaced controller can change the columns when it disappears`()
    throws
  {
    let stage = try makeStage(.wideWindow)
    mail.whenDisappearing = { [split] in
      split.view.setNeedsLayout()
      split.view.layoutIfNeeded()
      split.preferredDisplayMode = .secondaryOnly
    }
    split.showDetailViewController(detail, sender: nil)
    try stage.settle()
    expect(x(of: detail) == 0 && x(of: mail) == nil && x(of: list) == nil)
    try end(stage)
  }

  @Test(.rule("C-21")) func `a window can become wide and narrow again in one turn`() throws {
    let stage = try makeStage(.narrowWindow)
    stage.resize(to: .wideWindow)
    try stage.settle(resizedTo: .narrowWindow)
    expect(stack(of: list) == [list, mail] && list.view.window == nil)
    try end(stage)
  }

  @Test(.rule("C-21", "C-24"), arguments: [true, false])
  func `a screen can replace the secondary column when a narrow window removes the column`(
    asDetail: Bool
  ) throws {
    let stage = try makeStage(.wideWindow)
    mail.whenDisappearing = { [split, mail, other] in
      mail.whenDisappearing = {}
      asDetail
        ? split.showDetailViewController(other, sender: nil)
        : split.setViewController(other, for: .secondary)
    }
    try stage.settle(resizedTo: .narrowWindow)
    expect(stack(of: list) == [list, other] && mail.view.window == nil)
    try stage.settle(resizedTo: .wideWindow)
    expect(stack(of: list) == [list] && stack(of: other) == [other] && x(of: other) == 320)
    try end(stage)
  }

  @Test(.rule("C-24")) func `a detail controller waits for the end of a pop`() throws {
    let stage = try makeStage(.narrowWindow)
    stage.user.tapBack()
    stage.advance(by: .milliseconds(50))
    split.showDetailViewController(detail, sender: nil)
    stage.advance(by: .milliseconds(50))
    try stage.settle(resizedTo: .wideWindow)
    expect(stack(of: list) == [list] && stack(of: detail) == [detail] && x(of: detail) == 320)
    try end(stage)
  }

  @Test(.rule("C-23")) func `columns are shown one after the other`() throws {
    let stage = try makeStage(.narrowWindow)
    split.show(.primary)
    stage.advance(by: .milliseconds(50))
    split.show(.secondary)
    split.show(.primary)
    try stage.settle()
    expect(stage.visible.last == "List" && stack(of: list) == [list])
    split.show(.secondary)
    try stage.settle()
    expect(stack(of: list), equals: [list, mail])
    try end(stage)
  }

  @Test(.rule("C-21")) func `columns can be replaced during a push`() throws {
    let stage = try makeStage(.narrowWindow)
    mail.navigationController?.pushViewController(Screen(title: "Reply"), animated: true)
    stage.advance(by: .milliseconds(50))
    split.setViewController(other, for: .secondary)
    split.setViewController(detail, for: .primary)
    try stage.settle()
    expect(stack(of: detail) == [detail, other] && stage.visible.last == "Other")
    try end(stage)
  }

  @Test(.rule("C-21")) func `a window that becomes narrow ends a pop in a column`() throws {
    let stage = try makeStage(.wideWindow)
    mail.navigationController?.pushViewController(other, animated: false)
    try stage.settle()
    mail.navigationController?.popViewController(animated: true)
    stage.advance(by: .milliseconds(50))
    try stage.settle(resizedTo: .narrowWindow)
    expect(stack(of: list) == [list, mail] && stage.visible.last == "Mail")
    try end(stage)
  }

  @Test(.rule("C-24")) func `a second detail controller also leaves the primary column`() throws {
    let stage = try makeStage(.narrowWindow)
    mail.showDetailViewController(detail, sender: nil)
    try stage.settle()
    mail.showDetailViewController(detail, sender: nil)
    try stage.settle()
    expect(stack(of: list), equals: [list, mail, detail])
    try stage.settle(resizedTo: .wideWindow)
    expect(stack(of: list) == [list] && stack(of: detail) == [mail, detail])
    try end(stage)
  }

  @Test(.rule("C-24")) func `a navigation controller can be shown again after its pop`() throws {
    let stage = try makeStage(.narrowWindow, top: .primary)
    let details = UINavigationController(rootViewController: detail)
    for _ in 1...2 {
      list.showDetailViewController(details, sender: nil)
      try stage.settle()
      expect(stack(of: list), equals: [list, detail])
      stage.user.tapBack()
      try stage.settle()
    }
    try stage.settle(resizedTo: .wideWindow)
    expect(details.viewControllers == [detail] && x(of: detail) == 320)
    try end(stage)
  }

  @Test(.rule("C-24")) func `a detail controller is pushed on the only column`() throws {
    split.setViewController(mail, for: .secondary)
    let stage = try Stage.settled(split, size: .narrowWindow)
    split.showDetailViewController(detail, sender: nil)
    try stage.settle(resizedTo: CGSize(width: 320, height: 600))
    expect(stage.visible.last == "Detail" && stack(of: mail) == [mail, detail])
    try end(stage)
  }

  @Test(.rule("C-21")) func `controllers that the user has popped do not return`() throws {
    let stage = try makeStage(.wideWindow)
    mail.navigationController?.pushViewController(other, animated: false)
    try stage.settle(resizedTo: .narrowWindow)
    for _ in 1...2 {
      stage.user.tapBack()
      try stage.settle()
    }
    split.setViewController(detail, for: .primary)
    try stage.settle()
    expect(stage.visible.last, equals: "Detail", "the popped column stays popped")
    try stage.settle(resizedTo: .wideWindow)
    expect(stack(of: mail) == [mail] && x(of: mail) == 320)
    try end(stage)
  }

  @Test(.rule("C-21")) func `what the app sets in a column's own stack stays there`() throws {
    let mails = UINavigationController(rootViewController: mail)
    split.setViewController(list, for: .primary)
    split.setViewController(mails, for: .secondary)
    let stage = try Stage.settled(split, size: .narrowWindow)
    stage.user.tapBack()
    try stage.settle()
    mails.setViewControllers([other], animated: false)
    split.show(.secondary)
    try stage.settle()
    expect(stack(of: list), equals: [list, other])
    try stage.settle(resizedTo: .wideWindow)
    expect(mails.viewControllers, equals: [other])
    try end(stage)
  }

  @Test(.rule("C-21")) func `without a controller for narrow windows, the columns are shown`()
    throws
  {
    split.setViewController(other, for: .compact)
    let stage = try makeStage(.narrowWindow, top: .compact)
    expect(stage.visible.last, equals: "Other")
    split.setViewController(nil, for: .compact)
    try stage.settle()
    expect(stage.visible.last == "Mail" && other.parent == nil)
    try stage.settle(resizedTo: .wideWindow)
    try stage.settle(resizedTo: .narrowWindow)
    expect(stage.visible.last, equals: "Mail", "the delegate's answer has no controller")
    try end(stage)
  }

  @Test(.rule("C-21")) func `the column compact can share its controller with another column`()
    throws
  {
    let lists = UINavigationController(rootViewController: list)
    split.setViewController(lists, for: .primary)
    split.setViewController(mail, for: .secondary)
    split.setViewController(lists, for: .compact)
    let stage = try Stage.settled(split, size: .wideWindow)
    for size in [CGSize.narrowWindow, CGSize.wideWindow] {
      try stage.settle(resizedTo: size)
      expect(x(of: list) == 0 && x(of: mail) == (size == .wideWindow ? 320 : nil))
    }
    try end(stage)
  }

  @Test(.rule("C-21")) func `a column enters the container once`() throws {
    let split = UISplitViewController()
    split.viewControllers = [list, mail]
    let stage = try Stage.settled(split, size: .wideWindow)
    for _ in 1...2 {
      split.hide(.primary)
      try stage.settle()
      split.show(.primary)
      try stage.settle()
    }
    expect(list.moves == ["enters"] && mail.moves == ["enters"])
    split.viewControllers = [mail, list]
    try stage.settle()
    expect(x(of: mail) == 0 && x(of: list) == 320)
    split.viewControllers = [list, list]
    try stage.settle()
    expect(x(of: list) == 0 && mail.parent == nil)
    try end(stage)
  }

  @Test(.rule("C-21")) func `a split view can leave the window and return to a narrow one`() throws
  {
    let stage = try makeStage(.wideWindow), root = Screen(title: "Login")
    stage.window.rootViewController = root
    try stage.settle(resizedTo: .narrowWindow)
    stage.window.rootViewController = split
    try stage.settle()
    expect(split.isCollapsed && stage.visible.last == "Mail")
    try end(stage)
  }
}
