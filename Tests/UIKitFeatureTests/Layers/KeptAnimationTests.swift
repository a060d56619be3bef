import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Tests of Core Animation properties that are stored but have no effect.
@MainActor @Suite("Core Animation properties that are only stored") struct KeptAnimationTests {
  @Test
  func `calculationMode cubic and isCumulative are each reported once as not modeled`() throws {
    let stage = Stage(UIViewController())
    for _ in 0..<2 {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.calculationMode = .cubic
      animation.isCumulative = true
    }
    expect(stage.issues.map(\.code), equals: [.notModelled, .notModelled])
    try stage.close()
  }
}
