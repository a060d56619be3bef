import PresentationTesting
import QuartzCore
import Testing
import UIKit

/// Properties of Core Animation that are stored without effect.
@MainActor @Suite("Core Animation properties that are only stored") struct KeptAnimationTests {
  @Test func `a cubic calculation mode and cumulative repetitions are reported once each`() throws {
    let stage = Stage(UIViewController())
    for _ in 0..<2 {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.calculationMode = .cubic
      animation.isCumulative = true
    }
    #expect(stage.issues.map(\.code) == [.notModelled, .notModelled])
    try stage.close()
  }
}
