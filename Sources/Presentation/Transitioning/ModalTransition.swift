import Foundation
import PresentationLifecycle
import PresentationMotion

/// The transition of a presentation or of a dismissal.
///
/// A dismissal can end several presentations together.
final class ModalTransition: TransitionContext {
  let direction: Direction
  /// The lowest presentation that this transition begins or ends; it receives the transition's
  /// events.
  let owner: PresentationRelation
  /// The presentations above ``owner`` that a dismissal ends as well, the top-most first (P-52a).
  let carried: [PresentationRelation]
  /// The presenter of ``owner``.
  private(set) var presenter: ViewController
  /// The presented controller of ``owner``; nil if there is only one presentation.
  private let lowest: ViewController?
  /// The presented controller of the top-most presentation in ``relations``.
  ///
  /// This controller's transitioning delegate supplies the animator of the transition (P-52a).
  private(set) var presented: ViewController
  var finalFrame = CGRect.zero
  /// The values that the coordinator's completions read after the presentation has ended (T-46).
  private var kept: Answers?

  private struct Answers: DescribesState {
    let presentation: PresentationController?
    let takesPresenterView: Bool

    func describe(to state: inout StateWriter) {
      state.add("presentation", presentation)
      state.add("takes presenter", takesPresenterView)
    }
  }

  init(
    _ id: TransitionID, _ direction: Direction, of request: Request, owner: PresentationRelation,
    carried: [PresentationRelation], presenter: ViewController, presented: ViewController
  ) {
    (self.direction, self.owner, self.carried) = (direction, owner, carried)
    (self.presenter, self.presented) = (presenter, presented)
    lowest = carried.isEmpty ? nil : owner.presented
    let world = owner.world
    super.init(id, request.mode, of: world.calls[request.ticket], world: world)
    for relation in carried { relation.transition = self }
    owner.transition = self
  }

  override func describe(to state: inout StateWriter) {
    super.describe(to: &state)
    state.add("direction", direction)
    state.add("relations", relations)
    state.add("presenter", presenter)
    state.add("lowest", lowest)
    state.add("presented", presented)
    state.add("frame", finalFrame)
    state.add("kept", kept)
  }

  /// The presentations that this transition begins or ends, the top-most first.
  var relations: [PresentationRelation] { carried + [owner] }

  /// Begins the transition if it is waiting for the commit at the end of the run-loop turn.
  ///
  /// Called in the commit; called earlier if the window is shown or hidden before the commit
  /// (P-117a).
  func beginIfScheduled(in world: World) {
    guard world.hierarchy.state(of: id) == .waiting,
      case .scheduled = world.hierarchy.state(of: owner.id)
    else { return }
    world.commits.remove(self)
    owner.send(.begin)
  }

  override func ownerEnds(_ outcome: Outcome) { owner.send(.ended(outcome)) }

  override func ownerSettles() {
    keepAnswers()
    let event: PresentationMachine.Event = outcome == .cancelled ? .putDown : .carriedAway
    for relation in carried { relation.send(event) }
    owner.send(.settled)
  }

  override func ownerForgets() {
    for relation in carried where relation.transition === self { relation.transition = nil }
    if owner.transition === self { owner.transition = nil }
  }

  override func ownerResumes(in world: World) {
    for window in world.windows { window.changeSizeIfPending() }
  }

  func resolve(presenter: ViewController) { self.presenter = presenter }

  func resolve(presented: ViewController) { self.presented = presented }

  var presentation: PresentationController? {
    if let kept { kept.presentation } else { presented.ownPresentationController }
  }

  /// Stores the values that the coordinator's completions read, because the presentation may now be
  /// released.
  private func keepAnswers() {
    guard hasReaders else { return }
    kept = Answers(presentation: presentation, takesPresenterView: takesPresenterView)
  }

  var isPresenting: Bool { if case .presenting = direction { true } else { false } }

  override var modal: ModalTransition? { self }

  override var actor: ViewController { presented }

  override var subject: (controller: ViewController, way: TraceEvent.TransitionKind) {
    (presented, direction == .presenting ? .presented : .dismissed)
  }

  override func systemDuration(in world: World) -> Duration {
    world.system.modalTransitionDuration
  }

  override var madeContainerView: View? { presentation?.containerView }

  override var containerView: View { madeContainerView ?? View("container") }

  override var presentationStyle: ModalPresentationStyle { presentation?.effectiveStyle ?? .none }

  override func viewController(
    forKey key: TransitionContextViewControllerKey
  ) -> ViewController? {
    (key == .to) == isPresenting ? presented : presenter
  }

  override func view(forKey key: TransitionContextViewKey) -> View? {
    if (key == .to) == isPresenting { return presentation?.manager.presentedView }
    return takesPresenterView ? presenter.loadedView : nil
  }

  /// Whether the animator gets the presenter's view.
  ///
  /// The animator gets this view only if the style removes the view (P-68). It does not get the
  /// view of a presenter that is itself presented over another visible controller.
  ///
  /// If several controllers are dismissed together, the style of the lowest dismissed controller is
  /// used (P-52a).
  private var takesPresenterView: Bool {
    if let kept { return kept.takesPresenterView }
    guard let presentation = (lowest ?? presented).ownPresentationController else { return false }
    return presentation.manager.shouldRemovePresentersView && presentation.grabsPresenterView
  }

  override func initialFrame(for viewController: ViewController) -> CGRect {
    viewController === self.viewController(forKey: .from)
      ? viewController.loadedView?.frame ?? .zero : .zero
  }

  override func finalFrame(for viewController: ViewController) -> CGRect {
    let isTo = viewController === self.viewController(forKey: .to)
    switch direction {
    case .presenting where isTo: return finalFrame
    case .dismissing where isTo: return containerView.bounds
    case .presenting where takesPresenterView: return .zero
    case .presenting, .dismissing: return viewController.loadedView?.frame ?? .zero
    }
  }

  override func placeViews() {
    switch direction {
    case .presenting:
      if let view = view(forKey: .to) { containerView.addSubview(view) }
    case .dismissing:
      if let view = view(forKey: .to) { containerView.insertSubview(view, at: 0) }
    }
  }

  /// Returns the system's movement of the presented view.
  ///
  /// The view moves between its place on screen and a place below the lower edge of the container
  /// view.
  override func systemMove() -> SystemMove? {
    guard let view = presentation?.manager.presentedView else { return nil }
    let below = view.center.y + containerView.bounds.height - view.frame.minY
    return SystemMove(view: view, away: CGPoint(x: view.center.x, y: below))
  }
}
