import PresentationLifecycle

/// A presenter and the controller that it presents, from `present` until the end of the dismissal.
///
/// The relation performs the effects of the state machine `PresentationMachine`, such as inserting
/// the container view. The implementations are in the files `PresentationRelation+*.swift`.
@MainActor final class PresentationRelation {
  let id: LinkID
  let world: World
  /// The presenter (P-1).
  ///
  /// Until the style has determined the presenter, this is the controller on which `present` was
  /// called.
  var presenter: ViewController? { presenterHandle?.object }
  private var presenterHandle: Handle<ViewController>?
  /// The presented controller.
  var presented: ViewController? { presentedHandle?.object }
  private var presentedHandle: Handle<ViewController>?
  /// The controller on which `present` was called.
  var receiver: ViewController? { receiverHandle?.object }
  private let receiverHandle: Handle<ViewController>?
  /// The presenter's window, which is stored when `present` has made its checks, and again when the
  /// presentation begins.
  private(set) var window: Window?
  /// The presentation controller; nil until `present` has linked the two controllers.
  private(set) var presentation: PresentationController?
  /// The running transition of this presentation or of its dismissal.
  var transition: ModalTransition?

  init(_ id: LinkID, of presented: ViewController?, from receiver: ViewController?, in world: World)
  {
    (self.id, self.world) = (id, world)
    receiverHandle = receiver?.handle
    (presenterHandle, presentedHandle) = (receiverHandle, presented?.handle)
    receiver?.mayHoldOthers = true
  }

  /// Whether this is the current presentation of the presented controller.
  var isLinked: Bool { presented?.ownPresentingRelation === self }

  /// Calls `body` for the presentations that the running transition begins or ends, the top-most
  /// first (P-52a).
  func forEachMoving(_ body: (PresentationRelation) -> Void) {
    guard transition?.carried.isEmpty == false else { return body(self) }
    transition?.relations.forEach(body)
  }

  func send(_ event: PresentationMachine.Event) {
    var effects = world.effects(of: event, at: Address<PresentationMachine>(id))
    while let effect = effects.next(in: world) { perform(effect) }
  }

  private func perform(_ effect: PresentationMachine.Effect) {
    switch effect {
    case .askPresentationController: askPresentationController()
    case .loadPresenterView: loadPresenterView()
    case .check: check()
    case .askAnimator: askAnimator()

    case .link: link()
    case .setInProgress: setInProgress(true)
    case .markBeingPresented: mark { .beingPresented($0, true) }
    case .markBeingDismissed: mark { .beingDismissed($0, true) }
    case .loadPresentedView: forEachMoving { $0.presented?.loadViewIfNeeded() }
    case .openCoordinator:
      if let transition { world.hierarchy.apply(.coordinatorOpened(transition.id)) }
    case .disableInteraction: disableInteraction()
    case .announceAdaptiveStyle:
      presentation?.announceAdaptiveStyle(presented?.transitionCoordinator)
    case .schedule: schedule()

    case .announceContentSize: presentation?.hook(.preferredContentSizeDidChange)
    case .insertContainer: insertContainer()
    case .takePresenterView: takePresenterView()
    case .presentationWillBegin: hook(.presentationWillBegin)
    case .restorePresenterView: restorePresenterView()
    case .announceUserDismissal: announceUserDismissal()
    case .dismissalWillBegin: hook(.dismissalWillBegin)
    case .presenterWillAppear: forwardToPresenter(.willAppear)
    case .presenterWillDisappear: forwardToPresenter(.willDisappear)
    case .presentedWillAppear: forwardToPresented(.willAppear)
    case .presentedWillDisappear: forwardToPresented(.willDisappear)
    case .readFinalFrame: readFinalFrame()
    case .start: transition?.send(.start)

    case .presentationDidEnd: hook(.presentationDidEnd(isCompleted))
    case .dismissalDidEnd: hook(.dismissalDidEnd(isCompleted))
    case .clearInProgress: setInProgress(false)
    case .removePresentedView:
      forEachMoving { $0.presentation?.manager.presentedView?.removeFromSuperview() }
    case .removePresenterView: removePresenterView()
    case .returnPresenterView: returnPresenterView()
    case .removeContainer: removeContainers()
    case .unlink: unlink()
    case .presenterDidAppear:
      forwardToPresenter(.didAppear)
      restoreFirstResponder()
    case .presenterDidDisappear: forwardToPresenter(.didDisappear)
    case .presentedDidAppear: forwardToPresented(.didAppear)
    case .presentedDidDisappear:
      forwardToPresented(.didDisappear)
      restoreFirstResponder()
    case .unmarkBeingPresented: mark { .beingPresented($0, false) }
    case .unmarkBeingDismissed:
      forEachMoving { $0.mark { .beingDismissed($0, false) } }
    case .deliverCompletion: deliverCompletion()
    case .conclude: transition?.send(.concluded)

    case .release: release()
    case .abandonTransition: transition?.send(.abandon)
    }
  }

  // MARK: Facts

  private func link() {
    guard let presenter, let presented, let presentation = presented.ownOrNewPresentation,
      world.admits(presenter), world.admits(presented)
    else { return }
    presentation.begin(self, presenter: presenter)
    presentation.chooseHost(over: presenter)
    window = presenter.loadedView?.window ?? window
    presentation.requester = requester
    self.presentation = presentation
    world.hierarchy.apply(.linked(id))
  }

  private func unlink() {
    forEachMoving {
      world.hierarchy.apply(.unlinked($0.id))
      ($0.presented as? AlertController)?.releaseHandlers()
    }
    // A callback of a tear-down may present the controller again, with another presentation
    // controller (P-18, P-82).
    if transition == nil { releasePresentationController() }
  }

  private func releasePresentationController() {
    if let presented, presented.ownPresentationController?.relation === self {
      presented.ownPresentationController = nil
    }
  }

  /// The `ItemPresenter` or similar object that called `present` or `dismiss`; nil if the app's
  /// code made the call.
  private var requester: AnyObject? {
    guard let transition, let ticket = world.hierarchy.ticket(of: transition.id) else { return nil }
    return world.calls.requester(of: ticket)
  }

  /// Determines the presenter from the style (P-1 to P-3).
  func resolvePresenter(for presentation: PresentationController) {
    let manager = presentation.manager
    world.hierarchy.resolvePresenter(
      of: id,
      visibility: manager.shouldRemovePresentersView ? .removesPresenter : .keepsPresenter,
      fullscreen: manager.shouldPresentInFullscreen)
    guard let resolved = world.hierarchy.presenter(of: id) else { return }
    let presenter = world.controller(resolved)
    presenterHandle = presenter?.handle
    presenter?.mayHoldOthers = true
  }

  /// Presents another controller instead, which the delegate has chosen for the adapted style
  /// (P-65d).
  ///
  /// The presentation controller manages the presentation of the other controller. Nothing changes
  /// if the other controller is presented already, or belongs to another world.
  func present(_ replacement: ViewController, with presentation: PresentationController) {
    guard !replacement.isPresented, world.receives(replacement),
      let other = replacement.membership?.id
    else { return }
    presented?.ownPresentationController = nil
    replacement.ownPresentationController = presentation
    presentation.replacePresented(by: replacement)
    presentedHandle = replacement.handle
    world.hierarchy.replacePresented(of: id, by: other)
    transition?.resolve(presented: replacement)
  }

  private func release() {
    releasePresentationController()
    letGo()
    world.relations.take(id)
    world.hierarchy.apply(.released(id))
    world.reviews.look(in: world)
    world.members.names.mayBeFree()
  }

  /// Stores the presenter's window when `present` has made its checks.
  ///
  /// A delegate that is called later may remove the presenter's view from the window (P-83).
  func noteWindow() { window = presenter?.loadedView?.window }

  /// Releases the presentation controller, the transition and the window; called when the
  /// presentation has ended.
  func letGo() { (presentation, transition, window) = (nil, nil, nil) }

  /// Releases the objects of the presentation, because the ``World`` has ended.
  func worldEnds() {
    presentation?.container = nil
    letGo()
  }

  /// Records whether the presenter is in an unfinished transition (P-41).
  ///
  /// A callback may have begun another presentation by the same presenter. Then this method does
  /// nothing, because the flag describes that presentation.
  private func setInProgress(_ flag: Bool) {
    guard let presenter = world.hierarchy.presenter(of: id),
      world.hierarchy.ownPresentedLink(of: presenter) ?? id == id
    else { return }
    world.hierarchy.apply(.inProgress(presenter, flag))
  }

  /// Sets `isBeingPresented` or `isBeingDismissed` of the presented controller (P-15, P-16).
  ///
  /// A callback may have begun another presentation of the same controller. Then this method does
  /// nothing, because the flags describe that presentation.
  private func mark(_ fact: (ControllerID) -> Hierarchy.Fact) {
    guard let presented = world.hierarchy.presented(of: id),
      world.hierarchy.ownPresentingLink(of: presented) ?? id == id
    else { return }
    world.hierarchy.apply(fact(presented))
  }

  private var isCompleted: Bool { transition?.outcome == .completed }

  private func hook(_ hook: PresentationController.Hook) {
    forEachMoving { $0.presentation?.hook(hook) }
  }

  /// Applies a new style to a presentation that is on screen (P-89).
  ///
  /// Does nothing if the new style treats the presenter's view in the same way as the old style.
  ///
  /// - Parameter removesPresenter: Whether the new style removes the presenter's view.
  func adapt(removesPresenter: Bool) {
    let visibility: PresenterVisibility = removesPresenter ? .removesPresenter : .keepsPresenter
    guard case .presented(let old) = world.hierarchy.state(of: id), old != visibility else {
      return
    }
    world.hierarchy.apply(.visibility(id, visibility))
    send(.adapted(visibility))
  }

  /// Completes the running presentation at once (P-89).
  ///
  /// A presentation that waits for the commit begins first. This happens if a callback of a size
  /// change presents the controller, and the size change then reaches it.
  func completePresenting() {
    transition?.beginIfScheduled(in: world)
    guard let transition, world.hierarchy.isRunning(transition.id),
      world.hierarchy.state(of: transition.id) != .waiting
    else { return }
    transition.completeTransition(true)
  }

  private func disableInteraction() {
    guard let transition, !transition.keepsInteraction else { return }
    world.hierarchy.apply(.locksInteraction(transition.id, true))
  }

  private func schedule() {
    guard let transition else { return }
    let isPlain = transition.mode == .plain
    let presenter = world.hierarchy.presenter(of: id)
    let isAtOnce =
      if let presenter { world.hierarchy.isInStackTransition(presenter) } else { false }
    if isAtOnce || isPlain && !world.system.defersPlainTransitions { return send(.begin) }
    world.commits.append(transition)
    world.requestCommit()
  }

  private func readFinalFrame() {
    guard let manager = presentation?.manager else { return }
    let frame = manager.frameOfPresentedViewInContainerView
    transition?.finalFrame = frame
    manager.presentedView?.frame = frame
  }

  private func deliverCompletion() {
    guard let transition, let ticket = world.hierarchy.ticket(of: transition.id) else { return }
    if transition.outcome == .completed || world.system.completesCancelledTransitions {
      world.complete(ticket)
    } else {
      world.discard(ticket)
    }
  }

  /// Calls the delegate's `presentationControllerWillDismiss`, if the user began the dismissal
  /// (P-62).
  ///
  /// Also registers a completion with the coordinator. If the dismissal was not canceled, the
  /// completion calls `presentationControllerDidDismiss` (P-63, P-64).
  private func announceUserDismissal() {
    guard let transition, world.hierarchy.isByUser(transition.id),
      let presentation = transition.presentation
    else { return }
    presentation.tellWillDismiss()
    transition.coordinator.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { presentation.tellDidDismiss() }
    }
  }
}
