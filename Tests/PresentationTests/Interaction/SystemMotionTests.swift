import Foundation
import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

@Suite("Motion of the system's transitions")
@MainActor struct SystemMotionTests {
  private let home = ViewController("Home")
  private let menu = ViewController("Menu")

  /// Returns the distance of the menu's view from its end position.
  ///
  /// At 1, the view is below the container and not visible.
  private func away(after delay: Duration = .zero) -> Double {
    let view: View = menu.view
    let bottom = view.superview?.bounds.height ?? view.frame.height + view.frame.minY
    return (view.presentationValues(after: delay).center.y - view.center.y)
      / (bottom - view.frame.minY)
  }

  private func up(_ style: ModalPresentationStyle) throws -> Stage {
    let stage = Stage(home)
    menu.modalPresentationStyle = style
    home.present(menu, animated: false)
    try stage.settle()
    stage.sceneForgets()
    return stage
  }

  @Test(
    .rule("P-26", "A-15"),
    arguments: [ModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen])
  func `the system moves a presented view up from below the screen`(
    style: ModalPresentationStyle
  ) throws {
    let stage = Stage(home)
    menu.modalPresentationStyle = style
    home.present(menu, animated: true)
    stage.runTurn()
    let container = try #require(menu.presentationController?.containerView)
    let place = menu.view.center
    expect(isNear(away(), 1))
    expect(isNear(menu.view.presentationValues().frame.minY, container.bounds.height))
    stage.advance(by: .milliseconds(250))
    expect(isNear(away(), 0.5))
    expect(isNear(away(after: .milliseconds(250)), 0))
    expect(menu.view.presentationValues().alpha, equals: 1)
    try stage.settle()
    expect(menu.view.center, equals: place)
    expect(away(), equals: 0)
  }

  @Test(.rule("P-29", "A-15"), arguments: [ModalPresentationStyle.pageSheet, .fullScreen])
  func `the system moves a dismissed view down and off the screen`(style: ModalPresentationStyle)
    throws
  {
    let stage = try up(style)
    home.dismiss(animated: true)
    stage.runTurn()
    expect(isNear(away(), 0))
    stage.advance(by: .milliseconds(250))
    expect(isNear(away(), 0.5))
    stage.advance(by: .milliseconds(249))
    expect(away() > 0.99)
    try stage.settle()
    expect(menu.view.window == nil)
    expect(menu.view.presentationValues().center, equals: menu.view.center)
  }

  @Test(.rule("T-30", "P-61")) func `a dragged sheet follows the finger`() throws {
    let stage = try up(.pageSheet)
    let drag = stage.user.drag("Menu")
    stage.runTurn()
    for fraction in [0, 0.3, 0.999, 1, 0.3] {
      drag.update(fraction)
      expect(isNear(away(), fraction), "\(fraction)")
      stage.advance(by: .milliseconds(100))
      expect(isNear(away(), fraction), "\(fraction)")
    }
    expect(isNear(away(after: .seconds(4)), 0.3))
    drag.cancel()
    try stage.settle()
  }

  @Test(.rule("T-31", "P-75"), arguments: [true, false])
  func `a released sheet continues at constant speed`(finishes: Bool) throws {
    let stage = try up(.pageSheet)
    let drag = stage.user.drag("Menu")
    stage.runTurn()
    drag.update(0.4)
    drag.release(velocity: finishes ? 100 : -100)
    let (milliseconds, end) = finishes ? (300, 1.0) : (200, 0.0)
    for part in [0, 0.25, 0.5, 0.75] {
      let delay = Duration.milliseconds(Int(Double(milliseconds) * part))
      expect(isNear(away(after: delay), 0.4 + (end - 0.4) * part), "\(part)")
    }
    stage.advance(by: .milliseconds(milliseconds - 1))
    expect(menu.isBeingDismissed)
    stage.advance(by: .milliseconds(1))
    expect(home.presentedViewController == nil, equals: finishes)
    try stage.settle()
    expect(menu.view.presentationValues().center, equals: menu.view.center)
  }

  @Test(.rule("P-79", "T-31"), arguments: [true, false])
  func `if a drag ends in its first run-loop turn, the sheet moves on from the finger's position`(
    finishes: Bool
  ) throws {
    let stage = try up(.pageSheet)
    let drag = stage.user.drag("Menu")
    drag.update(0.4)
    drag.release(velocity: finishes ? 100 : -100)
    stage.runTurn()
    let (milliseconds, half) = finishes ? (300, 0.7) : (200, 0.2)
    expect(isNear(away(), 0.4))
    expect(isNear(away(after: .milliseconds(milliseconds / 2)), half))
    stage.advance(by: .milliseconds(milliseconds - 1))
    expect(menu.isBeingDismissed)
    stage.advance(by: .milliseconds(1))
    expect(home.presentedViewController == nil, equals: finishes)
    try stage.settle()
  }

  @Test(.rule("T-30", "P-61"))
  func `a dragged sheet begins to move when the drag's first run-loop turn ends`() throws {
    let stage = try up(.pageSheet)
    let drag = stage.user.drag("Menu")
    drag.update(0.3)
    let coordinator = try #require(menu.transitionCoordinator)
    expect(coordinator.percentComplete, equals: 0)
    stage.runTurn()
    expect(isNear(away(), 0.3))
    expect(coordinator.percentComplete, equals: 0.3)
    drag.update(0)
    expect(isNear(away(), 0))
    drag.cancel()
    try stage.settle()
  }

  @Test(.rule("P-35", "T-18"), arguments: [true, false])
  func `an alongside animation follows the finger during a sheet drag`(finishes: Bool) throws {
    let side = View("side", frame: CGRect(x: -5, y: -5, width: 10, height: 10))
    let stage = try up(.pageSheet)
    home.view.addSubview(side)
    let drag = stage.user.drag("Menu")
    menu.transitionCoordinator?.animate(
      alongsideTransition: { _ in side.center.x = 100 }, completion: nil)
    stage.runTurn()
    drag.update(0.4)
    expect(isNear(side.presentationValues().center.x, 40))
    drag.release(velocity: finishes ? 100 : -100)
    stage.advance(by: .milliseconds(100))
    expect(isNear(side.presentationValues().center.x, finishes ? 60 : 20))
    try stage.settle()
    expect(side.center.x, equals: finishes ? 100 : 0)
    expect(isNear(side.presentationValues().center.x, side.center.x))
  }
}

@Suite("Reduced motion")
@MainActor struct ReducedMotionTests {
  /// The combinations of the two accessibility settings for reduced motion.
  enum Setting: CaseIterable, Sendable {
    case off, onlyCrossFade, reduced, reducedAndCrossFade
  }

  /// The look of the sheet after a quarter of a second, and the trace of the whole run.
  private struct Sight: Equatable {
    var trace: [String]
    var isMoved: Bool
    var alpha: CGFloat
  }

  private enum Way: CaseIterable { case comes, goes, isDragged, isDraggedBack }

  private func sight(of way: Way, _ setting: Setting) throws -> Sight {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    stage.world.isReduceMotionEnabled = setting == .reduced || setting == .reducedAndCrossFade
    stage.world.prefersCrossFadeTransitions =
      setting == .onlyCrossFade || setting == .reducedAndCrossFade
    if way != .comes { try stage.put(menu, on: home) }
    var drag: Drag?
    switch way {
    case .comes: home.present(menu, animated: true)
    case .goes: home.dismiss(animated: true)
    case .isDragged, .isDraggedBack: drag = stage.user.drag("Menu")
    }
    stage.runTurn()
    drag?.update(0.5)
    if drag == nil { stage.advance(by: .milliseconds(250)) }
    let seen = menu.view.presentationValues()
    let model = menu.view.center
    way == .isDragged ? drag?.release(velocity: 1) : drag?.cancel()
    try stage.settle()
    expect(menu.view.alpha, equals: 1)
    expect(menu.view.presentationValues().center, equals: model)
    expect(menu.view.presentationValues().alpha, equals: 1)
    expect(home.presentedViewController == nil, equals: way == .goes || way == .isDragged)
    return Sight(
      trace: stage.trace.verbose.lines.map(\.description), isMoved: seen.center != model,
      alpha: seen.alpha)
  }

  @Test func `reduced motion does not change the trace of a transition`() throws {
    for way in Way.allCases {
      let plain = try sight(of: way, .off)
      expect(plain.isMoved)
      expect(plain.alpha, equals: 1)
      try expect(sight(of: way, .onlyCrossFade), equals: plain)
      let reduced = try sight(of: way, .reduced)
      expect(reduced, equals: Sight(trace: plain.trace, isMoved: false, alpha: 1))
      let faded = try sight(of: way, .reducedAndCrossFade)
      expect(faded.trace, equals: plain.trace)
      expect(!faded.isMoved)
      expect(isNear(faded.alpha, 0.5))
    }
  }

  @Test func `reduced motion does not change a transition with the app's own animator`() throws {
    for kind in AnimatorKind.allCases {
      let fixture = try ModalFixture(kind)
      fixture.stage.world.isReduceMotionEnabled = true
      fixture.begin()
      fixture.hand.update(0.3)
      expect(isNear(fixture.place, 30))
      fixture.hand.finish()
      try fixture.stage.settle()
      expect(fixture.hasEnded(finished: true))
    }
  }
}
