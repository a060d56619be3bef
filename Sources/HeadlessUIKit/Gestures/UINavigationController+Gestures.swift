import Foundation
public import Presentation

extension NavigationController {
  /// The recogniser of the edge swipe back, which `stage.user.swipeBack()` carries out.
  ///
  /// Switched off, it holds the swipe. Its delegate holds the guards of N-60: with another one, or
  /// none, that one's `gestureRecognizerShouldBegin` decides alone. A swipe that it lets through
  /// while a transition runs still does not begin. One at the root is reported as `swipedAtRoot`
  /// and does nothing, where a device would lose the next push (N-62). A delegate of the stack that
  /// animates pops holds the swipe all the same (N-61).
  ///
  /// The finger reaches the recognizers of the views at the edge, too: one that recognizes its
  /// gesture first, or that the swipe has to wait for, takes the touch away from the stack.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? {
    EdgeSwipe.of(self).recognizer
  }
}

/// The recogniser of a stack, and the delegate that it has unless a client sets another one.
@MainActor final class EdgeSwipe: UIGestureRecognizerDelegate, EdgeSwiping {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var stack: NavigationController?
  /// The finger of a test's swipe.
  private var finger: (touch: Touch, start: CGPoint, width: CGFloat, world: World)?
  private var isMovedByTest = false
  /// The transition that a finger on the screen steers.
  private var interaction: SystemInteraction?

  /// The distance in points after which the gesture has begun, or other gestures have.
  private static let firstStep: CGFloat = 12

  private init(of stack: NavigationController) {
    self.stack = stack
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.onAction = { [weak self] in self?.follow() }
    stack.edgeSwipe = self
  }

  static func of(_ stack: NavigationController) -> EdgeSwipe {
    let swipe = stack.attachments.find { EdgeSwipe(of: stack) }
    if let view = stack.viewIfLoaded, swipe.recognizer.view !== view {
      _ = GestureList.of(view)
      swipe.recognizer.view = view
    }
    return swipe
  }

  // MARK: Guards

  /// The reason of N-60 against a swipe; nil lets it begin.
  private var guardsOfSwipe: String? {
    guard let stack else { return "its stack is gone" }
    return stack.objectionOfSwipeGuards
  }

  /// The guards of N-60, for a client that keeps this delegate and asks it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guardsOfSwipe == nil
  }

  private func objection(wasRefused: Bool) -> String? {
    guard wasRefused else { return nil }
    let reason = recognizer.delegate === self ? guardsOfSwipe : nil
    return reason ?? "the delegate of its recogniser does not let it"
  }

  // MARK: The finger of a test

  func begin(in world: World) -> String? {
    guard recognizer.isEnabled else { return "its recogniser is not enabled" }
    guard let stack, let place = stack.edgePlace, let view = Self.of(stack).recognizer.view,
      world.view(at: place)?.isDescendant(of: view) == true
    else { return objection(wasRefused: !recognizer.mayBegin()) }
    let dispatcher = TouchDispatcher.of(world)
    isMovedByTest = true
    guard let touch = dispatcher.begin(at: place) else { return "it cannot be reached" }
    finger = (touch, place, view.bounds.width, world)
    for step in [Self.firstStep / 2, Self.firstStep] {
      dispatcher.move(touch, to: CGPoint(x: place.x + step, y: place.y))
    }
    if recognizer.hasRecognized { return nil }
    let reason = objection(wasRefused: recognizer.wasRefused)
    end(isCancelled: true)
    return reason ?? "another gesture has the touch"
  }

  func move(to fraction: CGFloat) {
    guard let (touch, start, width, world) = finger else { return }
    let way = max(Self.firstStep, fraction * width)
    TouchDispatcher.of(world).move(touch, to: CGPoint(x: start.x + way, y: start.y))
  }

  func end(isCancelled: Bool) {
    guard let (touch, _, _, world) = finger else { return }
    finger = nil
    let dispatcher = TouchDispatcher.of(world)
    isCancelled ? dispatcher.cancel(touch) : dispatcher.end(touch)
    isMovedByTest = false
  }

  // MARK: A finger on the screen

  /// Steers the transition by a finger that is no swipe of a test.
  private func follow() {
    guard !isMovedByTest, let stack, let view = recognizer.view else { return }
    let fraction = recognizer.translation(in: view).x / max(1, view.bounds.width)
    switch recognizer.state {
    case .began:
      guard case .begun(let begun) = stack.beginSwipe(in: view.clientWorld) else { return }
      interaction = begun
      interaction?.update(fraction)
    case .changed: interaction?.update(fraction)
    case .ended, .cancelled:
      let speed = recognizer.velocity(in: view).x
      let finishes = speed == 0 ? fraction >= 0.5 : speed > 0
      interaction?.end(finishes: recognizer.state == .ended && finishes)
      interaction = nil
    case .possible, .failed: break
    }
  }
}
