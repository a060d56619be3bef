import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// The user's taps while a tab presents a controller in its own context.
@MainActor @Suite("Taps beside a presentation context") struct ContextTapTests {
  private let one = PlainViewController(title: "One")
  private let two = PlainViewController(title: "Two")
  private let over = PlainViewController(title: "Over")
  private let tabs = UITabBarController()
  private let stage: Stage

  init() throws {
    tabs.viewControllers = [one, two]
    stage = Stage(tabs)
    one.definesPresentationContext = true
  }

  private func present(_ style: UIModalPresentationStyle) throws {
    over.modalPresentationStyle = style
    one.present(over, animated: true)
    try stage.settle()
  }

  @Test(.rule("C-18a"), arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func `the tab bar around a presentation context can be tapped`(
    style: UIModalPresentationStyle
  ) throws {
    try present(style)
    expect(stage.visible.last, equals: "Over")
    stage.user.tapTab("Two")
    try stage.settle()
    expect(tabs.selectedIndex == 1 && stage.visible.last == "Two")
    stage.user.tapTab("One")
    try stage.settle()
    expect(stage.visible.last, equals: "Over")
    try stage.close()
  }

  @Test(.rule("C-18a")) func `a second controller in the context leaves the tab bar free`() throws {
    try present(.overCurrentContext)
    let above = PlainViewController(title: "Above")
    above.modalPresentationStyle = .overCurrentContext
    over.present(above, animated: true)
    try stage.settle()
    expect(stage.visible.last, equals: "Above")
    stage.user.tapTab("Two")
    try stage.settle()
    expect(stage.visible.last, equals: "Two")
    try stage.close()
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet])
  func `a controller that is presented over the window covers the tab bar`(
    style: UIModalPresentationStyle
  ) throws {
    try present(style)
    stage.user.tapTab("Two")
    try stage.settle()
    expect(tabs.selectedIndex == 0 && stage.visible.last == "Over")
    try stage.close()
  }

  @Test(.rule("C-18a"))
  func `an alert can be answered while another tab presents in its context`() throws {
    try present(.overCurrentContext)
    stage.user.tapTab("Two")
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var answers = 0
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in answers += 1 })
    two.present(alert, animated: true)
    try stage.settle()
    stage.user.tap("Delete", in: "Delete?")
    try stage.settle()
    expect(answers == 1 && stage.visible.last == "Two")
    try stage.close()
  }
}
