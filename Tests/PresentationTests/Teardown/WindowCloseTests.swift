import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Closing a window")
@MainActor struct WindowCloseTests {
  private let log = Log()
  private let home: SpyController
  private let menu: SpyController

  init() {
    (home, menu) = (SpyController("Home", log), SpyController("Menu", log))
  }

  @Test(.rule("P-83"), arguments: [ModalPresentationStyle.pageSheet, .fullScreen])
  func `closing a window makes the presented controller disappear without animation`(
    style: ModalPresentationStyle
  ) throws {
    let adaptive = SpyAdaptive(log), stage = Stage(home)
    menu.modalPresentationStyle = style
    menu.presentationController?.delegate = adaptive
    home.present(menu, animated: true)
    try stage.settle()
    log.clear()
    stage.window.close()
    try stage.settle()
    expect(
      log.lines.filter { $0.hasPrefix("Menu") },
      equals: [
        "Menu viewWillDisappear(false)", "Menu viewDidDisappear(false)",
      ])
    expect(!log.lines.contains { $0.contains("dismiss") || $0.contains("attempt") })
    expect(menu.view.window == nil)
    expect(home.view.window == nil)
    expect(stage.visible, equals: [])
  }

  @Test(.rule("P-83"))
  func `closing a window during a presentation does not call the completion of present`() throws {
    let stage = Stage(home)
    var completions = 0
    log.clear()
    home.present(menu, animated: true) { completions += 1 }
    stage.runTurn()
    stage.window.close()
    try stage.settle()
    expect(completions, equals: 0)
    expect(
      log.lines.filter { $0.hasPrefix("Menu") },
      equals: [
        "Menu viewWillAppear(true)", "Menu viewWillDisappear(false)",
        "Menu viewDidDisappear(false)",
      ])
    expect(stage.world.runningTransitions.isEmpty)
    expect(menu.view.window == nil)
  }

  @Test(.rule("P-83", "P-104"))
  func `if a window closes while a sheet is dragged, didDismiss is not called`() throws {
    let adaptive = SpyAdaptive(log), stage = Stage(home)
    menu.presentationController?.delegate = adaptive
    home.present(menu, animated: false)
    try stage.settle()
    let drag = stage.user.drag("Menu")
    stage.runTurn()
    log.clear()
    stage.window.close()
    drag.release(velocity: 900)
    try stage.settle()
    expect(log.lines.filter { $0.hasPrefix("Menu") }, equals: ["Menu viewDidDisappear(true)"])
    expect(!log.lines.contains("did dismiss"))
    expect(menu.view.window == nil)
  }

  @Test(.rule("P-83"))
  func `a present call that waits for a transition is refused when the window closes`() throws {
    let stage = Stage(home), next = ViewController("Next")
    var completions = 0
    home.present(menu, animated: true)
    menu.present(next, animated: true) { completions += 1 }
    stage.runTurn()
    stage.window.close()
    try stage.settle()
    expect(completions, equals: 0)
    expect(!next.isViewLoaded)
  }

  @Test(.rule("P-83"))
  func `when a window closes, the top-most presented controller disappears first, the root last`()
    throws
  {
    let stage = Stage(home), top = SpyController("Top", log)
    home.present(menu, animated: false)
    try stage.settle()
    menu.present(top, animated: false)
    try stage.settle()
    log.clear()
    stage.window.close()
    try stage.settle()
    let order = log.lines.filter { $0.contains("DidDisappear") }
    expect(
      order,
      equals: [
        "Top viewDidDisappear(false)", "Menu viewDidDisappear(false)",
        "Home viewDidDisappear(false)",
      ])
    expect(log.lines.filter { $0.contains("WillDisappear") }.count, equals: 3)
  }
}
