public import Foundation
import PresentationLifecycle
public import PresentationMotion

/// A screen, or part of one: it owns a view and is called when the view appears and disappears.
///
/// Modelled after UIKit's class of that name, without a screen. Appearance callbacks follow one
/// table (P-92, P-93, P-97): `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`,
/// `viewWillDisappear`, `viewDidDisappear`. A subclass that overrides one calls super.
@preconcurrency @MainActor open class ViewController: ScreenResponder {
  /// The name that the initializer was given, or nil.
  public nonisolated let givenName: String?
  /// Whether the initializer was given the name for traces, and not the name of a nib.
  private var isNamed = false
  /// The presentation style the next `present` reads; `automatic` reads as `pageSheet` (P-8).
  open var modalPresentationStyle: ModalPresentationStyle {
    get { wantedStyle == .automatic ? .pageSheet : wantedStyle }
    set { wantedStyle = newValue }
  }
  private var wantedStyle = ModalPresentationStyle.automatic
  /// How the system's own transition moves the view when it is presented and dismissed.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether the user may not dismiss this presentation, nor one below it (P-65).
  open var isModalInPresentation = false
  /// Whether this controller's transitioning delegate also supplies the transition of what is
  /// presented in the context that it defines (P-7).
  public final var providesPresentationContextTransitionStyle = false
  /// Supplies the animators and the presentation controller of this controller's own presentation.
  ///
  /// Not retained (P-19).
  open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?

  /// A transitioning delegate that this controller keeps; setting it makes the style `custom`.
  public final var customTransition: (any ViewControllerTransitioningDelegate)? {
    didSet {
      transitioningDelegate = customTransition
      if customTransition != nil { modalPresentationStyle = .custom }
    }
  }

  /// Whether appearance callbacks are forwarded to visible children automatically (P-99, C-9).
  ///
  /// With false the container sends `beginAppearanceTransition` and `endAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The controllers inside this one, in the order in which they were added.
  public final var children: [ViewController] { contained }
  private var contained: [ViewController] = []
  /// The controller that this one is inside of.
  public internal(set) final var parent: ViewController? {
    get { container }
    set {
      container = newValue
      world?.parentChanged(of: self)
    }
  }
  private weak var container: ViewController?
  /// The parent that this controller is on its way to: its callbacks run before `parent` is set.
  final weak var entering: ViewController?
  /// The window whose root this controller is.
  final weak var rootWindow: Window?
  /// Whether a current-context presentation from inside stops here (P-3, P-4).
  public final var definesPresentationContext: Bool {
    get { definesContext }
    set {
      definesContext = newValue
      world?.noteContext(of: self)
    }
  }
  private var definesContext = false

  /// The world this controller has joined; nil before it first enters one and after that ended.
  public internal(set) final var world: World? {
    get { joinedWorld }
    set { joinedWorld = newValue }
  }
  private final var joinedWorld: World?
  final var membership: Membership?
  /// The appearance that it took along when it left a world that it had only visited.
  final var keptAppearance: KeptAppearance?
  final var ownPresentationController: PresentationController?
  final var manualAnimated = false
  /// Whether a tab bar is hidden while this controller, or one above it, is in a stack (N-36).
  open var hidesBottomBarWhenPushed = false
  /// The system's transition when this controller is pushed or presented, and on its way back; nil
  /// for the default (N-86).
  ///
  /// Without effect where a delegate supplies an animator, or the system knows no zoom.
  open var preferredTransition: Transition?
  /// The item for the bar of its stack; created at the first access.
  public final var navigationItem: NavigationItem {
    let item = madeNavigationItem ?? NavigationItem()
    madeNavigationItem = item
    return item
  }
  final var madeNavigationItem: NavigationItem?
  /// The insets that this controller adds to the safe area of its view.
  public final var additionalSafeAreaInsets = ViewInsets.zero {
    didSet {
      loadedView?.setNeedsLayout()
      loadedView?.window?.placesMayChange()
    }
  }
  /// The objects that other modules store with the controller.
  package final var attachments: Attachments {
    let attachments = madeAttachments ?? Attachments()
    madeAttachments = attachments
    return attachments
  }
  final var madeAttachments: Attachments?
  /// The preferred size; a change is passed to the parent and the presentation controller (P-91).
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
  }
  /// The size that it was last called with.
  final var toldSize: CGSize?
  /// The title that bars show for the controller.
  ///
  /// Traces print it for a controller that has no other name when it joins its world.
  open var title: String?
  /// The name by which an app finds the controller again.
  ///
  /// Traces print it, so that a file that also runs on a device can name its controllers: there a
  /// nib's name would load a nib.
  open var restorationIdentifier: String?
  private var loadedView: View?

  /// Changes the children, which are taken out meanwhile, so that no array is copied.
  final func changeChildren(_ change: (inout [ViewController]) -> Void) {
    var children = contained
    contained = []
    change(&children)
    contained = children
  }

  /// The designated initializer, as UIKit has it.
  ///
  /// The nib's name becomes the controller's name, unless it has a `restorationIdentifier`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenName = nibNameOrNil
    super.init()
  }

  /// A controller with the name that traces print.
  public convenience init(_ name: String) {
    self.init(nibName: name, bundle: nil)
    isNamed = true
  }

  /// A controller without a name: traces print its type and a number counted per world.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Returns nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The printed name: the one given to `init(_:)`, else the `restorationIdentifier`, the nib's
  /// name, the `title`, or the type and a number.
  ///
  /// Stable from the moment the controller joins a world; a name that is taken there gets a number,
  /// too.
  public final var name: String {
    membership?.name ?? chosenName ?? String(describing: type(of: self))
  }

  /// The name that the client has chosen, on one line; nil without one.
  final var chosenName: String? {
    if isNamed { return givenName }
    return restorationIdentifier?.asName ?? givenName?.asName ?? title?.asName
  }

  /// Its type and given name, never an address.
  open nonisolated override var description: String {
    givenName.map { "<\(type(of: self)): \($0)>" } ?? "<\(type(of: self))>"
  }

  /// The controller's view; the first access loads it and calls `viewDidLoad`.
  public final var view: View! {
    get {
      loadViewIfNeeded()
      // A `loadView` that sets nothing gets a plain view, like a nib-less UIKit controller.
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

  /// Loads the view, unless it is loaded: `loadView`, then `viewDidLoad`.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { _ = adopt(View("")) }
    record(.viewDidLoad)
    viewDidLoad()
  }

  /// Releases the view, which the next access loads again.
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

  /// Makes the view.
  ///
  /// An override assigns `view` and does not call super.
  open func loadView() {
    view = View("", frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// The view has been loaded.
  open func viewDidLoad() {}
  /// Called when the view is about to appear (P-26, P-29).
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in a window, and its layout is about to run; once per appearance (P-97).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared and its transition has ended (P-27, P-30).
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to disappear.
  ///
  /// The transition may still be cancelled (P-75, P-108).
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared (P-30).
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The controller is about to enter a parent, or to leave it when that is nil (P-100).
  open func willMove(toParent parent: ViewController?) {}
  /// The controller has entered a parent, or left it when that is nil (P-100).
  open func didMove(toParent parent: ViewController?) {}

  /// The window's traits are about to change (P-88): before the size, from a parent to its
  /// children, and from a presenter to what it presents.
  ///
  /// An override calls super; otherwise the change does not reach the controllers inside this one
  /// (P-87).
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, coordinator)
  }

  /// Called when the view is about to change its size (P-85): passes the change on to the children
  /// in order, and then through the presentation controller to the presented controller.
  ///
  /// An override calls super; otherwise the change does not reach the controllers inside this one
  /// (P-87). Animations registered with the coordinator run in the same animation, after the layout
  /// in the new size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    passOn(size, coordinator)
  }

  /// The size that a child will have; the parent's own unless overridden (P-85).
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Presents a controller modally (P-20 to P-27).
  ///
  /// In the call: validity checks (P-38 to P-45), the transitioning delegate's answers, both
  /// links, `isBeingPresented`, and loading of the view. In the commit of this turn: the
  /// presentation controller's `presentationTransitionWillBegin`, the `will` callbacks, and the
  /// animator. With `completeTransition`: the `did` callbacks and `completion`. While a modal
  /// transition runs that this controller can see, the call waits for its end (P-57). A refused
  /// call never calls `completion` (P-46).
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    ask(toPresent: viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses what this controller presents, else what an ancestor presents, else the layer it
  /// lives in, with everything above (P-28 to P-30, P-47, P-50).
  ///
  /// Queued like `present` (P-57). With nothing to dismiss, only `completion` is called (P-49).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    askToDismiss(animated: flag, completion)
  }

  /// Shows a controller as the nearest container does: a stack pushes it; without one, presents it.
  open func show(_ vc: ViewController, sender: Any?) {
    if let stack = navigationController {
      stack.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller in the place for details; where there is none, presents it.
  open func showDetailViewController(_ vc: ViewController, sender: Any?) {
    present(vc, animated: true)
  }

  /// Leaves the parent and sends `didMove(toParent: nil)`; the app sends `willMove(toParent: nil)`
  /// first (P-100, C-2, C-3).
  open func removeFromParent() { leaveParent() }

  /// Begins an appearance transition of a child that this controller's container forwards by
  /// itself: loads the view if it appears, and sends `viewWillAppear` or `viewWillDisappear`
  /// (P-94, C-9).
  ///
  /// Beginning again in the other direction turns round (P-96, C-10); in the same direction it
  /// changes nothing (C-11). One `endAppearanceTransition()` is owed either way.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginManualAppearance(isAppearing, animated: animated)
  }

  /// Ends it: sends `viewDidAppear` or `viewDidDisappear`, in the direction of the last begin.
  ///
  /// Without a begin it reports, and delivers only what is still owed (P-95).
  open func endAppearanceTransition() { endManualAppearance() }

  /// The superview of the controller's view, or the parent if the view is in none.
  open override var next: Responder? { viewIfLoaded?.superview ?? parent }

  package override var eventWorld: World { worldToEnter }

  final var worldToEnter: World { world ?? .current }

  /// This controller, if it has a stack.
  var navigation: NavigationController? { nil }

  /// The style of a popover of this controller where the window is horizontally compact (P-32).
  var compactPopoverStyle: ModalPresentationStyle { .pageSheet }

  /// The action of a tap outside this controller that replaces the dismissal of a popover; nil for
  /// the dismissal.
  var outsideTap: (() -> Void)? { nil }

  /// Whether a child is to be seen when this controller is.
  func shows(_ child: ViewController) -> Bool { child.isInside(self) }

  /// This controller, if it has tabs.
  var tabbing: TabBarController? { nil }

  /// Performs what admission has decided about a request that this controller receives.
  func perform(_ effect: Admission.Effect, _ admitted: Admitted) { performModal(effect, admitted) }

  /// Called when it and the controllers inside it have joined a world.
  func joined() {}

  /// Called when it is about to leave a world that it has not entered for good.
  func left() {}

  /// Called right after its `viewWillAppear`, before those of the controllers inside it.
  func beganToAppear() {}

  /// A child has left by itself.
  func lost(_ child: ViewController) {}

  /// Its view is in no window any more.
  func viewLeftWindow() {}

  /// Called when a controller inside it has got `viewDidAppear`.
  func endedAppearance(of child: ViewController) {}
}

extension String {
  /// The words on one line, with single spaces between; nil if there is none.
  fileprivate var asName: String? {
    let words = split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
