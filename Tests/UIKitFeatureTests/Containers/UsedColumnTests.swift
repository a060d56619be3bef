import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Apps that use the controller of a column in another place.
@MainActor @Suite("Columns that are used elsewhere") struct UsedColumnTests {
  private let list = PlainViewController(title: "List")
  private let mail = PlainViewController(title: "Mail")
  private let reply = PlainViewController(title: "Reply")
  private let primary: UINavigationController
  private let secondary: UINavigationController

  init() {
    primary = UINavigationController(rootViewController: list)
    secondary = UINavigationController(rootViewController: mail)
  }

  private func collapsed(_ split: UISplitViewController) throws -> Stage {
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    return try .settled(split, size: .narrowWindow)
  }

  @Test(.rule("C-21", "P-39"))
  func `a stack whose controllers are on the stack of another column cannot be presented`() throws {
    let split = UISplitViewController(style: .doubleColumn), stage = try collapsed(split)
    split.present(secondary, animated: true)
    try stage.settle()
    expect(stage.issues.map(\.rule), equals: ["P-39"])
    expect(secondary.presentingViewController == nil && stage.visible.last == "Mail")
    try stage.close()
  }

  @Test(.rule("C-21", "P-101a"))
  func `a stack whose controllers are on the stack of another column cannot become a root`() throws
  {
    let split = UISplitViewController(style: .doubleColumn), stage = try collapsed(split)
    stage.window.rootViewController = secondary
    expect(stage.issues.map(\.rule), equals: ["C-15"])
    expect(stage.window.rootViewController === split && stage.visible.last == "Mail")
    try stage.close()
  }

  @Test(.rule("C-21"), arguments: [false, true])
  func `a stack that moves to another container takes its controllers along`(toTabs: Bool) throws {
    let split = UISplitViewController(style: .doubleColumn), stage = try collapsed(split)
    secondary.pushViewController(reply, animated: false)
    try stage.settle()
    let tabs = UITabBarController(), box = PlainViewController(title: "Box")
    if toTabs { tabs.viewControllers = [secondary] } else { box.addChild(secondary) }
    expect(primary.viewControllers == [list] && secondary.viewControllers == [mail, reply])
    expect(mail.navigationController === secondary)
    expect(split.viewController(for: .secondary) == nil)
    try stage.settle()
    expect(stage.visible.last, equals: "List")
    try stage.settle(resizedTo: .wideWindow)
    expect(secondary.parent === (toTabs ? tabs : box) && stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-21"), arguments: [false, true])
  func `a stack whose controllers were popped shows its root again when presented or made a root`(
    asRoot: Bool
  ) throws {
    let split = UISplitViewController(style: .doubleColumn), stage = try collapsed(split)
    primary.popToRootViewController(animated: false)
    try stage.settle()
    if asRoot {
      stage.window.rootViewController = secondary
    } else {
      split.present(secondary, animated: true)
    }
    try stage.settle()
    expect(secondary.viewControllers == [mail] && mail.view.window === stage.window)
    try stage.settle(resizedTo: .wideWindow)
    expect(split.viewController(for: .secondary) == nil && mail.view.window === stage.window)
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-21", "P-101"))
  func `a presented controller keeps its view when it cannot become a column of a wide window`()
    throws
  {
    let split = UISplitViewController(), stage = Stage(split, size: .narrowWindow)
    let other = PlainViewController(title: "Other")
    split.viewControllers = [other, reply]
    try stage.settle()
    other.present(reply, animated: false)
    try stage.settle(resizedTo: .wideWindow)
    expect(Set(stage.issues.map(\.rule)), equals: ["P-101"])
    expect(reply.view.window === stage.window && stage.visible.last == "Reply")
    try stage.close()
  }
}
