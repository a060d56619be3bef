import Foundation
import PresentationLifecycle
import PresentationMotion

/// The shell's side of one running modal transition: the animator's context, and what the
/// coordinator tells.
final class ModalTransition: ViewControllerContextTransitioning {
  let id: TransitionID
  let direction: Direction
  let drive: Drive
  /// The links that move, the top-most first.
  let links: [LinkID]
  /// The controller at the bottom, which owns the transition's links.
  private(set) var presenter: ViewController
  /// What the presenter presents, in a dismissal of several; else that is `presented`.
  private let lowest: ViewController?
  /// The controller at the top, whose animator decides how it looks (P-52a).
  let presented: ViewController
  private(set) var animator: (any ViewControllerAnimatedTransitioning)?
  var interactor: (any ViewControllerInteractiveTransitioning)?
  /// Whether a hand steers it from its beginning (T-22).
  var beganInteractive = false
  private(set) var percentComplete: CGFloat = 0
  private var newPercent: CGFloat = 0
  var finalFrame = CGRect.zero
  var outcome: Outcome?
  private var madeCoordinator: TransitionCoordinator?
  private var hasRunAnimations = false
  /// The time of what moves beside the animator, once something does.
  var timeline: AnimationTimeline?
  private(set) var world: World?

  init(
    _ id: TransitionID, _ direction: Direction, _ drive: Drive, links: [LinkID],
    presenter: ViewController, lowest: ViewController?, presented: ViewController, world: World
  ) {
    (self.id, self.direction, self.drive, self.links) = (id, direction, drive, links)
    (self.presenter, self.lowest, self.presented) = (presenter, lowest, presented)
    self.world = world
  }

  func take(_ animator: any ViewControllerAnimatedTransitioning) { self.animator = animator }

  func resolve(presenter: ViewController) { self.presenter = presenter }

  /// What others register with; made when somebody first asks.
  var coordinator: TransitionCoordinator {
    if let made = madeCoordinator { return made }
    let made = TransitionCoordinator(for: self, hasRunAnimations: hasRunAnimations)
    madeCoordinator = made
    return made
  }

  func runAnimations() {
    if let madeCoordinator { animateAlongside { madeCoordinator.runAnimations() } }
    hasRunAnimations = true
    setOut()
  }

  func runCompletions() { madeCoordinator?.runCompletions() }

  func runInteractionChanges() { madeCoordinator?.runInteractionChanges() }

  /// The transition is over.
  func end() {
    let windows = timeline?.windows ?? []
    close()
    for window in windows { window.finish(outcome != .cancelled) }
  }

  private func close() {
    madeCoordinator?.end()
    timeline?.end()
    percentDriver?.leave(self)
    (animator, interactor, timeline) = (nil, nil, nil)
  }

  /// The transition was taken away with its window or its world: what comes late says nothing.
  func vanish() {
    close()
    world = nil
  }

  var presentation: PresentationController? { presented.ownPresentationController }

  /// Seconds: the animator's figure, the system's, or 0 when not animated (T-4).
  var duration: TimeInterval {
    guard isAnimated else { return 0 }
    let context = world?.ledger.state(of: id) == .waiting ? nil : self
    return animator?.transitionDuration(using: context).asSeconds
      ?? (world?.system.modalTransitionDuration).map { $0 / .seconds(1) } ?? 0
  }

  // MARK: Context

  var containerView: View { presentation?.containerView ?? View("container") }
  var isAnimated: Bool { if case .animated = drive { true } else { false } }
  var isPresenting: Bool { if case .presenting = direction { true } else { false } }
  var isInteractive: Bool { world?.ledger.isInteractive(id) ?? false }
  var transitionWasCancelled: Bool {
    outcome == .cancelled || world?.ledger.wasCancelled(id) == true
  }
  var presentationStyle: ModalPresentationStyle { presentation?.effectiveStyle ?? .none }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    (key == .to) == isPresenting ? presented : presenter
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    if (key == .to) == isPresenting { return presentation?.presentedView }
    return takesPresenterView ? presenter.viewIfLoaded : nil
  }

  /// Whether the animator has the presenter's view: a removing style, not stacked (P-68).
  ///
  /// In a chain the link at the bottom decides, whose presenter it is (P-52a).
  private var takesPresenterView: Bool {
    guard let presentation = (lowest ?? presented).ownPresentationController else { return false }
    return presentation.shouldRemovePresentersView && presentation.grabsPresenterView
  }

  func initialFrame(for viewController: ViewController) -> CGRect {
    viewController === self.viewController(forKey: .from)
      ? viewController.viewIfLoaded?.frame ?? .zero : .zero
  }

  func finalFrame(for viewController: ViewController) -> CGRect {
    let isTo = viewController === self.viewController(forKey: .to)
    switch direction {
    case .presenting where isTo: return finalFrame
    case .dismissing where isTo: return containerView.bounds
    case .presenting where takesPresenterView: return .zero
    case .presenting, .dismissing: return viewController.viewIfLoaded?.frame ?? .zero
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    newPercent = min(1, max(0, percentComplete))
    if newPercent != self.percentComplete { world?.send(.interaction(id, .update)) }
  }

  /// The system's finger was already on its way when the transition began.
  func begin(at percentComplete: CGFloat) {
    newPercent = percentComplete
    takePercent()
  }

  /// The update came while an interaction steers.
  func takePercent() {
    percentComplete = newPercent
    if let timeline { timeline.hold(at: percentComplete * timeline.length) }
    percentDriver?.follow(percentComplete)
  }

  func finishInteractiveTransition() {
    world?.send(.interaction(id, .finish))
  }

  func cancelInteractiveTransition() {
    world?.send(.interaction(id, .cancel))
  }

  func pauseInteractiveTransition() {
    guard interruptibleAnimator != nil else { return }
    world?.send(.interaction(id, .pause))
    if isInteractive, let timeline { timeline.hold(at: timeline.place) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard let world else { return }
    presented.record(.completeTransition(didComplete), as: .transition)
    world.onCompletion?(presented, transitionWasCancelled, didComplete)
    guard world.ledger.isRunning(id) else {
      return world.report(Issues.completedTwice(presented.printed), at: presented.subject)
    }
    world.use {
      world.send(.transition(id, .complete(didComplete ? .completed : .cancelled)))
    }
  }
}
