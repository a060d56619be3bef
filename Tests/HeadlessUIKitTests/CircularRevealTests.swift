import PresentationTesting
import QuartzCore
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// The tests run a client file that imports only UIKit.
///
/// The file reveals a screen with a mask whose path is animated.
@MainActor @Suite("A circular reveal by a mask") struct CircularRevealTests {
  private func circle(of controller: UIViewController) -> CGRect? {
    (controller.view.layer.mask?.presentation() as? CAShapeLayer)?.path?.boundingBoxOfPath
  }

  private let radius = (350.0 * 350 + 800 * 800).squareRoot()

  @Test func `a circular mask grows from a button to the whole screen, and shrinks on dismissal`()
    throws
  {
    let next = PlainViewController(title: "Next"), delegate = CircularRevealDelegate()
    let show = Show(presenting: next, delegate), stage = show.stage
    expect(abs((circle(of: next)?.width ?? 0) - 40) < 0.01)
    stage.advance(by: .milliseconds(200))
    let middle = try #require(circle(of: next))
    expect(abs(middle.width - (40 + 2 * radius) / 2) < 0.1)
    expect(abs(middle.midX - 350) < 0.01 && abs(middle.midY - 800) < 0.01)
    try stage.settle()
    expect(next.view.layer.mask == nil && stage.visible == ["Home", "Next"])
    next.dismiss(animated: true)
    stage.runTurn()
    stage.advance(by: .milliseconds(300))
    expect(abs((circle(of: next)?.width ?? 0) - (40 * 0.75 + 2 * radius * 0.25)) < 0.1)
    try stage.settle()
    expect(stage.visible == ["Home"] && stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("T-8"))
  func `a circular mask follows the progress of an interactive reveal`() throws {
    let next = PlainViewController(title: "Next")
    let steering = Steering(CircularRevealDelegate())
    let show = Show(presenting: next, steering), stage = show.stage
    steering.hand.update(0.5)
    stage.runTurn()
    expect(abs((circle(of: next)?.width ?? 0) - (40 + 2 * radius) / 2) < 0.1)
    stage.advance(by: .seconds(3))
    expect(abs((circle(of: next)?.width ?? 0) - (40 + 2 * radius) / 2) < 0.1)
    steering.hand.cancel()
    try stage.settle()
    expect(stage.visible == ["Home"] && next.view.layer.mask == nil)
    expect(stage.trace.description.contains("completeTransition(false)"))
    try stage.close()
  }
}
