import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Sheets with detents") struct SheetTests {
  private final class Listener: NSObject, UISheetPresentationControllerDelegate {
    var heard: [String] = []
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) { heard.append(sheet.selectedDetentIdentifier?.rawValue ?? "none") }
  }

  private let home = PlainViewController(title: "Home")
  private let next = PlainViewController(title: "Next")
  private let stage: Stage
  private let sheet: UISheetPresentationController

  init() throws {
    stage = Stage(home)
    next.modalPresentationStyle = .pageSheet
    sheet = try #require(next.sheetPresentationController)
  }

  private func present() throws {
    home.present(next, animated: true)
    try stage.settle()
  }

  private var top: CGFloat { next.view.frame.minY }

  @Test func `only a controller with a sheet style has a sheet presentation controller`() {
    expect(next.presentationController === sheet)
    let full = PlainViewController(title: "Full")
    full.modalPresentationStyle = .fullScreen
    expect(full.sheetPresentationController == nil)
    expect(PlainViewController(title: "Usual").sheetPresentationController != nil)
  }

  @Test func `a sheet with default detents fills its container`() throws {
    expect(sheet.detents.map(\.identifier), equals: [.large])
    try present()
    expect(next.view.frame == home.view.frame && sheet.isDimming)
  }

  @Test func `a sheet opens at its lowest detent, and moves to the selected detent`() throws {
    sheet.detents = [.large(), .medium(), .custom(identifier: .init("small")) { _ in 100 }]
    try present()
    expect(next.view.frame, equals: CGRect(x: 0, y: 744, width: 390, height: 100))
    stage.world.use { sheet.selectedDetentIdentifier = .medium }
    expect(top, equals: 422)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    expect(top, equals: 0)
    stage.advance(by: .milliseconds(125))
    expect(abs(next.view.presentationValues().frame.minY - 211) < 0.01)
    try stage.settle()
    stage.world.use { sheet.detents = [] }
    expect(sheet.detents.map(\.identifier), equals: [.large])
    next.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
  }

  @Test func `detents are measured above the lower safe area`() throws {
    stage.window.deviceInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    sheet.detents = [
      .custom(identifier: .init("small")) { _ in 100 }, .medium(),
      .custom(identifier: .init("most")) { $0.maximumDetentValue - 10 }, .large(),
    ]
    try present()
    var heights: [CGFloat] = []
    for detent in sheet.detents {
      stage.world.use { sheet.selectedDetentIdentifier = detent.identifier }
      heights.append(next.view.frame.height)
    }
    expect(heights, equals: [134, 439, 834, 844])
  }

  @Test
  func `a custom detent whose closure returns nil is disabled`() throws {
    var limit: CGFloat? = 0.25
    sheet.detents = [
      .custom { context in
        expect(context.containerTraitCollection.horizontalSizeClass, equals: .compact)
        return limit.map { $0 * context.maximumDetentValue }
      }, .large(),
    ]
    try present()
    expect(next.view.frame.height, equals: 211)
    limit = nil
    stage.world.use { sheet.invalidateDetents() }
    expect(next.view.frame.height, equals: 844)
  }

  @Test func `dragging a sheet to another detent calls the sheet's delegate`() throws {
    let listener = Listener()
    sheet.delegate = listener
    sheet.detents = [.medium(), .large()]
    try present()
    sheet.drag(toHeight: 500)
    expect(top, equals: 344)
    sheet.release()
    try stage.settle()
    expect(top == 422 && listener.heard.isEmpty)
    sheet.drag(toHeight: 600)
    sheet.release(velocity: -1_000)
    try stage.settle()
    expect(
      top == 0 && listener.heard == [UISheetPresentationController.Detent.Identifier.large.rawValue]
    )
    sheet.drag(toHeight: 5_000)
    expect(top, equals: 0)
    sheet.release(velocity: 10_000)
    try stage.settle()
    expect(top == 422 && sheet.selectedDetentIdentifier == .medium)
    sheet.release()
    expect(listener.heard.count, equals: 2)
  }

  @Test(.rule("P-66")) func `a drag has no effect while the sheet is being presented`() {
    sheet.detents = [.medium()]
    home.present(next, animated: true)
    stage.runTurn()
    sheet.drag(toHeight: 100)
    expect(next.view.frame.height, equals: 422)
  }

  @Test
  func `hit testing outside of an undimmed sheet returns the presenting controller's view`() throws
  {
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    try present()
    let window = home.view.window
    expect(!sheet.isDimming)
    expect(window?.hitTest(CGPoint(x: 100, y: 100), with: nil) === home.view)
    expect(window?.hitTest(CGPoint(x: 100, y: 700), with: nil) === next.view)
    sheet.largestUndimmedDetentIdentifier = nil
    expect(sheet.isDimming)
    expect(window?.hitTest(CGPoint(x: 100, y: 100), with: nil) === sheet.containerView)
  }

  @Test(.rule("P-61"))
  func `a tap outside of an undimmed sheet reaches the presenting controller`() throws {
    final class Count { var taps = 0 }
    let button = UIButton(frame: home.view.bounds), count = Count()
    button.addAction(UIAction { _ in count.taps += 1 }, for: .touchUpInside)
    home.view.addSubview(button)
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    try present()
    stage.user.tapOutside("Next")
    try stage.settle()
    expect(count.taps == 1 && stage.visible == ["Home", "Next"])
    expect(stage.trace.description.contains("Next stays: the screen below gets the tap"))
    stage.world.use { sheet.selectedDetentIdentifier = .large }
    stage.user.tapOutside("Next")
    try stage.settle()
    expect(count.taps == 1 && stage.visible == ["Home"])
  }

  @Test func `a sheet stores settings that have no visible effect`() {
    (sheet.prefersGrabberVisible, sheet.preferredCornerRadius) = (true, 20)
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    sheet.prefersEdgeAttachedInCompactHeight = true
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    expect(sheet.prefersGrabberVisible && sheet.preferredCornerRadius == 20)
    expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge)
    expect(sheet.prefersEdgeAttachedInCompactHeight)
    expect(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
  }

  @Test(.rule("P-61")) func `a popover in a narrow window has the detents of its adaptive sheet`()
    throws
  {
    let listener = Listener(), next = PlainViewController(title: "Menu")
    next.modalPresentationStyle = .popover
    let popover = try #require(next.popoverPresentationController)
    let sheet = popover.adaptiveSheetPresentationController
    expect(popover.adaptiveSheetPresentationController === sheet)
    popover.sourceView = home.view
    (sheet.detents, sheet.delegate) = ([.medium(), .large()], listener)
    sheet.largestUndimmedDetentIdentifier = .medium
    home.present(next, animated: true)
    try stage.settle()
    expect(next.view.frame.minY == 422 && !sheet.isDimming)
    stage.user.tapOutside("Menu")
    expect(stage.visible, equals: ["Home", "Menu"])
    sheet.drag(toHeight: 700)
    sheet.release()
    try stage.settle()
    expect(next.view.frame.minY == 0 && sheet.isDimming && listener.heard.count == 1)
    stage.resize(to: CGSize(width: 1_024, height: 768))
    try stage.settle()
    expect(next.view.frame.width, equals: 320)
    sheet.selectedDetentIdentifier = .medium
    expect(next.view.frame.width, equals: 320)
    stage.resize(to: CGSize(width: 390, height: 844))
    try stage.settle()
    expect(next.view.frame.minY, equals: 422)
    stage.resize(to: CGSize(width: 390, height: 600))
    try stage.settle()
    expect(next.view.frame.minY, equals: 300)
    stage.user.drag("Menu").release(velocity: 1_000)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }

  @Test(.rule("P-61")) func `dragging down a sheet with detents dismisses the sheet`() throws {
    sheet.detents = [.medium()]
    try present()
    let drag = stage.user.drag("Next")
    drag.update(0.6)
    drag.release(velocity: 500)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }
}
