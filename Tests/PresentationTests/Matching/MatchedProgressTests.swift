import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Views that match a source with a progress that the app sets.
@Suite("Matched views with a progress")
@MainActor struct MatchedProgressTests {
  private let board = Board()
  private let first = rect(0, 20, 44, 1), second = rect(120, 20, 58, 1), own = rect(0, 50, 300, 2)

  private static let overshoot = MotionTrack(
    1.0,
    [
      .move(to: 0), .cubic(to: 1.2, duration: 1), .cubic(to: 0.8, duration: 0.3),
      .cubic(to: 1, duration: 0.3),
    ])

  private func line(_ geometry: MatchedGeometry) -> View {
    board.add("first", first, source(1))
    board.add("second", second, source(2))
    let line = board.add("line", own, geometry)
    board.stage.runTurn()
    return line
  }

  @Test(.rule("G-40", "G-42"), arguments: [-0.2, 0, 0.25, 1, 1.2])
  func `the progress of a matched view interpolates between the view's and the source's frame`(
    progress: Double
  ) {
    let line = line(consumer(1, progress: progress))
    expect(line.matchedFrame(), is: own.interpolated(towards: first, by: progress))
  }

  @Test(.rule("G-42"))
  func `a matched view with a progress but without a source keeps its own frame`() {
    let line = line(consumer(3, progress: 0.5))
    expect(line.matchedFrame(), equals: own)
  }

  @Test(.rule("G-44")) func `a matched view starts from its current frame when its id changes`() {
    let line = line(consumer(1))
    line.matchedGeometries = [consumer(2)]
    line.matchedGeometries = [consumer(2, progress: 0.25)]
    expect(line.matchedFrame(), is: first.interpolated(towards: second, by: 0.25))
    board.stage.runTurn()
    let seen = line.matchedFrame()
    line.matchedGeometries = [consumer(1, progress: 0)]
    expect(line.matchedFrame(), equals: seen)
    line.matchedGeometries = [consumer(1, progress: 0.5)]
    expect(line.matchedFrame(), is: seen.interpolated(towards: first, by: 0.5))
  }

  @Test(.rule("G-42", "G-44"))
  func `after all matches were removed, a new match starts from the view's own frame`() {
    let line = line(consumer(1))
    line.matchedGeometries = [consumer(2, progress: 0.25)]
    board.stage.runTurn()
    line.matchedGeometries = []
    board.stage.runTurn()
    expect(line.matchedFrame(), equals: own)
    line.matchedGeometries = [consumer(1, progress: 0.5)]
    expect(line.matchedFrame(), is: own.interpolated(towards: first, by: 0.5))
  }

  @Test(.rule("G-43", "G-44"))
  func `when id and progress change together, the match starts from the view's current frame`() {
    let line = line(consumer(1))
    // Within one update, the progress may change before the id or after it.
    line.matchedGeometries[0].progress = 0.25
    line.matchedGeometries[0].key = MatchedKey(id: 2, in: "board")
    let early = line.matchedFrame()
    board.stage.runTurn()
    line.matchedGeometries = [consumer(1)]
    board.stage.runTurn()
    line.matchedGeometries[0].key = MatchedKey(id: 2, in: "board")
    line.matchedGeometries[0].progress = 0.25
    expect(line.matchedFrame(), is: first.interpolated(towards: second, by: 0.25))
    expect(
      early, is: own.interpolated(towards: first, by: 0.25).interpolated(towards: second, by: 0.25))
  }

  @Test(.rule("G-46"))
  func `a matched view with a progress follows its source when the source moves`() {
    let line = line(consumer(1)), target = board.home.view.subviews[1]
    line.matchedGeometries = [consumer(2, progress: 0.5)]
    target.frame.origin.y += 100
    expect(line.matchedFrame(), is: first.interpolated(towards: target.frame, by: 0.5))
  }

  @Test(.rule("G-47"))
  func `a matched view with a progress keeps its place in the window when its superview moves`() {
    let pane = board.add("pane", rect(10, 10, 300, 100))
    let line = line(consumer(1))
    pane.addSubview(line)
    line.matchedGeometries = [consumer(2, progress: 0.5)]
    let seen = line.matchedFrameInWindow()
    expect(seen, is: first.interpolated(towards: second, by: 0.5))
    pane.center.x += 50
    expect(line.matchedFrameInWindow(), is: seen)
  }

  @Test(.rule("G-40", "G-44", "G-45", "S-30", "S-31"))
  func `a matched view follows its matchedProgressTrack without a scheduled timer`() {
    let line = line(consumer(1))
    line.matchedProgressTrack = Self.overshoot
    expect(line.matchedFrame(), equals: first)
    line.matchedGeometries = [consumer(2)]
    expect(line.matchedFrame(), equals: first)
    expect(line.matchedFrame(after: .seconds(1)), is: rect(144, 20, 60.8, 1))
    expect(line.matchedFrame(after: .milliseconds(1_300)), is: rect(96, 20, 55.2, 1))
    expect(line.matchedFrame(after: .milliseconds(1_600)), equals: second)
    board.stage.runTurn()
    expect(board.stage.world.clock.pending.isEmpty)
    board.advance(500)
    let seen = line.matchedFrame()
    expect(seen, is: rect(62.769230769230774, 20, 51.323076923076925, 1))
    line.matchedGeometries = [consumer(1)]
    expect(line.matchedFrame(), is: seen)
    expect(line.matchedFrame(after: .seconds(1)), is: seen.interpolated(towards: first, by: 1.2))
    line.matchedProgressTrack = nil
    expect(line.matchedFrame(), equals: first)
  }

  @Test(.rule("G-40")) func `a change of a matched view's progress can be animated`() {
    let line = line(consumer(1, progress: 0))
    board.animate { line.matchedGeometries = [consumer(1)] }
    expect(
      line.matchedFrame(after: .milliseconds(250)), is: own.interpolated(towards: first, by: 0.25))
  }
}
