import Presentation
import PresentationTesting
import TestSupport
import Testing

@MainActor @Suite struct `Ten thousand presented controllers` {
  @Test(.ownProcess)
  func `one dismiss call removes a chain of ten thousand presented controllers`() throws {
    let root = ViewController("Root")
    let stage = Stage(root)
    stage.world.recorder.isOn = false
    var top = root
    for index in 0..<10_000 {
      let next = ViewController()
      next.modalPresentationStyle = index.isMultiple(of: 2) ? .fullScreen : .pageSheet
      top.present(next, animated: false)
      try stage.settle()
      top = next
    }
    expect(top.presentedViewController == nil)
    // Each full-screen controller has covered a sheet, but not the presenter of the sheet (P-31).
    expect(stage.visible.count, equals: 5_001)
    root.dismiss(animated: false)
    try stage.settle()
    expect(stage.visible, equals: ["Root"])
    expect(top.presentingViewController == nil)
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
