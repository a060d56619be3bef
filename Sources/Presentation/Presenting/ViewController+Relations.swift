package import PresentationLifecycle

extension ViewController {
  /// Whether this controller presents what it or a descendant presents with `currentContext` or
  /// `overCurrentContext` (P-3, P-4).
  public final var definesPresentationContext: Bool {
    get { definesContext }
    set {
      definesContext = newValue
      world?.noteContext(of: self)
    }
  }

  /// The controller that this controller presents.
  ///
  /// If this controller presents no controller, the value is the controller that the nearest
  /// presenting ancestor presents (P-9).
  ///
  /// `present` sets the property before the presented view loads (P-11). The property becomes nil
  /// before the `viewDid…` callbacks at the end of a dismissal (P-12). If a presentation is
  /// canceled, the property becomes nil before the presented controller's `viewWillDisappear`
  /// (P-14).
  public final var presentedViewController: ViewController? {
    guard let world, let id = membership?.id else { return nil }
    return world.relations[world.hierarchy.presentedLink(of: id)]?.presented
  }

  /// The controller that presents this controller.
  ///
  /// If this controller is not presented itself, the property is the presenter of its nearest
  /// presented ancestor (P-10). The property changes together with the presenter's
  /// `presentedViewController`.
  public final var presentingViewController: ViewController? { presentingRelation?.presenter }

  /// The presentation in which this controller is shown; nil if there is none.
  ///
  /// This is the presentation of the controller itself, or else of its nearest presented ancestor.
  final var presentingRelation: PresentationRelation? {
    guard let world, let id = membership?.id else { return nil }
    return world.relations[world.hierarchy.presentingLink(of: id)]
  }

  /// The presentation of this controller itself; nil if this controller is not presented.
  ///
  /// The presentation of an ancestor does not count.
  final var ownPresentingRelation: PresentationRelation? {
    guard let world, let id = membership?.id else { return nil }
    return world.relations[world.hierarchy.ownPresentingLink(of: id)]
  }

  /// Whether this controller itself is presented.
  final var isPresented: Bool {
    guard let world, let id = membership?.id else { return false }
    return world.hierarchy.ownPresentingLink(of: id) != nil
  }

  /// Whether this controller itself presents another controller.
  final var presents: Bool {
    guard let world, let id = membership?.id else { return false }
    return world.hierarchy.ownPresentedLink(of: id) != nil
  }

  /// The controllers presented above this controller, from back to front.
  ///
  /// The array begins with the controllers that this controller and its descendants present. After
  /// them come the controllers that are presented by those controllers, and so on.
  package final var layersAbove: [ViewController] {
    relationsAbove.compactMap(\.presented)
  }

  /// The presentations of the controllers in ``layersAbove``.
  final var relationsAbove: [PresentationRelation] {
    guard let world, let id = membership?.id else { return [] }
    return world.hierarchy.allLinks(from: id).compactMap { world.relations[$0] }
  }

  /// The controller that this controller itself presents; nil if there is none.
  ///
  /// A controller that an ancestor presents does not count.
  final var ownPresented: ViewController? {
    guard let world, let id = membership?.id else { return nil }
    return world.relations[world.hierarchy.ownPresentedLink(of: id)]?.presented
  }

  /// Whether this controller is being presented.
  ///
  /// The property becomes true during `present`, and false just after `viewDidAppear` (P-15). For
  /// the children of a presented controller, the property stays false (P-17).
  public final var isBeingPresented: Bool {
    guard let world, let id = membership?.id else { return false }
    return world.hierarchy.isBeingPresented(id)
  }

  /// Whether this controller is being dismissed.
  ///
  /// The property becomes true during `dismiss`, and false just after `viewDidDisappear`. If the
  /// dismissal is canceled, the property becomes false after `viewDidAppear` (P-16). For the
  /// children of a presented controller, the property stays false (P-17).
  public final var isBeingDismissed: Bool {
    guard let world, let id = membership?.id else { return false }
    return world.hierarchy.isBeingDismissed(id)
  }

  /// The coordinator of the nearest running transition; nil if no transition runs.
  ///
  /// The nearest running transition is the first transition that is found in this order (T-16a):
  ///
  /// - A transition of a navigation or tab bar controller. The search begins at this controller,
  ///   and continues with its parent, then the parent's parent, and so on.
  /// - A modal transition of the outermost container of this controller, or of the controller
  ///   itself if it has no parent.
  /// - A modal transition in which a presenter takes part: first the presenter of the root-most
  ///   ancestor, then the presenter of that presenter, and so on.
  ///
  /// When `present`, `dismiss`, `push` or `pop` returns, the coordinator is available. When the
  /// coordinator's completions are called, the property is nil again (P-35, T-46).
  public final var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    guard let world, let id = membership?.id,
      let transition = world.hierarchy.coordinated(from: id),
      world.hierarchy.isCoordinatorOpen(transition)
    else { return nil }
    return world.running(transition)?.coordinator
  }

  /// The object that manages this controller's presentation.
  ///
  /// If this controller is not presented yet, reading this property creates a presentation
  /// controller. The next `present` uses that presentation controller (P-18).
  public final var presentationController: PresentationController? {
    if ownPresentationController == nil {
      let made = makePresentationController(source: self)
      // If the delegate has presented this controller in its callback, the presentation controller
      // of that presentation stays in use (P-18).
      ownPresentationController = ownPresentationController ?? made
    }
    return ownPresentationController
  }

  /// This controller's presentation controller if the presentation style is `popover`, else nil.
  public final var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// This controller's presentation controller if the presentation style is a sheet, else nil.
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

  /// The appearance state of the controller: disappeared, appearing, appeared or disappearing
  /// (P-92).
  package final var appearance: Appearance.State {
    guard let world, let id = membership?.id else { return .disappeared }
    return world.hierarchy.appearance(of: id) ?? .disappeared
  }

  /// Whether this controller is neither presented nor part of a running transition.
  ///
  /// A presentation or dismissal counts as running from its first call of a delegate, for example
  /// to get an animator (P-119).
  package final var isLeftAlone: Bool {
    guard let world, let id = membership?.id else { return true }
    return world.hierarchy.isLeftAlone(id)
  }
}
