import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// An app's own interaction controller, which is not a percent-driven one (T-43).
@MainActor private final class CustomHand: ViewControllerInteractiveTransitioning {
  var completionSpeed: CGFloat = 1
  var completionCurve = View.AnimationCurve.linear
  private(set) var context: (any ViewControllerContextTransitioning)?

  func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
    self.context = context
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }
}

@Suite("An app's own interaction controller")
@MainActor struct CustomHandTests {
  private let side = View("side", frame: CGRect(x: -5, y: -5, width: 10, height: 10))
  private let hand = CustomHand()

  private var place: Double { side.presentationValues().center.x }

  /// Begins a transition that the custom interaction controller controls.
  ///
  /// An alongside animation moves `side`.
  private func begin() throws -> (ModalFixture, any ViewControllerContextTransitioning) {
    let fixture = try ModalFixture(.blocks)
    fixture.delegate.interactor = hand
    fixture.home.view.addSubview(side)
    fixture.ask()
    fixture.coordinator?.animate(
      alongsideTransition: { [side] _ in side.center.x = 100 }, completion: nil)
    fixture.stage.runTurn()
    return (fixture, try #require(hand.context))
  }

  @Test(.rule("T-43", "T-3", "T-18"))
  func `updateInteractiveTransition of the context moves the alongside animation`() throws {
    let (fixture, context) = try begin()
    expect(fixture.mover.starts, equals: 0)
    for percent in [0, 0.3, 0.999, 1, -3, 0.25] {
      context.updateInteractiveTransition(percent)
      expect(isNear(place, max(0, percent) * 100), "\(percent)")
    }
    fixture.stage.advance(by: .seconds(3))
    expect(isNear(place, 25))
    context.finishInteractiveTransition()
    context.completeTransition(true)
    expect(side.center.x, equals: 100)
    expect(place, equals: 100)
    expect(fixture.hasEnded(finished: true))
  }

  @Test(.rule("T-43", "T-31", "T-32"), arguments: [0.5, 1, 2], [true, false])
  func `after finish or cancel, an alongside animation continues at completionSpeed`(
    speed: CGFloat, finishes: Bool
  ) throws {
    let (fixture, context) = try begin()
    hand.completionSpeed = speed
    context.updateInteractiveTransition(0.4)
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    let way: Double = finishes ? 60 : -40
    let seconds = abs(way) / 100 / speed
    fixture.stage.advance(by: .seconds(seconds / 2))
    expect(isNear(place, 40 + way / 2))
    fixture.stage.advance(by: .seconds(seconds / 2))
    expect(isNear(place, 40 + way))
    fixture.stage.advance(by: .seconds(1))
    expect(isNear(place, 40 + way), "it waits for the closing animation")
    expect(side.center.x, equals: 100)
    context.completeTransition(finishes)
    expect(side.center.x, equals: finishes ? 100 : 0)
    expect(isNear(place, side.center.x))
    try fixture.stage.settle()
  }

  @Test(.rule("T-43", "T-13"))
  func `completeTransition with true finishes a transition even after cancelInteractiveTransition`()
    throws
  {
    let (fixture, context) = try begin()
    context.updateInteractiveTransition(0.4)
    context.cancelInteractiveTransition()
    context.completeTransition(true)
    expect(side.center.x, equals: 100)
    expect(fixture.hasEnded(finished: true))
  }

  @Test(.rule("P-79", "T-43"))
  func `an app's own interaction controller can end the interaction before the transition begins`()
    throws
  {
    let fixture = try ModalFixture(.blocks)
    fixture.delegate.interactor = hand
    fixture.home.view.addSubview(side)
    fixture.ask()
    fixture.coordinator?.animate { [hand, side] _ in
      side.center.x = 100
      hand.context?.updateInteractiveTransition(0.8)
      hand.context?.finishInteractiveTransition()
      hand.context?.cancelInteractiveTransition()
    } completion: { _ in
    }
    fixture.stage.runTurn()
    expect(fixture.coordinator?.isCancelled == false)
    expect(fixture.coordinator?.percentComplete, equals: 0)
    fixture.stage.advance(by: .milliseconds(500))
    expect(isNear(place, 50))
    hand.context?.completeTransition(true)
    try fixture.stage.settle()
    expect(fixture.hasEnded(finished: true))
  }
}
