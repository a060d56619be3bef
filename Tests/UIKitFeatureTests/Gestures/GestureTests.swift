import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Gesture recognizers and touches") struct GestureTests {
  /// A delegate and target of recognizers that records their states, and returns the values that a
  /// test sets.
  private final class Referee: NSObject, UIGestureRecognizerDelegate {
    var log: [String] = []
    var mayBegin = true
    var mayReceive = true
    var simultaneous = false
    var waitsFor: UIGestureRecognizer?
    var makesWait: UIGestureRecognizer?
    lazy var relay = Relay { [unowned self] (gesture: UIGestureRecognizer) in
      log.append("\(gesture.name ?? "") \(gesture.state)")
    }

    func recognizer<Gesture: UIGestureRecognizer>(_ gesture: Gesture, _ name: String) -> Gesture {
      gesture.name = name
      gesture.delegate = self
      gesture.addTarget(relay, action: Relay.action)
      return gesture
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      mayBegin
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { mayReceive }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { simultaneous }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { other === waitsFor }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { other === makesWait }
  }

  private final class Pad: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  private let home = PlainViewController(title: "Home")
  private let pad = Pad(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let stage: Stage
  private let referee = Referee()

  init() {
    stage = Stage(home)
    home.view.addSubview(pad)
  }

  private func drag(_ way: CGFloat) {
    let finger = stage.user.touch(pad)
    finger.move(x: way)
    finger.lift()
  }

  /// A delegate that compares the directions of the velocity, as most side menus do.
  private final class Sideways: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
      let velocity = pan.velocity(in: pan.view)
      return abs(velocity.x) > abs(velocity.y)
    }
  }

  @Test func `a pan that begins without passing time has the velocity of its first move`() {
    let pan = UIPanGestureRecognizer(), delegate = Sideways()
    pan.delegate = delegate
    pad.addGestureRecognizer(pan)
    let down = stage.user.touch(pad)
    down.move(x: 0, y: 20)
    expect(pan.state, equals: .failed)
    down.lift()
    let sideways = stage.user.touch(pad)
    sideways.move(x: 20)
    expect(pan.state == .began && pan.velocity(in: pad) == CGPoint(x: 1_200, y: 0))
    sideways.move(x: 20)
    expect(pan.velocity(in: pad), equals: .zero)
    sideways.lift()
  }

  @Test func `a pan begins when the finger has moved ten points, and cancels the view's touch`() {
    let pan = referee.recognizer(UIPanGestureRecognizer(), "pan")
    pad.addGestureRecognizer(pan)
    let finger = stage.user.touch(pad)
    finger.move(x: 9)
    expect(pan.state == .possible && pad.log == ["began"])
    finger.move(x: 1)
    expect(pan.state == .began && pan.translation(in: pad).x == 10)
    expect(pad.log, equals: ["began", "cancelled"])
    stage.advance(by: .milliseconds(50))
    finger.move(x: 20)
    expect(abs(pan.velocity(in: pad).x - 600) < 0.01 && pan.location(in: pad).x == 130)
    for finger in [0, 7] { expect(pan.location(ofTouch: finger, in: nil).x, equals: 230) }
    pan.setTranslation(.zero, in: pad)
    finger.move(x: 0, y: 7)
    expect(pan.translation(in: pad) == CGPoint(x: 0, y: 7) && pan.numberOfTouches == 1)
    finger.lift()
    expect(pan.state == .possible && pan.translation(in: pad) == .zero)
    expect(referee.log, equals: ["pan began", "pan changed", "pan changed", "pan ended"])
    expect(pad.log, equals: ["began", "cancelled"])
    let other = stage.user.touch(pad)
    other.move(x: 20)
    other.cancel()
    expect(referee.log.last, equals: "pan cancelled")
    pan.cancelsTouchesInView = false
    pad.log = []
    drag(30)
    expect(pad.log, equals: ["began", "ended"])
  }

  @Test
  func `a view's pan prevents the superview's pan unless a delegate permits simultaneous pans`() {
    let outer = referee.recognizer(UIPanGestureRecognizer(), "outer")
    let inner = referee.recognizer(UIPanGestureRecognizer(), "inner")
    home.view.addGestureRecognizer(outer)
    pad.addGestureRecognizer(inner)
    drag(20)
    expect(referee.log, equals: ["inner began", "inner ended"])
    referee.log = []
    referee.simultaneous = true
    drag(20)
    expect(referee.log, equals: ["inner began", "outer began", "inner ended", "outer ended"])
    (referee.log, referee.simultaneous, inner.isEnabled) = ([], false, false)
    drag(20)
    expect(referee.log, equals: ["outer began", "outer ended"])
    pad.removeGestureRecognizer(inner)
    (referee.log, referee.mayBegin) = ([], false)
    drag(20)
    (referee.mayBegin, referee.mayReceive) = (true, false)
    drag(20)
    expect(referee.log.isEmpty)
  }

  @Test
  func `a single tap that must wait for a double tap to fail is recognized after a delay`() {
    let single = referee.recognizer(UITapGestureRecognizer(), "single")
    let double = referee.recognizer(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    pad.addGestureRecognizer(single)
    pad.addGestureRecognizer(double)
    stage.user.tap(pad)
    expect(referee.log, equals: ["single ended"])
    stage.advance(by: .seconds(1))
    referee.log = []
    stage.user.tap(pad)
    stage.user.tap(pad)
    expect(referee.log, equals: ["single ended", "double ended"])
    referee.log = []
    stage.advance(by: .seconds(1))
    single.require(toFail: double)
    stage.user.tap(pad)
    expect(referee.log.isEmpty)
    stage.advance(by: .milliseconds(400))
    expect(referee.log, equals: ["single ended"])
    referee.log = []
    stage.user.tap(pad)
    stage.user.tap(pad)
    stage.advance(by: .seconds(1))
    expect(referee.log, equals: ["double ended"])
    expect(stage.world.clock.pending.isEmpty)
  }

  @Test func `a single tap that must wait is not recognized over a control`() throws {
    let single = referee.recognizer(UITapGestureRecognizer(), "single")
    let double = referee.recognizer(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    home.view.addGestureRecognizer(single)
    home.view.addGestureRecognizer(double)
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    home.view.addSubview(toggle)
    stage.user.tap(toggle)
    try stage.settle()
    expect(toggle.isOn && referee.log.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a delegate or a subclass can make a recognizer wait until another recognizer fails`(
    isAskedForOther: Bool
  ) {
    let outer = referee.recognizer(UIPanGestureRecognizer(), "outer")
    let inner = referee.recognizer(UIPanGestureRecognizer(), "inner")
    home.view.addGestureRecognizer(outer)
    pad.addGestureRecognizer(inner)
    if isAskedForOther { referee.makesWait = inner } else { referee.waitsFor = outer }
    drag(20)
    expect(referee.log, equals: ["outer began", "outer ended"])
    final class Patient: UIPanGestureRecognizer {
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { true }
      override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool { false }
    }
    (referee.log, referee.makesWait, referee.waitsFor) = ([], nil, nil)
    pad.removeGestureRecognizer(inner)
    let patient = referee.recognizer(Patient(), "patient")
    pad.addGestureRecognizer(patient)
    drag(20)
    expect(referee.log, equals: ["outer began", "outer ended"])
  }

  @Test func `a long press begins after half a second unless the finger moves or is lifted`() {
    let press = referee.recognizer(UILongPressGestureRecognizer(), "press")
    pad.addGestureRecognizer(press)
    stage.user.tap(pad)
    let moving = stage.user.touch(pad)
    moving.move(x: 11)
    stage.advance(by: .seconds(1))
    moving.lift()
    expect(referee.log.isEmpty)
    let finger = stage.user.touch(pad)
    stage.advance(by: .milliseconds(499))
    expect(press.state, equals: .possible)
    stage.advance(by: .milliseconds(1))
    expect(press.state, equals: .began)
    finger.move(x: 50)
    finger.lift()
    expect(referee.log, equals: ["press began", "press changed", "press ended"])
    press.minimumPressDuration = 0
    stage.user.touch(pad).cancel()
    expect(referee.log.suffix(2), equals: ["press began", "press cancelled"])
  }

  @Test func `a tap fails if the finger stays too long or moves too far`() {
    let tap = referee.recognizer(UITapGestureRecognizer(), "tap")
    pad.addGestureRecognizer(tap)
    let slow = stage.user.touch(pad)
    stage.advance(by: .seconds(1))
    slow.lift()
    let far = stage.user.touch(pad)
    far.move(x: 46)
    far.lift()
    stage.user.touch(pad).cancel()
    expect(referee.log.isEmpty)
    tap.numberOfTouchesRequired = 2
    stage.user.tap(pad)
    let (one, two) = (stage.user.touch(pad), stage.user.touch(pad, at: .zero))
    one.lift()
    two.lift()
    expect(referee.log, equals: ["tap ended"])
  }

  @Test func `a swipe is recognized if it is quick and has the recognizer's direction`() {
    let swipe = referee.recognizer(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = .left
    pad.addGestureRecognizer(swipe)
    drag(60)
    drag(-30)
    let slow = stage.user.touch(pad)
    stage.advance(by: .seconds(1))
    slow.move(x: -60)
    slow.lift()
    stage.user.touch(pad).cancel()
    expect(referee.log.isEmpty)
    drag(-60)
    expect(referee.log, equals: ["swipe ended"])
  }

  @Test func `a pinch recognizer measures the scale between two fingers`() {
    let pinch = referee.recognizer(UIPinchGestureRecognizer(), "pinch")
    pad.addGestureRecognizer(pinch)
    let one = stage.user.touch(pad, at: CGPoint(x: 50, y: 100))
    let two = stage.user.touch(pad, at: CGPoint(x: 150, y: 100))
    two.move(x: 50)
    expect(pinch.state == .began && pinch.scale == 1.5 && pinch.location(in: pad).x == 125)
    pinch.scale = 1
    one.move(x: -50)
    expect(abs(pinch.scale - 200.0 / 150) < 1e-9)
    let third = stage.user.touch(pad)
    third.move(x: 5)
    third.lift()
    one.lift()
    two.lift()
    expect(referee.log == ["pinch began", "pinch changed", "pinch ended"] && pinch.scale == 1)
    stage.user.touch(pad).lift()
    expect(referee.log.count, equals: 3)
  }

  @Test func `a tap on a button reaches tap recognizers of the button, but not of its superview`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    pad.addSubview(button)
    pad.addGestureRecognizer(referee.recognizer(UITapGestureRecognizer(), "pad"))
    stage.user.tap(button)
    expect(taps == 1 && referee.log.isEmpty)
    button.addGestureRecognizer(referee.recognizer(UITapGestureRecognizer(), "button"))
    stage.user.tap(button)
    expect(taps == 1 && referee.log == ["button ended"])
  }

  @Test func `a custom recognizer's reset method is called after its touch methods`() {
    final class Check: UIGestureRecognizer {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log.append("began")
        if touches.first?.location(in: view).x == 0 {
          touches.forEach { ignore($0, for: event) }
        }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        log.append("moved")
        state = state == .possible ? .began : .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .ended
        expect(state, equals: .ended)
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log.append("cancelled")
      }
      override func reset() { log.append("reset") }
    }
    let check = referee.recognizer(Check(), "check")
    pad.addGestureRecognizer(check)
    drag(3)
    expect(referee.log, equals: ["check began", "check ended"])
    expect(check.log == ["began", "moved", "reset"] && check.state == .possible)
    check.log = []
    stage.user.touch(pad, at: .zero).lift()
    stage.user.touch(pad).cancel()
    expect(check.log, equals: ["began", "reset", "began", "cancelled", "reset"])
    let finger = stage.user.touch(pad)
    finger.move(x: 1)
    check.isEnabled = false
    finger.lift()
    expect(referee.log.last == "check cancelled" && check.state == .possible)
    check.isEnabled = true
    let second = stage.user.touch(pad)
    pad.removeGestureRecognizer(check)
    second.lift()
    expect(check.log.last, equals: "reset")
  }
}
