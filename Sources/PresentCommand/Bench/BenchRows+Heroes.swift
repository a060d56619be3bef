import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions

extension BenchRows {
  /// The measurements of computing the frames of views that fly during a hero transition.
  static let heroes: [BenchRow] = [
    BenchRow(
      name: "a frame of 10,000 flights; as many rectangles between two", limit: 3,
      operations: flightCount * frameCount
    ) {
      flights()
    } baseline: {
      rectangles()
    }
  ]

  private static let (flightCount, frameCount) = (10_000, 100)

  private static func flights() -> () -> Void {
    let list = ViewController("List"), detail = ViewController("Detail"), stage = Stage(list)
    stage.world.recorder.isOn = false
    for id in 0..<flightCount {
      for (screen, frame) in [(list, ends(id).0), (detail, ends(id).1)] {
        let view = View(frame: frame)
        view.heroID = "\(id)"
        screen.view.addSubview(view)
      }
    }
    detail.customTransition = HeroTransition()
    list.present(detail, animated: true)
    stage.runTurn()
    stage.runTurn()
    let paths = FlightPaths(stage.world.animations.flights.flights)
    return {
      var sum = 0.0
      for frame in 0..<frameCount {
        let frames = paths.frames(after: .milliseconds(frame))
        sum += frames[frame].origin.x
        precondition(frames.count == flightCount)
      }
      precondition(sum.isFinite)
    }
  }

  private static func rectangles() -> () -> Void {
    let ends = (0..<flightCount).map(ends)
    return {
      var sum = 0.0
      for frame in 0..<frameCount {
        let share = Double(frame) / Double(frameCount)
        let frames = ends.map { $0.interpolated(towards: $1, by: share) }
        sum += frames[frame].origin.x
        precondition(frames.count == flightCount)
      }
      precondition(sum.isFinite)
    }
  }

  private static func ends(_ id: Int) -> (CGRect, CGRect) {
    let step = Double(id % 100)
    return (
      CGRect(x: step, y: 2 * step, width: 40, height: 30),
      CGRect(x: 300 - step, y: 700 - step, width: 80, height: 90)
    )
  }
}
