import Foundation
import PresentationLifecycle
import PresentationMotion

/// The transition of an animated push, pop or `setViewControllers` call.
final class StackTransition: TransitionContext {
  private let stack: NavigationController
  private var exchange: StackExchange

  init(
    _ id: TransitionID, of stack: NavigationController, _ exchange: StackExchange, world: World
  ) {
    (self.stack, self.exchange) = (stack, exchange)
    super.init(id, .animated, world: world)
  }

  override func describe(to state: inout StateWriter) {
    super.describe(to: &state)
    state.add("stack", stack)
    state.add("exchange", exchange)
  }

  /// Stores the controllers that disappear and appear, right before their appearance callbacks.
  ///
  /// These may be other controllers than at the time of the request. For example,
  /// `removeFromParent` may have removed a controller from the stack.
  func resolve(_ exchange: StackExchange) { self.exchange = exchange }

  override func runInteractionChanges() {
    super.runInteractionChanges()
    stack.tellListeners()
  }

  override var actor: ViewController { stack }

  override var subject: (controller: ViewController, way: TraceEvent.TransitionKind) {
    exchange.subject ?? (stack, .pushed)
  }

  override func systemDuration(in world: World) -> Duration {
    world.system.stackTransitionDuration
  }

  override func losesEarlyEnds(in world: World) -> Bool { !world.system.remembersEarlyEnds }

  override var containerView: View { stack.transitionView }

  override func ownerEnds(_ outcome: Outcome) { stack.send(.ended(outcome)) }

  override func ownerSettles() { stack.send(.settled) }

  override func ownerResumes(in world: World) { stack.resume() }

  override var madeContainerView: View? { stack.transitionView }

  override func viewController(
    forKey key: TransitionContextViewControllerKey
  ) -> ViewController? {
    key == .to ? exchange.to : exchange.from
  }

  override func view(forKey key: TransitionContextViewKey) -> View? {
    (key == .to ? exchange.to : exchange.from)?.outerViewIfLoaded
  }

  /// Returns the frame of the disappearing controller's view; for other controllers, returns zero
  /// (T-7).
  override func initialFrame(for viewController: ViewController) -> CGRect {
    viewController === exchange.from ? viewController.outerViewIfLoaded?.frame ?? .zero : .zero
  }

  override func finalFrame(for viewController: ViewController) -> CGRect {
    viewController === exchange.to ? containerView.bounds : .zero
  }

  override func placeViews() {
    guard let view = exchange.to?.outerView else { return }
    view.frame = containerView.bounds
    switch exchange.direction {
    case .push: containerView.addSubview(view)
    case .pop: containerView.insertSubview(view, at: 0)
    }
  }

  /// Returns the system's movement of the pushed or popped view.
  ///
  /// The view moves between its position on screen and a position further right. The distance
  /// between the two positions is the width of the container view.
  override func systemMove() -> SystemMove? {
    guard let view = subject.controller.outerViewIfLoaded else { return nil }
    let right = view.center.x + containerView.bounds.width
    return SystemMove(view: view, away: CGPoint(x: right, y: view.center.y))
  }
}
