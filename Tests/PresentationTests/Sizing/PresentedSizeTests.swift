import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The sizes that presented controllers are told when the size of their window changes.
@MainActor @Suite("Sizes of presented controllers") struct PresentedSizeTests {
  private final class Screen: ViewController {
    var told: [CGSize] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
    ) {
      told.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  private let home = ViewController("Home")
  private let screen = Screen("Screen")
  private let stage: Stage

  init() throws {
    stage = Stage(home)
    stage.resize(to: CGSize(width: 1_024, height: 1_366))
    try stage.settle()
  }

  @Test(.rule("P-85", "P-86"), arguments: [ModalPresentationStyle.formSheet, .popover])
  func `a controller with a preferred size is told of no change if the size fits`(
    style: ModalPresentationStyle
  ) throws {
    screen.modalPresentationStyle = style
    screen.preferredContentSize = CGSize(width: 400, height: 300)
    screen.popoverPresentationController?.sourceView = home.view
    home.present(screen, animated: false)
    try stage.settle()
    expect(screen.view.bounds.size, equals: CGSize(width: 400, height: 300))
    stage.resize(to: CGSize(width: 1_100, height: 1_366))
    try stage.settle()
    expect(screen.told.isEmpty)
    expect(screen.view.bounds.size, equals: CGSize(width: 400, height: 300))
    try stage.close()
  }

  @Test(.rule("P-91a"), arguments: [ModalPresentationStyle.formSheet, .popover])
  func `a presented stack has the preferred size of its top controller, plus its bar`(
    style: ModalPresentationStyle
  ) throws {
    let stack = NavigationController(rootViewController: screen), next = ViewController("Next")
    screen.preferredContentSize = CGSize(width: 400, height: 300)
    next.preferredContentSize = CGSize(width: 350, height: 500)
    stack.modalPresentationStyle = style
    stack.popoverPresentationController?.sourceView = home.view
    expect(stack.preferredContentSize, equals: CGSize(width: 400, height: 344))
    home.present(stack, animated: false)
    try stage.settle()
    expect(stack.view.bounds.size, equals: CGSize(width: 400, height: 344))
    stack.pushViewController(next, animated: true)
    try stage.settle()
    expect(stack.view.bounds.size, equals: CGSize(width: 350, height: 544))
    next.preferredContentSize.height = 600
    expect(stack.view.bounds.size, equals: CGSize(width: 350, height: 644))
    stack.popViewController(animated: false)
    try stage.settle()
    expect(stack.view.bounds.size, equals: CGSize(width: 400, height: 344))
    stack.preferredContentSize = CGSize(width: 600, height: 600)
    expect(stack.view.bounds.size, equals: CGSize(width: 600, height: 600))
    try stage.close()
  }

  @Test(.rule("P-85")) func `a sheet is told the height of its detent in the new window`() throws {
    screen.sheetPresentationController?.detents = [.medium(), .large()]
    home.present(screen, animated: false)
    try stage.settle()
    stage.resize(to: CGSize(width: 700, height: 1_000))
    try stage.settle()
    expect(screen.told, equals: [CGSize(width: 700, height: 500)])
    expect(screen.view.bounds.size, equals: CGSize(width: 700, height: 500))
    stage.resize(to: CGSize(width: 700, height: 400))
    try stage.settle()
    expect(screen.told.last, equals: CGSize(width: 700, height: 400))
    expect(screen.view.bounds.size, equals: CGSize(width: 700, height: 400))
    try stage.close()
  }

  @Test(.rule("P-85", "P-86"), arguments: [ModalPresentationStyle.formSheet, .popover])
  func `a sheet above a form sheet or a popover is told its own size in the new window`(
    style: ModalPresentationStyle
  ) throws {
    let below = Screen("Below")
    below.modalPresentationStyle = style
    below.preferredContentSize = CGSize(width: 400, height: 300)
    below.popoverPresentationController?.sourceView = home.view
    home.present(below, animated: false)
    try stage.settle()
    below.present(screen, animated: false)
    try stage.settle()
    let size = CGSize(width: 1_100, height: 1_300)
    stage.resize(to: size)
    try stage.settle()
    expect(screen.told, equals: [size])
    expect(screen.view.bounds.size == size && below.told.isEmpty)
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(screen.told.last, equals: CGSize(width: 1_300, height: 1_100))
    expect(below.told, equals: [below.view.bounds.size])
    try stage.close()
  }
}
