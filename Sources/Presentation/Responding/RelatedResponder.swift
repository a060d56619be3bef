import PresentationLifecycle

/// A responder that is related to other controllers: the base class of controllers.
///
/// The relations are declared here, apart from the controller, so that a subclass of an app can
/// override them.
@preconcurrency @MainActor open class RelatedResponder: ScreenResponder {
  /// The world and the number of this controller; nil before it has joined a world.
  var place: (World, ControllerID)? { nil }
  /// The controller that contains this controller; nil if there is none.
  var outer: ViewController? { nil }

  /// The controller that contains this controller; nil if there is none.
  open var parent: ViewController? { outer }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { (self as? ViewController)?.loadedView != nil }

  /// The controller that this controller presents.
  ///
  /// If this controller presents no controller, the value is the controller that the nearest
  /// presenting ancestor presents (P-9).
  ///
  /// `present` sets the property before the presented view loads (P-11). The property becomes nil
  /// before the `viewDid…` callbacks at the end of a dismissal (P-12). If a presentation is
  /// canceled, the property becomes nil before the presented controller's `viewWillDisappear`
  /// (P-14).
  open var presentedViewController: ViewController? {
    guard let (world, id) = place else { return nil }
    return world.relations[world.hierarchy.presentedLink(of: id)]?.presented
  }

  /// The controller that presents this controller.
  ///
  /// If this controller is not presented itself, the property is the presenter of its nearest
  /// presented ancestor (P-10). The property changes together with the presenter's
  /// `presentedViewController`.
  open var presentingViewController: ViewController? { presentingRelation?.presenter }

  /// The presentation in which this controller is shown; nil if there is none.
  ///
  /// This is the presentation of the controller itself, or else of its nearest presented ancestor.
  final var presentingRelation: PresentationRelation? {
    guard let (world, id) = place else { return nil }
    return world.relations[world.hierarchy.presentingLink(of: id)]
  }

  /// Whether this controller is being presented.
  ///
  /// The property becomes true during `present`, and false just after `viewDidAppear` (P-15). For
  /// the children of a presented controller, the property stays false (P-17).
  open var isBeingPresented: Bool {
    guard let (world, id) = place else { return false }
    return world.hierarchy.isBeingPresented(id)
  }

  /// Whether this controller is being dismissed.
  ///
  /// The property becomes true during `dismiss`, and false just after `viewDidDisappear`. If the
  /// dismissal is canceled, the property becomes false after `viewDidAppear` (P-16). For the
  /// children of a presented controller, the property stays false (P-17).
  open var isBeingDismissed: Bool {
    guard let (world, id) = place else { return false }
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
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    if let stack = navigation?.hostStack { return stack.transitionCoordinator }
    guard let (world, id) = place,
      let transition = world.hierarchy.coordinated(from: id),
      world.hierarchy.isCoordinatorOpen(transition)
    else { return nil }
    return world.running(transition)?.coordinator
  }

  /// The nearest navigation controller that contains this controller (N-2, N-3).
  open var navigationController: NavigationController? { nearest(\.navigation) }

  /// Whether this controller is appearing because it was added to its parent, for example by a push
  /// (N-6, N-6a).
  ///
  /// If the controller appears because another controller was popped, the property is false.
  open var isMovingToParent: Bool { movement == .entering }

  /// Whether this controller is disappearing because it is removed from its parent, for example by
  /// a pop (N-6, N-6a).
  ///
  /// The pop may still be canceled (N-7).
  open var isMovingFromParent: Bool { movement == .leaving }

  private var movement: Movement? {
    guard let (world, id) = place else { return nil }
    return world.hierarchy.movement(of: id) ?? (self as? ViewController)?.holders.movement
  }

  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: TabBarController? { nearest(\.tabbing) }

  /// The item of the controller's tab; the first access creates an item.
  ///
  /// The title of the item is the controller's title, or the title of the root of a navigation
  /// controller that has no title of its own. If this title changes, the next access sets it.
  ///
  /// A navigation controller that has neither an item nor a title of its own has the item of its
  /// root.
  open var tabBarItem: TabBarItem! {
    get { (self as? ViewController)?.ownTabBarItem }
    set { if let newValue { (self as? ViewController)?.ownTabBarItem = newValue } }
  }

  /// The presentation controller of the presentation in which this controller is shown; nil if
  /// there is none.
  open var activePresentationController: PresentationController? {
    presentingRelation?.presented?.ownPresentationController
  }

  /// The object that manages the presentation of this controller, or of its nearest presented
  /// ancestor.
  ///
  /// If neither this controller nor an ancestor is presented, the value is the presentation
  /// controller of the outermost ancestor, because only that ancestor can be presented. Reading the
  /// property then creates this presentation controller, and the next `present` uses it (P-18).
  open var presentationController: PresentationController? {
    (self as? ViewController)?.nearestPresentationController
  }

  /// The ``presentationController`` if it presents with the style `popover`, else nil.
  open var popoverPresentationController: PopoverPresentationController? {
    presentationController as? PopoverPresentationController
  }

  /// The ``presentationController`` if it presents a sheet, else nil.
  open var sheetPresentationController: SheetPresentationController? {
    presentationController as? SheetPresentationController
  }

  /// The light or dark style of the controller and of all inside; `unspecified` to inherit it.
  ///
  /// The style is one of the traits that replace the inherited ones (P-88b). No color changes.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { (self as? ViewController)?.traitOverrides.style ?? .unspecified }
    set { (self as? ViewController)?.traitOverrides.style = newValue }
  }

  /// Sets the traits that a child has instead of the inherited ones (P-88b).
  ///
  /// Has no effect on a controller that is not a child of this controller.
  ///
  /// - Parameters:
  ///   - collection: The traits; `unspecified` traits are inherited. Nil to inherit all.
  ///   - childViewController: The child.
  open func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild childViewController: ViewController
  ) {
    guard childViewController.ownParent === self else { return }
    let overrides = collection.map { TraitOverrides($0) } ?? TraitOverrides()
    TraitSurvey(of: childViewController).tell(
      after: { childViewController.traitOverridesOfParent = overrides })
  }

  /// Returns the traits that a child has instead of the inherited ones; nil to inherit all (P-88b).
  ///
  /// By default, the result is the traits that were set for the child. Called whenever the traits
  /// of the child are read. An override must not read the child's `traitCollection`.
  open func overrideTraitCollection(
    forChild childViewController: ViewController
  ) -> TraitCollection? {
    let overrides = childViewController.traitOverridesOfParent
    guard overrides != TraitOverrides(), childViewController.ownParent === self else { return nil }
    return overrides.replacing(in: TraitCollection())
  }

  /// Returns the nearest controller that can perform an action; nil if there is none.
  ///
  /// The search begins at this controller, and continues with its parent, and so on.
  open func targetViewController(
    forAction action: ActionSelector, sender: Any?
  ) -> ViewController? {
    if canPerformAction(action, withSender: sender) { return self as? ViewController }
    return outer?.targetViewController(forAction: action, sender: sender)
  }

  /// Returns the container that `find` returns for the nearest ancestor for which it is not nil.
  package final func nearest<Container>(_ find: (ViewController) -> Container?) -> Container? {
    var next = outer
    while let controller = next {
      if let container = find(controller) { return container }
      next = controller.ownParent
    }
    return nil
  }

  // MARK: Hooks

  /// This controller, if it is a navigation controller.
  var navigation: NavigationController? { nil }

  /// This controller, if it is a tab bar controller.
  var tabbing: TabBarController? { nil }

  /// The style of this controller's popover in a horizontally compact window (P-32).
  var compactPopoverStyle: ModalPresentationStyle { .pageSheet }

  /// Returns the action of a gesture that would dismiss this controller; nil if the gesture has no
  /// other effect than the dismissal.
  func action(of gesture: DismissalGesture) -> (() -> Void)? { nil }

  /// Called when this controller and its descendants have joined a ``World``.
  func joined() {}

  /// Called when this controller leaves a ``World`` in which it was only during one call.
  func left() {}

  /// Called right after this controller's `viewWillAppear`, before the `viewWillAppear` of its
  /// children.
  func beganToAppear() {}

  /// Called when `removeFromParent` has removed a child; not called for a pop or a change of tabs.
  func lost(_ child: ViewController) {}

  /// Called when this controller's view has left its window.
  func viewLeftWindow() {}

  /// Called after `viewDidAppear` of a child and of the controllers inside the child.
  func endedAppearance(of child: ViewController) {}
}
