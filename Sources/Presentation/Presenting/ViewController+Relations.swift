package import PresentationLifecycle

extension ViewController {
  /// The controller that this controller presents, or that its nearest presenting ancestor presents
  /// (P-9).
  ///
  /// Set before the presented view loads (P-11); nil again before the callbacks that end a
  /// dismissal (P-12) or a cancelled presentation (P-14).
  public final var presentedViewController: ViewController? {
    guard let world, let id = membership?.id else { return nil }
    return world.hierarchy.presentedLink(of: id).flatMap { world.relations[$0] }?.presented
  }

  /// The presenter of this controller, or of its nearest presented ancestor (P-10).
  ///
  /// See `presentedViewController` for when it changes.
  public final var presentingViewController: ViewController? { presentingRelation?.presenter }

  /// The relation in which this controller, or its nearest presented ancestor, is presented.
  final var presentingRelation: PresentationRelation? {
    guard let world, let id = membership?.id else { return nil }
    return world.hierarchy.presentingLink(of: id).flatMap { world.relations[$0] }
  }

  /// The controllers presented above this controller, back to front: by it and the controllers
  /// inside it, by these, and so on.
  package final var layersAbove: [ViewController] {
    relationsAbove.compactMap(\.presented)
  }

  /// The relations of those controllers.
  final var relationsAbove: [PresentationRelation] {
    guard let world, let id = membership?.id else { return [] }
    return world.hierarchy.allLinks(from: id).compactMap { world.relations[$0] }
  }

  /// The controller that this controller itself presents.
  final var ownPresented: ViewController? {
    guard let world, let id = membership?.id else { return nil }
    return world.hierarchy.ownPresentedLink(of: id).flatMap { world.relations[$0] }?.presented
  }

  /// From within `present` until just after `viewDidAppear`; of this very controller, not of its
  /// children (P-15, P-17).
  public final var isBeingPresented: Bool {
    guard let world, let id = membership?.id else { return false }
    return world.hierarchy.isBeingPresented(id)
  }

  /// From within `dismiss` until just after `viewDidDisappear`, or after the callbacks of a
  /// cancelled dismissal; of this very controller, not of its children (P-16, P-17).
  public final var isBeingDismissed: Bool {
    guard let world, let id = membership?.id else { return false }
    return world.hierarchy.isBeingDismissed(id)
  }

  /// The coordinator of the nearest transition: of the stack around this controller, of its layer,
  /// or of one below.
  ///
  /// From the return of `present`, `dismiss`, `push` or `pop` until its completions are called
  /// (P-35, T-16a, T-46).
  public final var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    guard let world, let id = membership?.id,
      let transition = world.hierarchy.coordinated(from: id),
      world.hierarchy.isCoordinatorOpen(transition)
    else { return nil }
    return world.running(transition)?.coordinator
  }

  /// The object that manages this controller's presentation: the running one, else one made and
  /// kept for the next `present` (P-18).
  public final var presentationController: PresentationController? {
    if ownPresentationController == nil {
      let made = makePresentationController(source: self)
      // The delegate may have presented this controller meanwhile: the one in use stays (P-18).
      ownPresentationController = ownPresentationController ?? made
    }
    return ownPresentationController
  }

  /// The presentation controller, if the style is `popover`.
  public final var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// The presentation controller, if the style is that of a sheet.
  public final var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }

  func makePresentationController(source: ViewController) -> PresentationController {
    switch modalPresentationStyle {
    case .custom:
      return customPresentationController(source: source)
        ?? PresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      return PopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      return SheetPresentationController(presentedViewController: self, presenting: nil)
    case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      return PresentationController(presentedViewController: self, presenting: nil)
    }
  }

  private func customPresentationController(source: ViewController) -> PresentationController? {
    guard let delegate = transitioningDelegate else { return nil }
    let answer = delegate.presentationController(
      forPresented: self, presenting: nil, source: source)
    if answer === Unimplemented.presentation { return nil }
    if let world {
      record(
        .query(.presentationController, answer: answer.map(world.recorder.answer)), as: .delegate)
    }
    return answer
  }

  /// The appearance of the view: disappeared, appearing, appeared or disappearing (P-92).
  package final var appearance: Appearance.State {
    guard let world, let id = membership?.id else { return .disappeared }
    return world.hierarchy.appearance(of: id) ?? .disappeared
  }

  /// Whether the controller is neither presented nor part of a transition.
  ///
  /// A transition counts as soon as its delegate is asked (P-119).
  package final var isLeftAlone: Bool {
    guard let world, let id = membership?.id else { return true }
    return world.hierarchy.isLeftAlone(id)
  }
}
