package import PresentationLifecycle

extension ViewController {
  /// The controller that this controller presents, or else the controller that its nearest
  /// presenting ancestor presents (P-9).
  ///
  /// Set before the presented view loads (P-11). Nil again before the callbacks at the end of a
  /// dismissal (P-12) or of a canceled presentation (P-14).
  public final var presentedViewController: ViewController? {
    guard let world, let id = membership?.id else { return nil }
    return world.hierarchy.presentedLink(of: id).flatMap { world.relations[$0] }?.presented
  }

  /// The controller that presents this controller, or else the controller that presents its nearest
  /// presented ancestor (P-10).
  ///
  /// Changes at the same moments as `presentedViewController`.
  public final var presentingViewController: ViewController? { presentingRelation?.presenter }

  /// The relation in which this controller, or its nearest presented ancestor, is presented.
  final var presentingRelation: PresentationRelation? {
    guard let world, let id = membership?.id else { return nil }
    return world.hierarchy.presentingLink(of: id).flatMap { world.relations[$0] }
  }

  /// The controllers presented above this controller, back to front: first those that this
  /// controller and the controllers inside it present, then those presented above these, and so on.
  package final var layersAbove: [ViewController] {
    relationsAbove.compactMap(\.presented)
  }

  /// The relations of the controllers in ``layersAbove``.
  final var relationsAbove: [PresentationRelation] {
    guard let world, let id = membership?.id else { return [] }
    return world.hierarchy.allLinks(from: id).compactMap { world.relations[$0] }
  }

  /// The controller that this controller itself presents, without regard to its ancestors.
  final var ownPresented: ViewController? {
    guard let world, let id = membership?.id else { return nil }
    return world.hierarchy.ownPresentedLink(of: id).flatMap { world.relations[$0] }?.presented
  }

  /// Whether this controller is being presented: true from within `present` until just after
  /// `viewDidAppear`.
  ///
  /// Its children are not marked (P-15, P-17).
  public final var isBeingPresented: Bool {
    guard let world, let id = membership?.id else { return false }
    return world.hierarchy.isBeingPresented(id)
  }

  /// Whether this controller is being dismissed: true from within `dismiss` until just after
  /// `viewDidDisappear`, or until after the callbacks of a canceled dismissal.
  ///
  /// Its children are not marked (P-16, P-17).
  public final var isBeingDismissed: Bool {
    guard let world, let id = membership?.id else { return false }
    return world.hierarchy.isBeingDismissed(id)
  }

  /// The coordinator of the nearest running transition: of the stack around this controller, of its
  /// presentation, or of a presentation below.
  ///
  /// Not nil from the return of `present`, `dismiss`, `push` or `pop` until the coordinator's
  /// completions are called (P-35, T-16a, T-46).
  public final var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    guard let world, let id = membership?.id,
      let transition = world.hierarchy.coordinated(from: id),
      world.hierarchy.isCoordinatorOpen(transition)
    else { return nil }
    return world.running(transition)?.coordinator
  }

  /// The object that manages this controller's presentation.
  ///
  /// If the controller is not presented, the first access creates an object and keeps it for the
  /// next `present` (P-18).
  public final var presentationController: PresentationController? {
    if ownPresentationController == nil {
      let made = makePresentationController(source: self)
      // The delegate may meanwhile have presented this controller. Then the presentation controller
      // in use stays (P-18).
      ownPresentationController = ownPresentationController ?? made
    }
    return ownPresentationController
  }

  /// The presentation controller if the style is `popover`, else nil.
  public final var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// The presentation controller if the style is a sheet, else nil.
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
  /// A transition counts from the moment at which its delegate is asked (P-119).
  package final var isLeftAlone: Bool {
    guard let world, let id = membership?.id else { return true }
    return world.hierarchy.isLeftAlone(id)
  }
}
