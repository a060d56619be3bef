import Foundation
public import Presentation

extension NavigationController {
  /// The recognizer of the swipe from the left edge that pops the top controller.
  ///
  /// A test simulates the swipe with `stage.user.swipeBack()`. No swipe begins in these cases:
  ///
  /// - A transition that cannot be interrupted is running.
  /// - The recognizer is disabled.
  /// - The navigation controller's delegate returns an animator for the pop (N-61). On old systems,
  ///   a delegate that implements `animationControllerFor` prevents the swipe even if the method
  ///   returns nil.
  ///
  /// The recognizer's initial delegate checks two conditions (N-60): the stack has more than one
  /// controller, and the navigation bar shows a back button.
  ///
  /// An app can set another delegate of the recognizer, or set the delegate to nil. In both cases,
  /// the two conditions are not checked. If the app has set another delegate, the recognizer calls
  /// `gestureRecognizerShouldBegin` of this delegate.
  ///
  /// As on a device, the initial delegate is also a target for the action
  /// `handleNavigationTransition:`. An app's own pan recognizer with this target and this action
  /// makes the same pop from any place of the screen.
  ///
  /// If the two conditions are not checked, the user can swipe while only the root is on the stack.
  /// In this package, a swipe at the root has no effect, and is reported as the issue
  /// `swipedAtRoot`. On a device, the navigation controller would not show the next pushed
  /// controller after a swipe at the root (N-62).
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? {
    EdgeSwipe.of(self).recognizer
  }
}

/// An object that owns the edge swipe recognizer of a stack, and is the recognizer's initial
/// delegate.
@MainActor final class EdgeSwipe: UIGestureRecognizerDelegate, EdgeSwiping, SelectorTarget {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var stack: NavigationController?
  /// The simulated finger of `stage.user.swipeBack()`; nil unless a test is swiping with this
  /// method.
  private var finger: (touch: Touch, start: CGPoint, width: CGFloat, world: World)?
  private var isMovedByTest = false
  /// The interactive pop that a simulated touch drives; nil if no touch drives a pop.
  private var interaction: SystemInteraction?

  /// The distance in points that `stage.user.swipeBack()` moves the finger before it checks whether
  /// the swipe has begun.
  private static let firstStep: CGFloat = 12

  private init(of stack: NavigationController) {
    self.stack = stack
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(Self.action))
    stack.edgeSwipe = self
  }

  static func of(_ stack: NavigationController) -> EdgeSwipe {
    let swipe = stack.attachments.find { EdgeSwipe(of: stack) }
    if let view = stack.viewIfLoaded, swipe.recognizer.view !== view {
      _ = GestureList.of(view)
      swipe.recognizer.attachedView = view
    }
    return swipe
  }

  /// The reason why the stack does not permit a swipe, for example a hidden bar (N-60); nil if the
  /// stack permits the swipe.
  private var guardsOfSwipe: String? {
    guard let stack else { return "its stack is gone" }
    return stack.objectionOfSwipeGuards
  }

  /// Returns whether the stack permits the swipe (N-60).
  ///
  /// If an app sets its own delegate, the app's implementation may call this method.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guardsOfSwipe == nil
  }

  private func objection(wasRefused: Bool) -> String? {
    guard wasRefused else { return nil }
    let reason = recognizer.delegate === self ? guardsOfSwipe : nil
    return reason ?? "its gesture recognizer's delegate refuses"
  }

  // MARK: Swipes of `stage.user.swipeBack()`

  func begin(in world: World) -> String? {
    guard recognizer.isEnabled else { return "its gesture recognizer is not enabled" }
    guard let stack, let place = stack.edgePlace, let view = Self.of(stack).recognizer.view,
      UIView.touched(at: place, in: world)?.isDescendant(of: view) == true
    else { return objection(wasRefused: !recognizer.mayBegin()) }
    let dispatcher = TouchDispatcher.of(world)
    isMovedByTest = true
    guard let touch = dispatcher.begin(at: place) else { return "it cannot be reached" }
    finger = (touch, place, view.bounds.width, world)
    for step in [Self.firstStep / 2, Self.firstStep] {
      dispatcher.move(touch, to: CGPoint(x: place.x + step, y: place.y))
    }
    if recognizer.hasRecognized, recognizer.hasTarget(self) { return nil }
    let reason = objection(wasRefused: recognizer.wasRefused)
    let hasForeignTarget = recognizer.hasRecognized
    end(isCancelled: true)
    return reason
      ?? (hasForeignTarget
        ? "the app has replaced its target: use stage.user.touch(_:at:)"
        : "another gesture has the touch")
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

  // MARK: Swipes of a simulated touch

  /// The name of the action with which an app's own pan recognizer drives the interactive pop.
  static let action = "handleNavigationTransition:"

  /// Lets the edge swipe, or an app's own pan recognizer, drive the interactive pop.
  ///
  /// Any other action is reported. While `stage.user.swipeBack()` drives the pop, the edge swipe
  /// has no effect.
  func perform(_ selector: Selector, from sender: Any?) {
    if selector.description == Self.action, let pan = sender as? UIPanGestureRecognizer {
      if pan !== recognizer || !isMovedByTest { follow(pan) }
      return
    }
    World.current.reportNotModelled(
      "The target of the edge swipe did not receive \(selector).",
      advice: "Use \(Self.action) with a pan recognizer, or call popViewController(animated:).")
  }

  /// Begins, updates or ends the interactive pop when the state of a recognizer changes.
  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard let stack, let view = recognizer.view else { return }
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
