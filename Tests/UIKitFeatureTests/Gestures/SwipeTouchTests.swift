import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Edge swipes and other recognizers") struct SwipeTouchTests {
  /// A delegate that makes the edge swipe wait until the delegate's recognizer has failed.
  private final class Claim: NSObject, UIGestureRecognizerDelegate {
    var isClaimed = true
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { isClaimed && other is UIScreenEdgePanGestureRecognizer }
  }

  private let home = PlainViewController(title: "Home")
  private let next = PlainViewController(title: "Next")
  private let stack: UINavigationController
  private let stage: Stage

  init() throws {
    stack = UINavigationController(rootViewController: home)
    stage = Stage(stack)
    stack.pushViewController(next, animated: false)
    try stage.settle()
  }

  @Test(.rule("N-60"), arguments: [true, false])
  func `if a delegate makes an edge swipe wait for a pan recognizer, the swipe is ignored`(
    isClaimed: Bool
  ) throws {
    let pan = UIPanGestureRecognizer(), claim = Claim()
    claim.isClaimed = isClaimed
    pan.delegate = claim
    next.view.addGestureRecognizer(pan)
    let hand = stage.user.swipeBack()
    expect(pan.state, equals: isClaimed ? .possible : .failed)
    stage.runTurn()
    hand.update(0.7)
    stage.runTurn()
    hand.release(velocity: 300)
    try stage.settle()
    expect(stack.topViewController === (isClaimed ? next : home))
    expect(
      stage.trace.description.contains("ignored: another gesture has the touch"), equals: isClaimed)
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("N-60")) func `an edge swipe calls the targets of the pop recognizer`() throws {
    var log: [String] = []
    let recognizer = try #require(stack.interactivePopGestureRecognizer)
    let relay = Relay { (gesture: UIPanGestureRecognizer) in
      log.append("\(gesture.state) \(Int(gesture.translation(in: nil).x))")
    }
    recognizer.addTarget(relay, action: Relay.action)
    let hand = stage.user.swipeBack()
    stage.runTurn()
    hand.update(0.5)
    stage.runTurn()
    hand.cancel()
    try stage.settle()
    expect(log, equals: ["began 6", "changed 12", "changed 195", "ended 195"])
    expect(recognizer.view === stack.view && stack.topViewController === next)
    try stage.close()
  }

  @Test(.rule("N-60"), arguments: [0.6, 0.3])
  func `a finger that moves right from the left edge begins an interactive pop`(
    way: Double
  ) throws {
    next.view.addGestureRecognizer(UITapGestureRecognizer())
    let finger = stage.user.touch(stack.view, at: CGPoint(x: 2, y: 400))
    finger.move(x: 8)
    stage.runTurn()
    expect(stack.transitionCoordinator?.isInteractive == true)
    finger.move(to: CGPoint(x: 2 + 390 * way, y: 400))
    stage.advance(by: .seconds(1))
    finger.lift()
    try stage.settle()
    expect(stack.topViewController === (way > 0.5 ? home : next))
    try stage.close()
  }

  @Test(.rule("N-60"))
  func `a finger swipes back only if it starts at the left edge and moves right`() throws {
    next.view.addGestureRecognizer(UITapGestureRecognizer())
    for (x, dx, dy) in [(100.0, 50.0, 0.0), (2, 0, 50), (2, -1, 30)] {
      let finger = stage.user.touch(stack.view, at: CGPoint(x: x, y: 400))
      finger.move(x: dx, y: dy)
      stage.runTurn()
      expect(stack.transitionCoordinator == nil)
      finger.lift()
    }
    let finger = stage.user.touch(stack.view, at: CGPoint(x: 2, y: 400))
    finger.move(x: 50)
    stage.runTurn()
    finger.cancel()
    try stage.settle()
    expect(stack.topViewController === next)
    try stage.close()
  }

  @Test func `a recognizer receives fingers only if it allows direct touches`() throws {
    var taps = 0
    let tap = UITapGestureRecognizer(), relay = Relay { (_: UITapGestureRecognizer) in taps += 1 }
    tap.addTarget(relay, action: Relay.action)
    next.view.addGestureRecognizer(tap)
    expect(tap.allowedTouchTypes.count, equals: UITouch.TouchType.indirectPointer.rawValue + 1)
    for types in [[UITouch.TouchType.stylus], [.direct]] {
      tap.allowedTouchTypes = types.map { NSNumber(value: $0.rawValue) }
      stage.user.tap(next.view)
      expect(taps, equals: types == [.direct] ? 1 : 0)
    }
    try stage.settle()
    try stage.close()
  }

  #if !canImport(ObjectiveC)
    @Test(.rule("N-60"), arguments: [0.6, 0.3])
    func `a pan recognizer with the target of the edge swipe pops from any place`(
      way: Double
    ) throws {
      let system = try #require(stack.interactivePopGestureRecognizer)
      let target = try #require(system.delegate)
      let action = NSSelectorFromString("handleNavigationTransition:")
      expect(target.responds(to: action) && NSStringFromSelector(action) == action.description)
      expect(!target.responds(to: Selector("close")))
      let pan = UIPanGestureRecognizer(target: target, action: action)
      stack.view.addGestureRecognizer(pan)
      system.isEnabled = false
      let finger = stage.user.touch(stack.view, at: CGPoint(x: 80, y: 400))
      finger.move(x: 20)
      stage.runTurn()
      expect(stack.transitionCoordinator?.isInteractive == true)
      finger.move(x: 390 * way)
      stage.advance(by: .seconds(1))
      finger.lift()
      try stage.settle()
      expect(stack.topViewController === (way > 0.5 ? home : next) && stage.issues.isEmpty)
      if way < 0.5 {
        pan.removeTarget(nil, action: nil)
        pan.addTarget(target, action: Selector("close"))
        pan.pan(.began, translation: .zero)
        expect(stage.issues.map(\.code), equals: [.notModelled])
      }
      try? stage.close()
    }

    @Test(.rule("N-60")) func `a pan recognizer takes over the targets of the edge swipe`() throws {
      let system = try #require(stack.interactivePopGestureRecognizer)
      let pan = UIPanGestureRecognizer()
      pan.setValue(system.value(forKey: "targets"), forKey: "targets")
      stack.view.addGestureRecognizer(pan)
      let finger = stage.user.touch(stack.view, at: CGPoint(x: 80, y: 400))
      finger.move(x: 20)
      stage.runTurn()
      expect(stack.transitionCoordinator?.isInteractive == true)
      finger.move(x: 250)
      stage.advance(by: .seconds(1))
      finger.lift()
      try stage.settle()
      expect(stack.topViewController === home && stage.issues.isEmpty)
      expect(pan.value(forKey: "color") == nil)
      expect(stage.issues.map(\.code), equals: [.notModelled])
      try? stage.close()
    }

    /// As in XCoordinator: the delegate replaces the target of the edge swipe when it begins.
    private final class Replacer: NSObject, UIGestureRecognizerDelegate, SelectorTarget {
      weak var system: (any UIGestureRecognizerDelegate)?
      var isCustom = true
      var states: [UIGestureRecognizer.State] = []
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.removeTarget(nil, action: nil)
        if isCustom {
          recognizer.addTarget(self, action: Selector("handle:"))
        } else if let system {
          recognizer.addTarget(system, action: Selector("handleNavigationTransition:"))
        }
        return true
      }
      func perform(_ selector: Selector, from sender: Any?) {
        if let recognizer = sender as? UIGestureRecognizer { states.append(recognizer.state) }
      }
    }

    @Test(.rule("N-60"), arguments: [true, false])
    func `an app can replace the target of the edge swipe, and restore it`(isCustom: Bool) throws {
      let replacer = Replacer(), system = try #require(stack.interactivePopGestureRecognizer)
      (replacer.system, replacer.isCustom, system.delegate) = (system.delegate, isCustom, replacer)
      let hand = stage.user.swipeBack()
      stage.runTurn()
      hand.update(0.7)
      hand.release(velocity: 300)
      try stage.settle()
      expect(stack.topViewController === (isCustom ? next : home))
      expect(stage.trace.description.contains("has replaced its target"), equals: isCustom)
      expect(replacer.states == (isCustom ? [.began, .changed, .cancelled] : []))
      try stage.close()
    }
  #endif
}
