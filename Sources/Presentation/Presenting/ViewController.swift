public import Foundation
import PresentationLifecycle
public import PresentationMotion

/// A controller that manages a view, and gets callbacks when the view appears and disappears.
///
/// Modeled after UIKit's class. One state table determines the order of the appearance callbacks
/// (P-92, P-93, P-97): `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`, `viewWillDisappear`,
/// `viewDidDisappear`. An override of one of these methods must call super.
@preconcurrency @MainActor open class ViewController: RelatedResponder {
  @exclusivity(unchecked) final var ownHandle = OwnHandle<ViewController>()
  /// The name that was passed to the initializer; nil if none was passed.
  nonisolated let givenName: String?
  /// Whether `givenName` was passed to `init(_:)`; if false, `givenName` is the name of a nib.
  private(set) final var isNamed = false
  /// The style in which this controller is presented; `automatic` is read as `pageSheet` (P-8).
  open var modalPresentationStyle: ModalPresentationStyle {
    get { wantedStyle == .automatic ? .pageSheet : wantedStyle }
    set { wantedStyle = newValue }
  }
  private var wantedStyle = ModalPresentationStyle.automatic
  /// The view's animation when the system's own transition presents or dismisses this controller.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether the user is prevented from dismissing this controller (P-65).
  ///
  /// If true, the user also cannot dismiss the controllers that have presented this controller, and
  /// the containers in which this controller is visible.
  open var isModalInPresentation = false
  /// Whether this controller's transition style and transitioning delegate are used when it
  /// presents or dismisses with `currentContext` (P-7); needs ``definesPresentationContext``.
  open var providesPresentationContextTransitionStyle = false
  /// The delegate that supplies this controller's animators and presentation controller.
  ///
  /// The delegate is not retained (P-19).
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  final var customTransition: (any ViewControllerTransitioningDelegate)? {
    didSet {
      transitioningDelegate = customTransition
      if customTransition != nil { modalPresentationStyle = .custom }
    }
  }

  /// Whether visible children get appearance callbacks together with this controller (P-99, C-9).
  ///
  /// If false, this controller begins and ends the appearance transitions of its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The child controllers, in the order in which they were added.
  open var children: [ViewController] { ownChildren }
  @exclusivity(unchecked) private(set) final var ownChildren: [ViewController] = []
  @exclusivity(unchecked) final var holders = Holders()
  /// Whether this controller is or has been a parent or a presenter, or was about to become one.
  final var mayHoldOthers = false
  /// The controller's role in a running `transition(from:to:)` of the parent (C-14).
  final var childExchange: ChildExchange?
  /// Whether this controller presents what it or a descendant presents with `currentContext` or
  /// `overCurrentContext` (P-3); by default true for navigation controllers alone (P-4).
  open var definesPresentationContext = false {
    didSet { world?.noteContext(of: self) }
  }
  /// The traits of the controller's view; before the view is loaded, those of the view's future
  /// place, such as the parent's view (P-88c).
  open var traitCollection: TraitCollection { ownPlace.traits }

  final var world: World? {
    get { joined.world }
    set { joined = JoinedWorld(newValue) }
  }
  @exclusivity(unchecked) final var joined = JoinedWorld(nil)
  @exclusivity(unchecked) final var membership: Membership?
  /// The appearance state that the controller had when it last left a ``World``.
  final var keptAppearance: KeptAppearance?
  final var ownPresentationController: PresentationController?
  final var manualAnimated = false
  /// Whether a push of this controller hides the tab bar; `viewDidLoad` is too late (N-36).
  open var hidesBottomBarWhenPushed = false
  /// The transition with which this controller is pushed or presented; nil for the default (N-86).
  ///
  /// Ignored if a delegate supplies an animator, or if ``SystemBehavior/supportsZoom`` is false.
  @exclusivity(unchecked) open var preferredTransition: Transition?
  /// The content of a navigation bar for this controller; created at the first access.
  open var navigationItem: NavigationItem {
    let item = madeNavigationItem ?? NavigationItem(of: self)
    madeNavigationItem = item
    return item
  }
  final var madeNavigationItem: NavigationItem?
  /// The objects of this controller that hold closures of the app, such as an alert's actions.
  var ownClosureHolders: [any ClosureHolder] { [] }
  /// The insets that this controller adds to its view's safe area, in points.
  @exclusivity(unchecked) open var additionalSafeAreaInsets = ViewInsets.zero {
    didSet {
      loadedView?.setNeedsLayout()
      loadedView?.window?.placesMayChange()
    }
  }
  final var madeAttachments: Attachments?
  /// The size that this controller prefers for its view, in points.
  ///
  /// A change calls `preferredContentSizeDidChange(forChildContentContainer:)` of the parent and of
  /// the presentation controller (P-91). A navigation controller has its top's size (P-91a).
  open var preferredContentSize: CGSize {
    get { ownPreferredSize == .zero ? preferredSizeOfTop : ownPreferredSize }
    set { prefer(newValue) }
  }
  /// The size after the last size change, even if no callback has reported the change.
  final var toldSize: CGSize?
  /// The title that bars show; also the name in traces, if the controller has no other name.
  @exclusivity(unchecked) open var title: String? {
    didSet { madeNavigationItem?.controllerTitleChanged() }
  }
  /// A name that the trace of a test prints for this controller.
  ///
  /// In code that also runs on a device, set this property to name the controller. The initializer
  /// with a nib's name also names it, but loads the nib on a device.
  @exclusivity(unchecked) open var restorationIdentifier: String?
  @exclusivity(unchecked) private(set) final var loadedView: View?

  override final var place: (World, ControllerID)? {
    guard let membership, let world else { return nil }
    return (world, membership.id)
  }
  override final var outer: ViewController? { ownParent }

  /// Changes the children without copying the array.
  final func changeChildren(_ change: (inout [ViewController]) -> Void) {
    var children = ownChildren
    ownChildren = []
    change(&children)
    ownChildren = children
  }

  /// The name of the nib that was passed to the initializer; no nib is loaded.
  open var nibName: String? { isNamed ? nil : givenName }

  /// Creates a controller; no nib is loaded.
  ///
  /// The trace of a test prints the nib's name as the controller's name. If `restorationIdentifier`
  /// is set, the trace prints the `restorationIdentifier` instead.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenName = nibNameOrNil
    super.init()
  }

  /// Creates a controller with a name, which the trace of a test prints.
  ///
  /// An initializer of a subclass calls `super.init(nibName: name, bundle: nil)` instead.
  public convenience init(_ name: String) {
    self.init(nibName: name, bundle: nil)
    isNamed = true
  }

  /// Creates a controller without a name; the trace of a test prints its type and a number.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The type and the given name, without an address.
  open nonisolated override var description: String {
    givenName.map { "<\(type(of: self)): \($0)>" } ?? "<\(type(of: self))>"
  }

  /// The controller's view; the first access loads it and calls `viewDidLoad`.
  open var view: View! {
    get {
      loadViewIfNeeded()
      // If `loadView` sets no view, the controller gets a plain view, as in UIKit without a nib.
      return loadedView ?? adopt(View(""))
    }
    set {
      guard let newValue else { return unload() }
      _ = adopt(newValue)
    }
  }

  /// The view if it is loaded, else nil.
  open var viewIfLoaded: View? { loadedView }

  /// Calls `loadView` and then `viewDidLoad`, unless the view is loaded already.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { _ = adopt(View("")) }
    record(.viewDidLoad)
    viewDidLoad()
  }

  /// Releases the view; the next access of `view` loads a new view.
  private func unload() {
    if loadedView?.controller === self { loadedView?.controller = nil }
    loadedView = nil
  }

  private func adopt(_ view: View) -> View {
    if let old = loadedView, old.controller === self { old.controller = nil }
    if let other = view.controller, other !== self {
      (world ?? .current).report(
        Issues.sharedView(view.description, of: other.printed, with: printed), at: subject)
      return loadedView ?? adopt(View(""))
    }
    view.controller = self
    loadedView = view
    return view
  }

  /// Creates this controller's view, which resizes with its superview (L-14).
  ///
  /// An override must assign `view`, and must not call super.
  open func loadView() {
    view = View("", frame: worldToEnter.screenBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Called when the view has been loaded.
  open func viewDidLoad() {}
  /// Called when the view is about to appear (P-26, P-29).
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once per appearance, when the view is in a window and about to be laid out (P-97).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared and the transition has ended (P-27, P-30).
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears; the transition can still be canceled (P-75, P-108).
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared (P-30).
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called when the view's constraints are updated.
  ///
  /// The default implementation calls `updateConstraints()` of the view. Therefore an override must
  /// call super.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called when the view's safe area has changed, before `viewWillLayoutSubviews` (L-12).
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called before the controller is added to `parent`, or is removed from its parent if `parent`
  /// is nil (P-100); an override must call super (N-6a).
  open func willMove(toParent parent: ViewController?) { beginPlainMove(to: parent) }
  /// Called when the controller was added to `parent`, or was removed from its parent if `parent`
  /// is nil (P-100); an override must call super (N-6a).
  open func didMove(toParent parent: ViewController?) { endPlainMove() }

  /// Called when the window's traits are about to change, before the size changes (P-88).
  ///
  /// Called on a parent before its children, and on a presenter before its presented controller.
  ///
  /// An override must call super. The default implementation calls the same method on the children
  /// and on the presented controller (P-87).
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, coordinator)
  }

  /// Called when the view is about to change its size (P-85).
  ///
  /// An override must call super. The default implementation calls the same method on the children,
  /// and then on the presentation controller of the presented controller (P-87).
  ///
  /// Animation blocks that are registered with the coordinator are called after the layout in the
  /// new size. The changes in these blocks are animated together with the change of the size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    passOn(size, coordinator)
  }

  /// Returns the size that a child will have; by default `parentSize` (P-85).
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Presents a controller modally (P-20 to P-27).
  ///
  /// This method checks the request (P-38 to P-45), and asks the transitioning delegate for the
  /// objects of the transition, such as the animator. The method sets `presentedViewController`,
  /// `presentingViewController` and `isBeingPresented`, and loads the view of the presented
  /// controller. At the end of the run-loop turn, `presentationTransitionWillBegin` and
  /// `viewWillAppear` are called, and the animation starts. After the animation, `viewDidAppear`
  /// and `completion` are called.
  ///
  /// While a modal transition runs, the request waits for the end of that transition (P-57). If the
  /// request is refused, `completion` is never called (P-46).
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    ask(toPresent: viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses `presentedViewController`.
  ///
  /// If `presentedViewController` is nil, this method dismisses this controller or its nearest
  /// presented ancestor. Controllers presented above the dismissed controller are dismissed with it
  /// (P-28 to P-30, P-47, P-50). While a modal transition runs, the request waits (P-57). If there
  /// is nothing to dismiss, only `completion` is called (P-49).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    askToDismiss(animated: flag, completion)
  }

  /// Calls the parent's method; without a parent, presents the controller.
  ///
  /// A navigation controller overrides the method and pushes the controller. The app's own
  /// containers can override it, too; the nearest container with an override shows the controller.
  open func show(_ vc: ViewController, sender: Any?) {
    parent?.show(vc, sender: sender) ?? present(vc, animated: true)
  }

  /// Calls the parent's method; without a parent, presents the detail controller (C-24).
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    parent?.showDetailViewController(vc, sender: sender) ?? present(vc, animated: true)
  }

  /// Makes `childController` a child of this controller.
  ///
  /// A child that has another parent is removed from that parent first (P-100, C-1). Then this
  /// method sets the child's `parent`, calls the child's `willMove(toParent:)`, and appends the
  /// child to `children`. After this method has returned, the app must call the child's
  /// `didMove(toParent:)` (C-3). The child's appearance callbacks are called later, when the
  /// child's view is added (C-4).
  ///
  /// If the child is a window's root or is presented, an issue is raised as an exception (P-101).
  /// If the child contains this controller, an issue is reported (C-1a). In both cases nothing
  /// changes.
  ///
  /// A child of a tab bar controller is a new tab, and a child of a navigation controller is pushed
  /// without animation (C-25).
  open func addChild(_ childController: ViewController) { addPlainChild(childController) }

  /// Removes this controller from its parent, and calls `didMove(toParent: nil)`.
  ///
  /// The app must call `willMove(toParent: nil)` before this method (P-100, C-2, C-3).
  open func removeFromParent() { leaveParent() }

  /// Replaces the view of one child by the view of another child, with an animation (C-13, C-14).
  ///
  /// The steps are: `from.viewWillDisappear` and `to.viewWillAppear` are called. The view of `to`
  /// is added to the superview of the view of `from`. `animations` is called. After `duration`
  /// seconds, the view of `from` is removed, and `from.viewDidDisappear`, `to.viewDidAppear` and
  /// `completion(true)` are called. If `duration` is zero, all steps end before this method
  /// returns. If this controller has disappeared or is disappearing, the views are exchanged, but
  /// no appearance callbacks are called. If `from` is covered by its own presentation, see C-14a.
  ///
  /// If another call concerns `from` or `to` before the end, the later call decides whether that
  /// child's view is removed, and calls the child's last callback.
  ///
  /// Both controllers remain children of this controller. A container must not call this method if
  /// its `shouldAutomaticallyForwardAppearanceMethods` is false. If one of the controllers is not a
  /// child of this controller, an issue is raised and nothing happens.
  open func transition(
    from: ViewController, to: ViewController, duration: TimeInterval,
    options: View.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(from, to, duration, options, animations, completion)
  }

  /// Begins an appearance transition of this controller.
  ///
  /// A container that forwards appearance callbacks itself calls this method on its child. If
  /// `isAppearing` is true, the method loads the view and calls `viewWillAppear`; else it calls
  /// `viewWillDisappear` (P-94, C-9). A second call with the opposite value reverses the transition
  /// (P-96, C-10). A second call with the same value changes nothing (C-11). In both cases, a
  /// single call of `endAppearanceTransition()` ends the transition.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginManualAppearance(isAppearing, animated: animated)
  }

  /// Ends the appearance transition, and calls `viewDidAppear` or `viewDidDisappear`.
  ///
  /// Without a preceding call of `beginAppearanceTransition(_:animated:)`, this method reports an
  /// issue. It then calls a callback only if the controller appears or disappears with its parent
  /// or in a transition (P-95).
  open func endAppearanceTransition() { endManualAppearance() }

  /// The presenting controller; without one, the view's superview or, if there is none, the parent.
  open override var next: Responder? { responderAfterView }

  package override var eventWorld: World { worldToEnter }

  /// The view in which a container exchanges the views of its children.
  var spaceForChildren: View? { loadedView }

  /// Returns whether a child is visible when this controller is visible.
  func shows(_ child: ViewController) -> Bool { child.isInside(self) }

  /// Returns whether this container is replacing its shown child by `child`.
  func isExchangingIn(_ child: ViewController) -> Bool { false }

  /// Performs an action that follows from the decision about a request, such as a presentation.
  func perform(_ effect: Admission.Effect, _ admitted: Admitted) { performModal(effect, admitted) }
}
