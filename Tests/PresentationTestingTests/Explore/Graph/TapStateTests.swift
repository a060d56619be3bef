import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The last tap is a part of the state that an exploration compares.
@Suite("The last tap in explorations") @MainActor
struct TapStateTests {
  private final class Tile: View {
    var isOpen = false
    /// The number of taps, at most 2, so that the states are finite.
    var taps = 0
    override func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent?) {}
    override func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent?) {
      if touches.contains(where: { $0.tapCount == 2 }) { isOpen = true }
      taps = min(2, taps + 1)
    }
  }

  @Test
  func `an exploration finds a double tap even if pauses between taps are possible`() throws {
    let exploration = try explore { scenario in
      let home = ViewController("Home"), stage = scenario.stage(home)
      let tile = Tile("tile", frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      home.view.addSubview(tile)
      scenario.may("tap", when: { !tile.isOpen }) { stage.user.tap(tile) }
      scenario.may("wait", when: { stage.world.clock.isIdle }) {
        stage.world.clock.schedule("wait", after: .seconds(1)) {}
      }
      scenario.sometimes("a double tap opens the tile") { tile.isOpen }
    }
    expect(exploration.isComplete, "\(exploration)")
  }

  @Test
  func `an exploration distinguishes taps of different ages`() throws {
    let exploration = try explore { scenario in
      let home = ViewController("Home"), stage = scenario.stage(home)
      let tile = Tile("tile", frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      home.view.addSubview(tile)
      scenario.may("tap", when: { !tile.isOpen && tile.taps < 2 }) { stage.user.tap(tile) }
      scenario.may("wait", when: { stage.world.clock.isIdle }) {
        stage.world.clock.schedule("wait", after: .milliseconds(200)) {}
      }
      scenario.sometimes("a tap after two pauses is no double tap") {
        tile.taps == 2 && !tile.isOpen
      }
    }
    expect(exploration.isComplete, "\(exploration)")
  }
}
