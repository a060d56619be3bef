import Foundation
import Presentation
import PresentationTesting

// Measurements of views that are being animated.
extension BenchRows {
  static let animating: [BenchRow] = [unread, one, shared]

  private static let count = 10_000

  /// A stage with many views; a very long animation moves the first `moving` views.
  @MainActor private struct Field {
    let stage: Stage
    let views: [View]

    init(
      _ count: Int, moving: Int,
      _ animate: (@escaping () -> Void) -> Void = {
        View.animate(withDuration: 1e6, animations: $0)
      }
    ) {
      let home = ViewController("Home")
      stage = Stage(home)
      stage.world.recorder.isOn = false
      views = (0..<count).map { _ in View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      let views = views
      for view in views { home.view.addSubview(view) }
      stage.runTurn()
      stage.world.use {
        animate { for view in views.prefix(moving) { view.center.x += 100 } }
      }
      stage.runTurn()
    }

    func frames(_ count: Int) {
      for _ in 0..<count { stage.advance(by: .milliseconds(16)) }
    }

    /// Advances the clock frame by frame, and reads the first `count` views in each frame.
    func read(_ count: Int, frames: Int) {
      var sum = 0.0
      for _ in 0..<frames {
        stage.advance(by: .milliseconds(16))
        for view in views.prefix(count) { sum += view.presentationValues().center.x }
      }
      precondition(sum > 0)
    }
  }

  private static let unread = BenchRow(
    name: "a frame of 10,000 moving views, unread; of resting ones", limit: 1.2, operations: 10_000
  ) {
    let field = Field(count, moving: count)
    return { field.frames(10_000) }
  } baseline: {
    let field = Field(count, moving: 0)
    return { field.frames(10_000) }
  }

  private static let one = BenchRow(
    name: "reading one of 10,000 moving views; one alone", limit: 1.2, operations: 5_000
  ) {
    let field = Field(count, moving: count)
    return { field.read(1, frames: 5_000) }
  } baseline: {
    let field = Field(1, moving: 1)
    return { field.read(1, frames: 5_000) }
  }

  /// A measurement of reading many views that share one animation curve.
  ///
  /// The measurement becomes slow if the curve is computed for each view separately.
  private static let shared = BenchRow(
    name: "reading 10,000 views of one spring; of one line", limit: 1.2, operations: 10 * count
  ) {
    let field = Field(count, moving: count) {
      View.animate(
        withDuration: 10, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        options: .repeat, animations: $0)
    }
    return { field.read(count, frames: 10) }
  } baseline: {
    let field = Field(count, moving: count) {
      View.animate(withDuration: 10, options: [.curveLinear, .repeat], animations: $0)
    }
    return { field.read(count, frames: 10) }
  }
}
