import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Delegates that present another controller if the style of a presentation is adapted.
@MainActor @Suite("Controllers for adapted styles") struct AdaptiveControllerTests {
  /// A screen that shows its options in a popover, and on a phone in a stack with a bar.
  private final class Screen: UIViewController, UIPopoverPresentationControllerDelegate {
    let options = PlainViewController(title: "Options")
    weak var stack: UINavigationController?
    var asked: [UIModalPresentationStyle] = []
    var prepared: UIPresentationController?

    func showOptions() {
      options.modalPresentationStyle = .popover
      options.popoverPresentationController?.delegate = self
      options.popoverPresentationController?.sourceView = view
      present(options, animated: true)
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      asked.append(style)
      let stack = UINavigationController(rootViewController: controller.presentedViewController)
      self.stack = stack
      return stack
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      prepared = adaptivePresentationController
    }
  }

  private let screen = Screen()
  private let wide = CGSize(width: 1_024, height: 768)
  private let narrow = CGSize(width: 390, height: 844)

  /// The events of the options' controller after the first lines of the trace.
  private static func eventsOfOptions(on stage: Stage, after count: Int) -> [String] {
    stage.trace.lines[count...].filter { $0.subject == "Options" }.map(\.event)
  }

  @Test(.rule("P-65d"))
  func `the stack that the delegate returns for the adapted style is presented`() throws {
    let stage = Stage(screen), options = screen.options
    for _ in 0..<2 {
      screen.showOptions()
      try stage.settle()
      let stack = try #require(screen.stack)
      expect(screen.presentedViewController === stack && options.navigationController === stack)
      expect(options.presentingViewController === screen && options.view.window != nil)
      let presentation = try #require(options.popoverPresentationController)
      expect(presentation === stack.presentationController)
      expect(presentation.presentedViewController === stack)
      expect(screen.prepared === presentation.adaptiveSheetPresentationController)
      options.dismiss(animated: true)
      try stage.settle()
      expect(screen.presentedViewController == nil && options.view.window == nil)
      options.removeFromParent()
    }
    expect(screen.asked == [.pageSheet, .pageSheet] && stage.issues.isEmpty)
    screen.prepared = nil
    try stage.close()
  }

  @Test(.rule("P-65d"))
  func `the delegate is not asked for another controller if the style is not adapted`() throws {
    let stage = Stage(screen, size: wide)
    screen.showOptions()
    try stage.settle()
    expect(screen.asked == [] && screen.presentedViewController === screen.options)
    stage.resize(to: CGSize(width: 1_000, height: 700))
    try stage.settle()
    expect(screen.asked == [] && screen.prepared == nil && stage.issues.isEmpty)
    screen.dismiss(animated: false)
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("P-65f"))
  func `when the window becomes narrow, the delegate's stack replaces the popover's controller`()
    throws
  {
    let stage = Stage(screen, size: wide), options = screen.options
    screen.showOptions()
    try stage.settle()
    let popover = try #require(options.popoverPresentationController)
    let lines = stage.trace.lines.count
    stage.resize(to: narrow)
    try stage.settle()
    let stack = try #require(screen.stack)
    expect(screen.asked, equals: [.pageSheet])
    expect(screen.presentedViewController === stack && stack.viewControllers == [options])
    expect(options.presentingViewController === screen && options.view.window != nil)
    expect(stack.presentationController === popover && popover.presentedViewController === stack)
    expect(screen.prepared === popover.adaptiveSheetPresentationController)
    expect(stack.view.frame.size, equals: narrow)
    expect(
      Self.eventsOfOptions(on: stage, after: lines),
      equals: [
        "willMove(toParent: NavigationController)", "viewWillDisappear", "viewDidDisappear",
        "viewWillTransition(to: 390 x 844)",
        "viewWillAppear", "viewIsAppearing", "viewDidAppear",
        "didMove(toParent: NavigationController #1)",
      ])
    options.dismiss(animated: true)
    try stage.settle()
    expect(screen.presentedViewController == nil && stage.issues.isEmpty)
    screen.prepared = nil
    try stage.close()
  }

  @Test(.rule("P-65f"), arguments: [true, false])
  func `when the window becomes wide, the original controller is presented again`(
    beginsWide: Bool
  ) throws {
    let stage = Stage(screen, size: beginsWide ? wide : narrow), options = screen.options
    screen.showOptions()
    try stage.settle()
    for _ in 0..<2 {
      stage.resize(to: narrow)
      try stage.settle()
      expect(screen.presentedViewController === screen.stack && options.parent === screen.stack)
      stage.resize(to: wide)
      try stage.settle()
      expect(screen.presentedViewController === options && options.parent == nil)
      expect(options.view.window != nil && options.view.frame.width == 320)
      expect(stage.visible, equals: ["Screen #1", "Options"])
    }
    expect(screen.asked == [.pageSheet, .pageSheet] && stage.issues.isEmpty)
    screen.prepared = nil
    screen.dismiss(animated: true)
    try stage.settle()
    try stage.close()
  }

  /// A delegate that adapts popovers to a style that depends on the height of the window.
  private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    var answers: [UIViewController?] = []
    var asked: [UIModalPresentationStyle] = []
    var presented: [UIViewController] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      if traitCollection.horizontalSizeClass == .regular { return .none }
      return traitCollection.verticalSizeClass == .compact ? .overFullScreen : .fullScreen
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      asked.append(style)
      presented.append(controller.presentedViewController)
      return answers.isEmpty
        ? UINavigationController(rootViewController: controller.presentedViewController)
        : answers.removeFirst()
    }
  }

  private func adapted() throws -> (Adapter, Stage) {
    let stage = Stage(screen, size: narrow), adapter = Adapter()
    screen.options.modalPresentationStyle = .popover
    screen.options.popoverPresentationController?.delegate = adapter
    screen.options.popoverPresentationController?.sourceView = screen.view
    screen.present(screen.options, animated: false)
    try stage.settle()
    return (adapter, stage)
  }

  private let flat = CGSize(width: 568, height: 320)

  @Test(.rule("P-65f"))
  func `if one adapted style follows another, the delegate is asked again for a controller`()
    throws
  {
    let (adapter, stage) = try adapted(), options = screen.options
    let first = try #require(screen.presentedViewController as? UINavigationController)
    expect(first.viewControllers, equals: [options])
    let lines = stage.trace.lines.count
    stage.resize(to: flat)
    try stage.settle()
    let second = try #require(screen.presentedViewController as? UINavigationController)
    expect(adapter.asked, equals: [.fullScreen, .overFullScreen])
    expect(adapter.presented, equals: [options, options])
    expect(second !== first && second.viewControllers == [options] && first.viewControllers == [])
    expect(options.view.window != nil && first.view.window == nil)
    expect(
      Self.eventsOfOptions(on: stage, after: lines),
      equals: [
        "willMove(toParent: NavigationController)", "viewWillDisappear", "viewDidDisappear",
        "willTransition(to: compact x compact)", "viewWillTransition(to: 568 x 320)",
        "viewWillAppear", "viewIsAppearing", "viewDidAppear",
        "didMove(toParent: NavigationController #2)",
      ])
    stage.resize(to: wide)
    try stage.settle()
    expect(screen.presentedViewController === options && options.parent == nil)
    expect(stage.visible == ["Screen #1", "Options"] && stage.issues.isEmpty)
    screen.dismiss(animated: false)
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("P-65f"), arguments: [true, false])
  func `without another controller for the next adapted style, the original one is presented`(
    returnsIt: Bool
  ) throws {
    let (adapter, stage) = try adapted(), options = screen.options
    adapter.answers = [returnsIt ? options : nil]
    stage.resize(to: flat)
    try stage.settle()
    expect(screen.presentedViewController === options && options.parent == nil)
    expect(options.view.frame.size == flat && stage.visible.last == "Options")
    stage.resize(to: narrow)
    try stage.settle()
    expect(screen.presentedViewController === options.navigationController)
    expect(adapter.asked.count == 3 && stage.issues.isEmpty)
    screen.dismiss(animated: false)
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("P-65f"))
  func `if the delegate returns the same stack for the next adapted style, nothing is replaced`()
    throws
  {
    let (adapter, stage) = try adapted(), options = screen.options
    let stack = try #require(screen.presentedViewController as? UINavigationController)
    adapter.answers = [stack]
    let lines = stage.trace.lines.count
    stage.resize(to: flat)
    try stage.settle()
    expect(screen.presentedViewController === stack && stack.viewControllers == [options])
    expect(stack.view.frame.size == flat && adapter.presented == [options, options])
    expect(
      Self.eventsOfOptions(on: stage, after: lines),
      equals: [
        "willTransition(to: compact x compact)", "viewWillTransition(to: 568 x 320)",
      ])
    screen.dismiss(animated: false)
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("P-65f"))
  func `a controller that presents another controller is not replaced`() throws {
    let stage = Stage(screen, size: wide), options = screen.options
    let above = PlainViewController(title: "Above")
    screen.showOptions()
    try stage.settle()
    options.present(above, animated: false)
    try stage.settle()
    stage.resize(to: narrow)
    try stage.settle()
    expect(screen.asked == [] && options.presentedViewController === above)
    screen.dismiss(animated: false)
    try stage.settle()
    try stage.close()
  }

  @Test(arguments: [true, false])
  func `the older methods of a popover's delegate are called for a tap outside`(mayDismiss: Bool)
    throws
  {
    final class Guide: NSObject, UIPopoverPresentationControllerDelegate {
      var mayDismiss = true
      var dismissals = 0
      func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) -> Bool { mayDismiss }
      func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) {
        dismissals += 1
      }
    }
    let stage = Stage(screen, size: wide), guide = Guide()
    guide.mayDismiss = mayDismiss
    screen.options.modalPresentationStyle = .popover
    screen.options.popoverPresentationController?.sourceView = screen.view
    screen.options.popoverPresentationController?.delegate = guide
    screen.present(screen.options, animated: false)
    try stage.settle()
    stage.user.tapOutside("Options")
    try stage.settle()
    expect(screen.presentedViewController == nil, equals: mayDismiss)
    expect(guide.dismissals, equals: mayDismiss ? 1 : 0)
    screen.dismiss(animated: false)
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("P-18"))
  func `a child has the presentation controller of its presented or outermost ancestor`() throws {
    let stage = Stage(screen), root = screen.options, inner = PlainViewController(title: "Inner")
    root.addChild(inner)
    let stack = UINavigationController(rootViewController: root)
    let early = try #require(inner.sheetPresentationController)
    expect(stack.presentationController === early && early.presentedViewController === stack)
    screen.present(stack, animated: false)
    try stage.settle()
    expect(root.sheetPresentationController === early && inner.presentationController === early)
    expect(inner.popoverPresentationController == nil)
    screen.dismiss(animated: false)
    try stage.settle()
    expect(inner.presentationController !== early)
    try stage.close()
  }
}
