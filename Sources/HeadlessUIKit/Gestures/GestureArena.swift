import Foundation
import Presentation

/// An object that decides which gesture recognizers recognize the touches on the screen.
///
/// The recognizers of the touched view and of its superviews compete for a touch. The recognizers
/// of inner views receive the touch first. If a recognizer recognizes its gesture, the other
/// recognizers fail, unless a delegate permits simultaneous recognition.
///
/// After `a.require(toFail: b)`, the recognizer `a` waits until the recognizer `b` has failed.
@MainActor final class GestureArena: TouchArena {
  private unowned let world: World
  /// The recognizers that compete for touches; recognizers of inner views come first.
  private var members: [UIGestureRecognizer] = []
  /// The recognizers that have detected their gesture, but wait until other recognizers have
  /// failed.
  private var waiting: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var depth = 0

  private init(of world: World) { self.world = world }

  static func of(_ world: World) -> GestureArena {
    world.attachment { GestureArena(of: world) }
  }

  func edgeSwipe(of stack: NavigationController) -> any EdgeSwiping { EdgeSwipe.of(stack) }

  // MARK: Touches

  func receive(_ touch: Touch, _ event: ViewEvent) -> Bool {
    if touch.phase == .began { admit(touch) }
    let concerned = members.filter { $0.touches.contains(touch) }
    perform {
      for member in concerned where member.arena === self && !member.isDecided {
        member.send(touch, event)
      }
      if touch.phase == .began, !reachesView(touch, event) {
        TouchDispatcher.of(world).takeFromView(touch)
      }
      guard touch.phase == .ended || touch.phase == .cancelled else { return }
      for member in concerned { member.touches.removeAll { $0 === touch } }
    }
    return !concerned.isEmpty
  }

  /// Whether the nearest scroll view around the touched view lets the view have the touch.
  private func reachesView(_ touch: Touch, _ event: ViewEvent) -> Bool {
    guard touch.delivery == .open, let view = touch.view else { return true }
    var next = view.superview
    while let outer = next {
      if let scroll = outer as? UIScrollView {
        return scroll.touchesShouldBegin([touch], with: event, in: view)
      }
      next = outer.superview
    }
    return true
  }

  /// Runs a closure that may change the states of recognizers, and then removes the recognizers
  /// that have finished.
  func perform(_ body: () -> Void) {
    depth += 1
    world.use(body)
    depth -= 1
    guard depth == 0 else { return }
    while let done = members.first(where: hasNothingToDo) { leave(done) }
  }

  private func hasNothingToDo(_ member: UIGestureRecognizer) -> Bool {
    guard member.touches.isEmpty else { return false }
    return member.isDecided || !member.expectsTouches && !isWaiting(member)
  }

  private func leave(_ member: UIGestureRecognizer) {
    members.removeAll { $0 === member }
    waiting.removeAll { $0.recognizer === member }
    member.leaveArena()
    retry()
  }

  private func admit(_ touch: Touch) {
    var next = touch.view
    while let view = next {
      for recognizer in recognizers(of: view) where mayGet(touch, recognizer) {
        if recognizer.arena == nil { members.append(recognizer) }
        recognizer.arena = self
        recognizer.touches.append(touch)
      }
      next = view.superview
    }
  }

  private func recognizers(of view: View) -> [UIGestureRecognizer] {
    guard let stack = view.controller as? NavigationController else {
      return view.gestureRecognizers ?? []
    }
    return (view.gestureRecognizers ?? []) + [EdgeSwipe.of(stack).recognizer]
  }

  private func mayGet(_ touch: Touch, _ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isEnabled, recognizer.receivesFingers, !recognizer.isDecided else {
      return false
    }
    return world.use {
      recognizer.calledDelegate?.gestureRecognizer(recognizer, shouldReceive: touch)
    }
      ?? true
  }

  // MARK: States

  /// Decides whether a recognizer that has detected its gesture enters `state`, waits for other
  /// recognizers, or fails.
  func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    let rivals = members.filter { $0 !== recognizer }
    let required = rivals.filter { mustFail($0, before: recognizer) }
    if isKeptByControl(recognizer) || required.contains(where: \.hasRecognized) {
      return recognizer.fail()
    }
    waiting.removeAll { $0.recognizer === recognizer }
    if required.contains(where: { !$0.isDecided }) {
      waiting.append((recognizer, state))
      return
    }
    let isPrevented = rivals.contains { $0.hasRecognized && prevents($0, recognizer) }
    guard !isPrevented, recognizer.viewLetsBegin?() != false, recognizer.mayBegin() else {
      return recognizer.fail()
    }
    recognizer.enter(state)
    let dispatcher = TouchDispatcher.of(world)
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.touches { dispatcher.takeFromView(touch) }
    }
    for rival in rivals where !rival.isDecided && !rival.hasRecognized {
      if prevents(recognizer, rival) { rival.fail() }
    }
    retry()
  }

  /// Handles the failure of a recognizer: recognizers that have waited for the failure try again to
  /// recognize their gestures.
  func failed(_ recognizer: UIGestureRecognizer) {
    waiting.removeAll { $0.recognizer === recognizer }
    retry()
  }

  private func retry() {
    for (recognizer, state) in waiting {
      guard isWaiting(recognizer) else { continue }
      waiting.removeAll { $0.recognizer === recognizer }
      recognize(recognizer, as: state)
    }
  }

  private func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    waiting.contains { $0.recognizer === recognizer }
  }

  // MARK: Competing recognizers

  private func mustFail(_ other: UIGestureRecognizer, before one: UIGestureRecognizer) -> Bool {
    one.requiresFailure(of: other) || one.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: one)
      || one.calledDelegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true
      || other.calledDelegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) == true
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    return one.calledDelegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
      != true
      && other.calledDelegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one)
        != true
  }

  /// Returns whether an enabled control inside the recognizer's view handles the touch instead of
  /// the recognizer.
  private func isKeptByControl(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.touches.contains { touch in
      guard let control = touch.view as? UIControl, control.isEnabled else { return false }
      return control !== recognizer.view && control.keepsTouch(from: recognizer)
    }
  }
}
