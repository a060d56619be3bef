import Foundation
import Presentation
import PresentationTesting
import Testing

@Suite("Examples of the article Matched geometry")
struct MatchingExamples {
  @MainActor @Test func `an underline follows the picked item`() throws {
    let home = ViewController("Home"), stage = Stage(home)
    let line = View("line", frame: CGRect(x: 0, y: 0, width: 300, height: 24))
    for (index, item) in ["Inbox", "Sent"].enumerated() {
      let title = View(item, frame: CGRect(x: 100 * index, y: 0, width: 60, height: 24))
      title.matchedGeometries = [MatchedGeometry(id: item, in: "picker")]
      home.view.addSubview(title)
    }
    line.matchedGeometries = [MatchedGeometry(id: "Inbox", in: "picker", isSource: false)]
    home.view.addSubview(line)
    stage.runTurn()
    stage.world.use {
      View.animate(withDuration: 1, options: .curveLinear) {
        line.matchedGeometries = [MatchedGeometry(id: "Sent", in: "picker", isSource: false)]
      }
    }
    #expect(line.matchedFrame() == CGRect(x: 0, y: 0, width: 60, height: 24))
    #expect(line.matchedFrame(after: .milliseconds(250)).minX == 25)
    #expect(line.frame.width == 300)
    try stage.settle()
    #expect(line.matchedFrame() == CGRect(x: 100, y: 0, width: 60, height: 24))
    try stage.close()
  }

  @MainActor @Test func `keyframes move a ring beyond its target and back`() throws {
    let home = ViewController("Home"), stage = Stage(home)
    let card = View("card", frame: CGRect(x: 100, y: 0, width: 60, height: 60))
    let ring = View("ring", frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    card.matchedGeometries = [MatchedGeometry(id: "card", in: "page")]
    ring.matchedGeometries = [MatchedGeometry(id: "nobody", in: "page", isSource: false)]
    ring.matchedProgressTrack = MotionTrack(
      1, [.move(to: 0), .cubic(to: 1.2, duration: 1), .cubic(to: 1, duration: 0.5)])
    [card, ring].forEach(home.view.addSubview)
    ring.matchedGeometries = [MatchedGeometry(id: "card", in: "page", isSource: false)]
    #expect(ring.matchedFrame() == ring.frame)
    #expect(ring.matchedFrame(after: .seconds(1)).minX == 120)
    #expect(ring.matchedFrame(after: .milliseconds(1_500)) == card.frame)
    try stage.close()
  }
}
