import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Popovers as apps write them: with a bar button item as the source, and without adaptation.
@MainActor @Suite("Popovers of apps") struct PopoverCodeTests {
  /// A screen that shows its options in a popover, also on a phone.
  final class Screen: UIViewController, UIPopoverPresentationControllerDelegate {
    let options = UIViewController(nibName: "Options", bundle: nil)
    var style = UIModalPresentationStyle.none
    var heard: [String] = []
    var whenPrepared: (UIPopoverPresentationController) -> Void = { _ in }

    func showOptions(from item: UIBarButtonItem?) {
      options.modalPresentationStyle = .popover
      options.popoverPresentationController?.delegate = self
      options.popoverPresentationController?.barButtonItem = item
      present(options, animated: true)
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      heard.append("style")
      return style
    }

    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      heard.append("prepare")
      whenPrepared(popover)
    }
  }

  private let screen = Screen(nibName: "Screen", bundle: nil)
  private let button = UIBarButtonItem(title: "Options", style: .plain, target: nil, action: nil)

  @Test(.rule("P-65b"), arguments: [UIModalPresentationStyle.none, .fullScreen, .formSheet])
  func `on a phone, adaptivePresentationStyle(for:) chooses the style of a popover`(
    style: UIModalPresentationStyle
  ) throws {
    let stage = Stage(screen)
    screen.style = style
    screen.showOptions(from: button)
    try stage.settle()
    let isPopover = style == .none, isCovered = style == .fullScreen
    expect(screen.heard == (isPopover ? ["style", "prepare"] : ["style"]))
    expect(screen.view.window == nil, equals: isCovered)
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("P-65b"))
  func `on a tablet, adaptivePresentationStyle(for:) is not called`() throws {
    let stage = Stage(screen, size: CGSize(width: 1_024, height: 768))
    screen.style = .fullScreen
    screen.showOptions(from: button)
    try stage.settle()
    expect(screen.heard == ["prepare"] && screen.view.window != nil)
    try stage.close()
  }

  @Test(.rule("P-91")) func `a popover next to its source has the preferred content size`() throws {
    let stage = Stage(screen, size: CGSize(width: 1_024, height: 768)), options = screen.options
    options.modalPresentationStyle = .popover
    options.preferredContentSize = CGSize(width: 200, height: 150)
    options.popoverPresentationController?.sourceView = screen.view
    options.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 500, width: 40, height: 40)
    screen.present(options, animated: true)
    try stage.settle()
    expect(options.view.frame, equals: CGRect(x: 0, y: 540, width: 200, height: 150))
    options.preferredContentSize.height = 300
    expect(options.view.frame, equals: CGRect(x: 0, y: 200, width: 200, height: 300))
    options.preferredContentSize = CGSize(width: 2_000, height: 100)
    expect(options.view.frame, equals: CGRect(x: 0, y: 540, width: 1_024, height: 100))
    try stage.close()
  }

  @Test(.rule("P-91"), arguments: [true, false])
  func `a form sheet has the preferred content size if the window is wide`(isWide: Bool) throws {
    let size = isWide ? CGSize(width: 1_024, height: 768) : CGSize(width: 390, height: 844)
    let stage = Stage(screen, size: size), options = screen.options
    options.modalPresentationStyle = .formSheet
    options.preferredContentSize = CGSize(width: 300, height: 200)
    screen.present(options, animated: true)
    try stage.settle()
    let middle = CGRect(x: 362, y: 284, width: 300, height: 200)
    expect(options.view.frame == (isWide ? middle : CGRect(origin: .zero, size: size)))
    try stage.close()
  }

  @Test(.rule("P-91"), arguments: [UIModalPresentationStyle.formSheet, .popover, .pageSheet])
  func `without a preferred size, a form sheet and a popover are narrow in a wide window`(
    style: UIModalPresentationStyle
  ) throws {
    let stage = Stage(screen, size: CGSize(width: 1_024, height: 768)), options = screen.options
    options.modalPresentationStyle = style
    options.popoverPresentationController?.sourceView = screen.view
    options.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 0, width: 40, height: 40)
    screen.present(options, animated: true)
    try stage.settle()
    switch style {
    case .formSheet:
      expect(options.view.frame, equals: CGRect(x: 242, y: 74, width: 540, height: 620))
    case .popover: expect(options.view.frame, equals: CGRect(x: 360, y: 0, width: 320, height: 768))
    default: expect(options.view.frame, equals: CGRect(x: 0, y: 0, width: 1_024, height: 768))
    }
    let isNarrow = style != .pageSheet
    expect(options.traitCollection.horizontalSizeClass, equals: isNarrow ? .compact : .regular)
    expect(options.traitCollection.verticalSizeClass, equals: .regular)
    expect(screen.traitCollection.horizontalSizeClass, equals: .regular)
    try stage.close()
  }

  @Test(.rule("P-46b"), arguments: [true, false])
  func `a popover's source can be set as late as in prepareForPopoverPresentation`(isSet: Bool)
    throws
  {
    let stage = Stage(screen)
    if isSet { screen.whenPrepared = { [button] in $0.sourceItem = button } }
    screen.showOptions(from: nil)
    try stage.settle()
    expect(stage.issues.map(\.rule), equals: isSet ? [] : ["P-46b"])
    expect(stage.trace.lines.contains { $0.event == "prepareForPopoverPresentation" })
  }

  @Test(.rule("P-46b", "P-89"), arguments: [true, false])
  func `a wider window turns a sheet into a popover, which needs a source`(isSet: Bool) throws {
    let stage = Stage(screen)
    (screen.style, screen.options.preferredContentSize) = (.formSheet, CGSize(width: 9, height: 9))
    screen.showOptions(from: isSet ? button : nil)
    try stage.settle()
    expect(stage.issues.isEmpty && !screen.heard.contains("prepare"))
    screen.style = .none
    stage.resize(to: CGSize(width: 1_024, height: 768))
    try stage.settle()
    expect(screen.heard.contains("prepare"))
    expect(stage.issues.map(\.rule), equals: isSet ? [] : ["P-46b"])
  }

  @Test func `a popover stores its source, arrow directions, margins and background color`() throws
  {
    let popover = UIPopoverPresentationController(
      presentedViewController: screen.options, presenting: screen)
    expect(popover.permittedArrowDirections == .any && popover.barButtonItem == nil)
    popover.permittedArrowDirections = [.up, .down]
    expect(popover.permittedArrowDirections, equals: UIPopoverArrowDirection(rawValue: 3))
    let item: any UIPopoverPresentationControllerSourceItem = screen.view
    popover.sourceItem = item
    expect(popover.sourceItem === screen.view && popover.barButtonItem == nil)
    popover.barButtonItem = button
    expect(popover.sourceItem === button)
    (popover.passthroughViews, popover.backgroundColor) = ([screen.view], .red)
    popover.popoverLayoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    popover.canOverlapSourceViewRect = true
    expect(popover.passthroughViews == [screen.view] && popover.backgroundColor == .red)
    expect(popover.popoverLayoutMargins.left == 2 && popover.canOverlapSourceViewRect)
  }
}
