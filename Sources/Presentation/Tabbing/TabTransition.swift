import Foundation
import PresentationLifecycle

/// The transition between two tabs, which an animator of the app animates.
final class TabTransition: TransitionContext {
  private let tabs: TabBarController
  private var from: ViewController
  private var to: ViewController

  init(
    _ id: TransitionID, of tabs: TabBarController, from: ViewController, to: ViewController,
    world: World
  ) {
    (self.tabs, self.from, self.to) = (tabs, from, to)
    super.init(id, .animated, world: world)
  }

  override func describe(to state: inout StateWriter) {
    super.describe(to: &state)
    state.add("tabs", tabs)
    state.add("from", from)
    state.add("to", to)
  }

  /// Stores the controllers that disappear and appear, right before their appearance callbacks.
  ///
  /// These may be other controllers than at the time of the request: the delegate's code may have
  /// moved the selected controller to another parent.
  func resolve(from: ViewController, to: ViewController) { (self.from, self.to) = (from, to) }

  override var actor: ViewController { tabs }

  override var subject: (controller: ViewController, way: TraceEvent.TransitionKind) {
    (to, .selected)
  }

  override var containerView: View { tabs.transitionView }

  override func ownerEnds(_ outcome: Outcome) { tabs.send(.ended(outcome)) }

  override func ownerSettles() { tabs.send(.settled) }

  override func ownerResumes(in world: World) { tabs.resume() }

  override var madeContainerView: View? { tabs.transitionView }

  override func viewController(
    forKey key: TransitionContextViewControllerKey
  ) -> ViewController? {
    key == .to ? to : from
  }

  override func view(forKey key: TransitionContextViewKey) -> View? {
    (key == .to ? to : from).outerView
  }

  /// Returns the frame of the controller that disappears; zero for all other controllers (T-7).
  override func initialFrame(for viewController: ViewController) -> CGRect {
    viewController === from ? from.outerView.frame : .zero
  }

  override func finalFrame(for viewController: ViewController) -> CGRect {
    viewController === to ? containerView.bounds : .zero
  }
}
