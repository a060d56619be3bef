import Observation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Apps that keep the navigation controllers of their columns, and change them at any time.
@MainActor @Suite("The navigation controllers of columns") struct SplitStackTests {
  @MainActor @Observable fileprivate final class Model {
    var path: [String] = []
  }

  private let list = PlainViewController(title: "List")
  private let mail = PlainViewController(title: "Mail")
  private let reply = PlainViewController(title: "Reply")
  private let split = UISplitViewController(style: .doubleColumn)
  private let primary: UINavigationController
  private let secondary: UINavigationController

  init() {
    primary = UINavigationController(rootViewController: list)
    secondary = UINavigationController(rootViewController: mail)
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
  }

  private func names(_ stack: UINavigationController) -> [String?] {
    stack.viewControllers.map(\.title)
  }

  @Test(.rule("C-21"))
  func `the stack of a column keeps its controllers in a narrow window`() throws {
    let stage = try Stage.settled(split, size: .wideWindow)
    secondary.pushViewController(reply, animated: true)
    try stage.settle()
    try stage.settle(resizedTo: .narrowWindow)
    expect(secondary.viewControllers == [mail, reply] && secondary.topViewController === reply)
    expect(primary.viewControllers == [list, mail, reply] && stage.visible.last == "Reply")
    expect(secondary.popViewController(animated: true) === reply)
    try stage.settle()
    expect(secondary.viewControllers == [mail] && stage.visible.last == "Mail")
    expect(secondary.popViewController(animated: true) == nil)
    try stage.settle()
    expect(stage.visible.last, equals: "Mail", "the root of the column stays")
    try stage.settle(resizedTo: .wideWindow)
    expect(secondary.viewControllers == [mail] && primary.viewControllers == [list])
    try stage.close()
  }

  @Test(.rule("C-21"), arguments: [false, true])
  func `a push on the stack of a column is visible in a narrow window`(animated: Bool) throws {
    let stage = try Stage.settled(split, size: .narrowWindow)
    secondary.pushViewController(reply, animated: animated)
    try stage.settle()
    expect(stage.visible.last == "Reply" && secondary.viewControllers == [mail, reply])
    stage.user.tapBack()
    try stage.settle()
    expect(stage.visible.last == "Mail" && secondary.viewControllers == [mail])
    secondary.pushViewController(reply, animated: animated)
    try stage.settle()
    expect(secondary.popToRootViewController(animated: animated), equals: [reply])
    try stage.settle()
    expect(stage.visible.last, equals: "Mail")
    secondary.pushViewController(reply, animated: animated)
    try stage.settle()
    try stage.settle(resizedTo: .wideWindow)
    expect(secondary.viewControllers == [mail, reply] && reply.view.window != nil)
    try stage.close()
  }

  @Test(.rule("C-21")) func `the stack of a popped column keeps its root`() throws {
    let stage = try Stage.settled(split, size: .narrowWindow)
    stage.user.tapBack()
    try stage.settle()
    expect(stage.visible.last == "List" && secondary.topViewController === mail)
    secondary.setViewControllers([reply], animated: false)
    try stage.settle()
    expect(stage.visible.last == "List" && secondary.viewControllers == [reply])
    split.show(.secondary)
    try stage.settle()
    expect(stage.visible.last == "Reply" && primary.viewControllers == [list, reply])
    secondary.setViewControllers([mail], animated: false)
    try stage.settle()
    expect(stage.visible.last == "Mail" && primary.viewControllers == [list, mail])
    try stage.settle(resizedTo: .wideWindow)
    expect(secondary.viewControllers, equals: [mail])
    try stage.close()
  }

  @Test(.rule("C-21")) func `a push waits for a running pop of the column`() throws {
    let stage = try Stage.settled(split, size: .narrowWindow)
    stage.user.tapBack()
    stage.runTurn()
    secondary.pushViewController(reply, animated: true)
    expect(secondary.viewControllers, equals: [mail, reply])
    try stage.settle()
    expect(secondary.viewControllers == [mail, reply] && stage.visible.last == "List")
    split.show(.secondary)
    try stage.settle()
    expect(primary.viewControllers == [list, mail, reply] && stage.visible.last == "Reply")
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("C-21", "N-23"))
  func `a merged stack refuses a pop to a controller of another column`() throws {
    let stage = try Stage.settled(split, size: .narrowWindow)
    secondary.popToViewController(list, animated: true)
    try stage.settle()
    expect(stage.issues.map(\.rule) == ["N-23"] && stage.visible.last == "Mail")
  }

  @Test(.rule("C-21"))
  func `the path of a column's stack stays when the window becomes narrow`() throws {
    let model = Model(), stage = try Stage.settled(split, size: .wideWindow)
    secondary.push(path: \.path, of: model) { PlainViewController(title: $0) }
    model.path = ["Reply"]
    try stage.settle()
    try stage.settle(resizedTo: .narrowWindow)
    expect(model.path == ["Reply"] && stage.visible.last == "Reply")
    model.path = ["Reply", "Photo"]
    try stage.settle()
    expect(names(primary), equals: ["List", "Mail", "Reply", "Photo"])
    stage.user.tapBack()
    try stage.settle()
    expect(model.path == ["Reply"] && stage.visible.last == "Reply")
    let swipe = stage.user.swipeBack()
    swipe.update(0.4)
    swipe.cancel()
    try stage.settle()
    expect(model.path == ["Reply"] && stage.visible.last == "Reply")
    try stage.settle(resizedTo: .wideWindow)
    expect(model.path == ["Reply"] && names(secondary) == ["Mail", "Reply"])
    model.path = []
    try stage.settle()
    expect(names(secondary), equals: ["Mail"])
    try stage.close()
  }

  @Test(.rule("C-21")) func `a replaced column gets its own controllers back`() throws {
    let stage = try Stage.settled(split, size: .narrowWindow)
    let other = UINavigationController(rootViewController: reply)
    split.setViewController(other, for: .secondary)
    try stage.settle()
    expect(secondary.viewControllers == [mail] && other.viewControllers == [reply])
    secondary.pushViewController(PlainViewController(title: "Photo"), animated: false)
    try stage.settle()
    expect(names(secondary) == ["Mail", "Photo"] && stage.visible.last == "Reply")
    try stage.close()
  }

  @Test(.rule("C-21"))
  func `a column that was the first column for a while is merged again`() throws {
    let stage = try Stage.settled(split, size: .narrowWindow)
    split.setViewController(nil, for: .primary)
    try stage.settle()
    expect(secondary.viewControllers == [mail] && stage.visible.last == "Mail")
    split.setViewController(primary, for: .primary)
    secondary.pushViewController(reply, animated: true)
    try stage.settle()
    expect(names(primary) == ["List", "Mail", "Reply"] && stage.visible.last == "Reply")
    try stage.close()
  }

  @Test(.rule("C-21"))
  func `a stack whose controllers were popped can be replaced, and becomes the only column later`()
    throws
  {
    let stage = try Stage.settled(split, size: .narrowWindow)
    primary.popViewController(animated: true)
    split.setViewController(reply, for: .secondary)
    expect(secondary.viewControllers, equals: [mail])
    split.setViewController(nil, for: .primary)
    split.setViewController(nil, for: .secondary)
    split.setViewController(secondary, for: .secondary)
    try stage.settle()
    expect(secondary.viewControllers == [mail] && stage.visible.last == "Mail")
    try stage.close()
  }

  @Test(.rule("C-24"))
  func `a stack that a shown detail has replaced becomes the only column later`() throws {
    let stage = try Stage.settled(split, size: .narrowWindow)
    split.showDetailViewController(reply, sender: nil)
    try stage.settle()
    split.setViewController(nil, for: .primary)
    split.setViewController(nil, for: .secondary)
    split.setViewController(secondary, for: .secondary)
    secondary.pushViewController(PlainViewController(title: "Photo"), animated: true)
    try stage.settle()
    expect(stage.visible.last, equals: "Photo")
    try stage.close()
  }

  // The primary column has an empty stack, so that the page is its root in a narrow window. Then
  // this stack becomes the secondary column.
  @Test(.rule("C-21"))
  func `a page can become the parent of the stack of its column while columns change`() throws {
    let first = UINavigationController(nibName: "First", bundle: nil), page = MovedPage()
    let own = UINavigationController(rootViewController: page)
    split.setViewController(first, for: .primary)
    split.setViewController(own, for: .secondary)
    let stage = try Stage.settled(split, size: .narrowWindow)
    page.moved = { page.addChild(own) }
    first.showDetailViewController(first, sender: nil)
    expect(own.transitionCoordinator == nil && split.viewController(for: .secondary) === first)
    try stage.settle()
  }
}
