import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Imports of UIKit") struct UIKitImportTests {
  @Test(.rule("R-7")) func `what a file puts off waits for the virtual clock`() {
    let world = World()
    var log: [String] = []
    world.use {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.append("later") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { log.append("soon") }
      DispatchQueue.main.async { log.append("next") }
      let item = DispatchWorkItem { log.append("never") }
      DispatchQueue.main.async(execute: item)
      item.cancel()
    }
    #expect(log.isEmpty)
    world.clock.runTurn()
    #expect(log == ["next"])
    world.clock.advance(by: .seconds(1))
    #expect(log == ["next", "soon", "later"])
    #expect(world.use { CACurrentMediaTime() } == 1)
    world.end()
  }
}
