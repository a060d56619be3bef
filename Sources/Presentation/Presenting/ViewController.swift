public import Foundation
import PresentationLifecycle
public import PresentationMotion

/// A controller of a screen or of a part of a screen, with a view and its appearance callbacks.
///
/// Modeled after UIKit's class. One state table determines the order of the appearance callbacks
/// (P-92, P-93, P-97): `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`, `viewWillDisappear`,
/// `viewDidDisappear`. An override of one of these methods calls super.
@preconcurrency @MainActor open class ViewController: ScreenResponder {
  /// The name that was given to the initializer; nil without one.
  public nonisolated let givenName: String?
  /// Whether the given name is a name for traces, rather than the name of a nib.
  private var isNamed = false
  /// The style of the next `present` of this controller; `automatic` reads as `pageSheet` (P-8).
  open var modalPresentationStyle: ModalPresentationStyle {
    get { wantedStyle == .automatic ? .pageSheet : wantedStyle }
    set { wantedStyle = newValue }
  }
  private var wantedStyle = ModalPresentationStyle.automatic
  /// The movement of the view when the system's own transition presents or dismisses it.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether the user may dismiss neither this presentation nor a presentation below it (P-65).
  open var isModalInPresentation = false
  /// Whether this controller's transitioning delegate supplies the transitions of controllers that
  /// are presented in the context of this controller (P-7).
  public final var providesPresentationContextTransitionStyle = false
  /// The delegate that supplies this controller's animators and presentation controller.
  ///
  /// The delegate is not retained (P-19).
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?

  /// A retained transitioning delegate; setting it changes the style to `custom`.
  public final var customTransition: (any ViewControllerTransitioningDelegate)? {
    didSet {
      transitioningDelegate = customTransition
      if customTransition != nil { modalPresentationStyle = .custom }
    }
  }

  /// Whether appearance callbacks are forwarded to visible children automatically (P-99, C-9).
  ///
  /// If false, the container calls `beginAppearanceTransition` and `endAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The child controllers, in the order in which they were added.
  public final var children: [ViewController] { contained }
  private var contained: [ViewController] = []
  /// The controller that contains this controller; nil if there is none.
  public internal(set) final var parent: ViewController? {
    get { container }
    set {
      container = newValue
      world?.parentChanged(of: self)
    }
  }
  private weak var container: ViewController?
  /// The parent that this controller is about to enter; nil as soon as `parent` is set.
  final weak var entering: ViewController?
  /// The window whose root this controller is.
  final weak var rootWindow: Window?
  /// Whether this controller is the context of current-context presentations inside it (P-3, P-4).
  public final var definesPresentationContext: Bool {
    get { definesContext }
    set {
      definesContext = newValue
      world?.noteContext(of: self)
    }
  }
  private var definesContext = false

  /// The world that this controller has joined; nil after the world has ended.
  public internal(set) final var world: World? {
    get { joinedWorld }
    set { joinedWorld = newValue }
  }
  private final var joinedWorld: World?
  final var membership: Membership?
  /// The appearance state that the controller had at the end of a visit to a world.
  final var keptAppearance: KeptAppearance?
  final var ownPresentationController: PresentationController?
  final var manualAnimated = false
  /// Whether tab bars are hidden while this controller, or a controller above it, is in a stack
  /// (N-36).
  open var hidesBottomBarWhenPushed = false
  /// The transition of this controller's pushes and presentations; nil for the default (N-86).
  ///
  /// No effect if a delegate supplies an animator, or if the system has no zoom transitions.
  open var preferredTransition: Transition?
  /// The content of a navigation bar for this controller; created at the first access.
  public final var navigationItem: NavigationItem {
    let item = madeNavigationItem ?? NavigationItem()
    madeNavigationItem = item
    return item
  }
  final var madeNavigationItem: NavigationItem?
  /// The insets that this controller adds to its view's safe area, in points.
  public final var additionalSafeAreaInsets = ViewInsets.zero {
    didSet {
      loadedView?.setNeedsLayout()
      loadedView?.window?.placesMayChange()
    }
  }
  /// The objects that other modules store with this controller.
  package final var attachments: Attachments {
    let attachments = madeAttachments ?? Attachments()
    madeAttachments = attachments
    return attachments
  }
  final var madeAttachments: Attachments?
  /// The preferred size in points; a change is passed to the presentation controller (P-91).
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
  }
  /// The size of the last call of `viewWillTransition(to:with:)`.
  final var toldSize: CGSize?
  /// The title that bars show for this controller.
  ///
  /// If the controller has no other name when it joins a world, traces print this title.
  open var title: String?
  /// The name by which an app can find the controller when it restores its state.
  ///
  /// Traces print it. Use it in files that also run on a device, where a nib's name loads a nib.
  open var restorationIdentifier: String?
  private var loadedView: View?

  /// Changes the children without copying the array.
  final func changeChildren(_ change: (inout [ViewController]) -> Void) {
    var children = contained
    contained = []
    change(&children)
    contained = children
  }

  /// Creates a controller; this is the designated initializer, as in UIKit.
  ///
  /// Traces print the nib's name as the controller's name, unless `restorationIdentifier` is set.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenName = nibNameOrNil
    super.init()
  }

  /// Creates a controller with the name that traces print.
  public convenience init(_ name: String) {
    self.init(nibName: name, bundle: nil)
    isNamed = true
  }

  /// Creates a controller without a name; traces print its type and a number.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The name that traces print.
  ///
  /// The first of these that exists: the name given to `init(_:)`, the `restorationIdentifier`, the
  /// nib's name, the `title`. Otherwise, the type and a number.
  ///
  /// The name does not change after the controller has joined a world. If another controller of
  /// that world has the same name, a number is appended.
  public final var name: String {
    membership?.name ?? chosenName ?? String(describing: type(of: self))
  }

  /// The name that the app has chosen, on one line; nil without one.
  final var chosenName: String? {
    if isNamed { return givenName }
    return restorationIdentifier?.asName ?? givenName?.asName ?? title?.asName
  }

  /// The type and the given name, without an address.
  open nonisolated override var description: String {
    givenName.map { "<\(type(of: self)): \($0)>" } ?? "<\(type(of: self))>"
  }

  /// The controller's view; the first access loads it and calls `viewDidLoad`.
  public final var view: View! {
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

  /// The view if it is loaded.
  public final var viewIfLoaded: View? { loadedView }

  /// Whether the view is loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Calls `loadView` and then `viewDidLoad`, unless the view is loaded already.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { _ = adopt(View("")) }
    record(.viewDidLoad)
    viewDidLoad()
  }

  /// Releases the view; the next access loads a new one.
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

  /// Creates the view.
  ///
  /// An override assigns `view` and does not call super.
  open func loadView() {
    view = View("", frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// Called when the view has been loaded.
  open func viewDidLoad() {}
  /// Called when the view is about to appear (P-26, P-29).
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once per appearance, when the view is in a window and its layout is about to run
  /// (P-97).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared and the transition has ended (P-27, P-30).
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to disappear; the transition may still be canceled (P-75,
  /// P-108).
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared (P-30).
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called in place of the view's `updateConstraints`, which the default implementation calls.
  ///
  /// An override calls super.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called when the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called just before the controller enters a parent, or leaves it if `parent` is nil (P-100).
  open func willMove(toParent parent: ViewController?) {}
  /// Called when the controller has entered a parent, or has left it if `parent` is nil (P-100).
  open func didMove(toParent parent: ViewController?) {}

  /// Called when the window's traits are about to change, before the size changes (P-88).
  ///
  /// Called for parents before their children, and for presenters before presented controllers.
  ///
  /// An override calls super; otherwise these controllers are not called (P-87).
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, coordinator)
  }

  /// Called when the view is about to change its size (P-85).
  ///
  /// Passes the change on to the children in order, and then to the presented controller through
  /// the presentation controller. An override calls super; otherwise these controllers are not
  /// called (P-87). Blocks registered with the coordinator run in the animation of the size change,
  /// after the layout in the new size.
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
  /// The call itself checks the request (P-38 to P-45), asks the transitioning delegate, sets
  /// `presentedViewController`, `presentingViewController` and `isBeingPresented`, and loads the
  /// view. The commit at the end of the run-loop turn calls `presentationTransitionWillBegin` and
  /// the `will` callbacks, and starts the animator. The end of the transition calls the `did`
  /// callbacks and `completion`.
  ///
  /// While a visible modal transition runs, the new request waits for its end (P-57). If the
  /// request is refused, `completion` is never called (P-46).
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    ask(toPresent: viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses ``presentedViewController``, or else this controller, or else its presented parent.
  ///
  /// Controllers presented above the dismissed controller are dismissed with it (P-28 to P-30,
  /// P-47, P-50). The request waits like `present` (P-57). If there is nothing to dismiss, only
  /// `completion` is called (P-49).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    askToDismiss(animated: flag, completion)
  }

  /// Shows a controller: pushes it onto the nearest stack, or presents it if there is none.
  open func show(_ vc: ViewController, sender: Any?) {
    if let stack = navigationController {
      stack.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a detail controller; the default implementation presents it.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    present(vc, animated: true)
  }

  /// Removes this controller from its parent, and calls `didMove(toParent: nil)`.
  ///
  /// The app calls `willMove(toParent: nil)` first (P-100, C-2, C-3).
  open func removeFromParent() { leaveParent() }

  /// Begins an appearance transition of this controller, if its container forwards appearance
  /// itself.
  ///
  /// Loads an appearing view, and calls `viewWillAppear` or `viewWillDisappear` (P-94, C-9). A
  /// second call with the other direction reverses the transition (P-96, C-10). With the same
  /// direction, the call changes nothing (C-11). Either way, one `endAppearanceTransition()` ends
  /// the transition.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginManualAppearance(isAppearing, animated: animated)
  }

  /// Ends the appearance transition, and calls `viewDidAppear` or `viewDidDisappear`.
  ///
  /// If none has begun, reports an issue, and calls only a callback that is still missing (P-95).
  open func endAppearanceTransition() { endManualAppearance() }

  /// The superview of the controller's view; the parent if the view has no superview.
  open override var next: Responder? { viewIfLoaded?.superview ?? parent }

  package override var eventWorld: World { worldToEnter }

  final var worldToEnter: World { world ?? .current }

  /// This controller, if it is a navigation controller.
  var navigation: NavigationController? { nil }

  /// The style of this controller's popover in a horizontally compact window (P-32).
  var compactPopoverStyle: ModalPresentationStyle { .pageSheet }

  /// The action of a tap outside this controller's popover; nil if the tap dismisses the popover.
  var outsideTap: (() -> Void)? { nil }

  /// Returns whether a child is visible when this controller is visible.
  func shows(_ child: ViewController) -> Bool { child.isInside(self) }

  /// This controller, if it is a tab bar controller.
  var tabbing: TabBarController? { nil }

  /// Begins, delays or refuses a request to this controller, as admission has decided.
  func perform(_ effect: Admission.Effect, _ admitted: Admitted) { performModal(effect, admitted) }

  /// Called when this controller and the controllers inside it have joined a world.
  func joined() {}

  /// Called when this controller leaves a world to which it belonged only during a call.
  func left() {}

  /// Called right after this controller's `viewWillAppear`, before the `viewWillAppear` of its
  /// children.
  func beganToAppear() {}

  /// Called when a child was removed by `removeFromParent`, not by a change of a stack or of tabs.
  func lost(_ child: ViewController) {}

  /// Called when this controller's view has left its window.
  func viewLeftWindow() {}

  /// Called after `viewDidAppear` of a controller inside this controller.
  func endedAppearance(of child: ViewController) {}
}
