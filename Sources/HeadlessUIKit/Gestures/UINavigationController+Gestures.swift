import Foundation
public import Presentation

extension NavigationController {
  /// The recognizer of the back swipe from the edge, which `stage.user.swipeBack()` performs.
  ///
  /// If the recognizer is disabled, no swipe begins. Its initial delegate applies the conditions of
  /// N-60. With another delegate, only that delegate's `gestureRecognizerShouldBegin` decides.
  /// Without a delegate, every swipe may begin. In all these cases, no swipe begins during a
  /// transition, or if the delegate of the stack animates pops (N-61). A swipe at the root has no
  /// effect in this package and is reported as `swipedAtRoot`, because on a device the stack would
  /// lose the next push (N-62).
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? {
    EdgeSwipe.of(self).recognizer
  }
}

/// The edge swipe recognizer of a stack, which is also the recognizer's initial delegate.
@MainActor final class EdgeSwipe: UIGestureRecognizerDelegate, EdgeSwiping {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var stack: NavigationController?
  /// The finger of a swipe that `stage.user.swipeBack()` simulates.
  private var finger: (touch: Touch, start: CGPoint, width: CGFloat, world: World)?
  private var isMovedByTest = false
  /// The interactive transition that a finger on the screen drives.
  private var interaction: SystemInteraction?

  /// The distance in points after which this gesture or a competing gesture has begun.
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

  /// The condition of N-60 that prevents a swipe; nil if the swipe may begin.
  private var guardsOfSwipe: String? {
    guard let stack else { return "its stack is gone" }
    return stack.objectionOfSwipeGuards
  }

  /// Returns whether N-60 permits the swipe; a client may call this delegate method, too.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guardsOfSwipe == nil
  }

  private func objection(wasRefused: Bool) -> String? {
    guard wasRefused else { return nil }
    let reason = recognizer.delegate === self ? guardsOfSwipe : nil
    return reason ?? "its gesture recognizer's delegate refuses"
  }

  // MARK: The finger of a test

  func begin(in world: World) -> String? {
    guard recognizer.isEnabled else { return "its gesture recognizer is not enabled" }
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

  func move(to fraction: Double) {
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

  /// Lets a finger drive the transition, unless `stage.user.swipeBack()` drives it.
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
