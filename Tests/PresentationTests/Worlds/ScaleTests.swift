import Presentation
import PresentationTesting
import TestSupport
import Testing

@MainActor @Suite struct `Ten thousand presented controllers` {
  @Test(.ownProcess, arguments: [ModalPresentationStyle.pageSheet, .fullScreen])
  func `one dismiss call removes a chain of ten thousand presented controllers`(
    style: ModalPresentationStyle
  ) throws {
    let root = ViewController("Root")
    let stage = Stage(root)
    stage.world.recorder.isOn = false
    var top = root
    for _ in 0..<10_000 {
      let next = ViewController()
      next.modalPresentationStyle = style
      top.present(next, animated: false)
      try stage.settle()
      top = next
    }
    #expect(top.presentedViewController == nil)
    #expect(stage.visible.count == (style == .fullScreen ? 1 : 10_001))
    root.dismiss(animated: false)
    try stage.settle()
    #expect(stage.visible == ["Root"])
    #expect(top.presentingViewController == nil)
    try stage.close()
  }

  @Test(.ownProcess)
  func `ten thousand presented controllers are released when their test world ends`() throws {
    let stage = Stage(ViewController("Root"))
    var top = try #require(stage.window.rootViewController)
    for _ in 0..<10_000 {
      let next = ViewController()
      top.present(next, animated: false)
      try stage.settle()
      top = next
    }
    stage.expectRelease(of: try #require(top.presentingViewController))
    top = ViewController()
    try stage.close()
  }
}
