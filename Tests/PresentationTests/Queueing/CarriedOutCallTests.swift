import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Calls that have been carried out") @MainActor
struct CarriedOutCallTests {
  @Test
  func `the memory of completed present and dismiss calls is released while later calls wait`()
    throws
  {
    let home = ViewController("Home"), menu = ViewController("Menu")
    let stage = Stage(home)
    let duration = stage.world.system.modalTransitionDuration
    home.present(menu, animated: true)
    stage.advance(by: duration / 5)
    for _ in 0..<20 {
      home.dismiss(animated: true)
      stage.advance(by: duration)
      home.present(menu, animated: true)
      stage.advance(by: duration)
    }
    let calls = TableSize.all(in: stage.world).first { $0.name == "calls" }
    expect(try #require(calls).count <= 4)
    try stage.settle()
    try stage.close()
  }
}
