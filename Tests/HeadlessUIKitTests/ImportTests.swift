import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Imports of UIKit") struct ImportTests {
  @Test(.rule("R-7"))
  func `blocks on the main dispatch queue wait for the virtual clock`() {
    let world = World()
    let log = Log()
    world.use {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("later") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { log.note("soon") }
      DispatchQueue.main.async { log.note("next") }
      let item = DispatchWorkItem { log.note("never") }
      DispatchQueue.main.async(execute: item)
      item.cancel()
    }
    expect(log.lines.isEmpty)
    world.clock.runTurn()
    expect(log.lines, equals: ["next"])
    world.clock.advance(by: .seconds(1))
    expect(log.lines, equals: ["next", "soon", "later"])
    expect(world.use { CACurrentMediaTime() }, equals: 1)
    world.end()
  }
}
