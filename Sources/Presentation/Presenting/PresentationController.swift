public import Foundation
import PresentationLifecycle

/// An object that manages one presentation.
///
/// A presentation controller determines the frame of the presented view. The methods of this class
/// are called before and after the presentation, and before and after the dismissal.
///
/// The presented controller retains this object. As soon as `present` sets the presenter's
/// `presentedViewController`, this object also retains the presenter and the presented controller
/// (P-19).
@preconcurrency @MainActor open class PresentationController: NSObject {
  @exclusivity(unchecked) final var ownHandle = OwnHandle<PresentationController>()
  /// The controller that is presented.
  ///
  /// The controller may be deallocated before it is presented. Reading this property then reports
  /// an issue and returns an empty controller.
  ///
  /// While the delegate chooses a controller for an adapted style, this is the original controller,
  /// even if another controller has already replaced it (P-65f).
  open var presentedViewController: ViewController {
    (isChoosing ? original : nil) ?? keptAlive ?? presented.object ?? standIn
  }
  private var presented: Handle<ViewController>
  private lazy var standIn = makeStandIn()
  private let presentedName: String
  /// The controller that was to be presented, if the delegate has chosen another controller for the
  /// adapted style; else nil.
  private(set) final var original: ViewController?
  /// Whether the delegate is choosing a controller for the adapted style.
  ///
  /// Meanwhile the presented controller may get a parent.
  final var isChoosing = false
  /// The presenter, which `present` determines (P-1, P-18).
  ///
  /// Before `present` is called, this is the controller that was passed to the initializer. If nil
  /// was passed, reading this property before `present` reports an issue and returns an empty
  /// controller.
  open var presentingViewController: ViewController { presenter ?? unknownPresenter }
  private(set) final var presenter: ViewController?
  private lazy var unknownPresenter = makeUnknownPresenter()
  /// The view that contains all views of this presentation (P-71).
  ///
  /// The property is nil until the transition begins. The transition usually begins at the end of
  /// the run-loop turn in which `present` was called. If another modal transition is running, this
  /// transition begins later (P-57).
  open internal(set) var containerView: View? {
    get { container }
    set { container = newValue }
  }
  /// The container view that was inserted, even if a subclass overrides ``containerView``.
  final var container: View?

  /// The delegate, which chooses the adapted style and is called for dismissals by the user.
  ///
  /// The delegate is not retained (P-19).
  open weak var delegate: (any AdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
  private weak var adaptiveDelegate: (any AdaptivePresentationControllerDelegate)?
  /// The presented controller's `modalPresentationStyle` at the creation of this object.
  ///
  /// A subclass may override the property. An adapted style that the delegate returns takes
  /// precedence over this value.
  open var presentationStyle: ModalPresentationStyle { initialStyle }
  private let initialStyle: ModalPresentationStyle
  final var adaptedStyle: ModalPresentationStyle?
  private(set) final lazy var adapted = AdaptedPresentationController(of: self)
  final var isUnimplemented = false
  /// The objects that other modules store with this presentation controller.
  package final var attachments: Attachments { madeAttachments.orMake() }
  private(set) final var madeAttachments: Attachments?
  /// The `ItemPresenter` or similar object that called `present`; nil if the app's code called
  /// `present`.
  final weak var requester: AnyObject?
  /// The pair of presenter and presented controller; nil until `present` has linked the two.
  final var relation: PresentationRelation?
  /// The view to which `containerView` is added, for example the window; chosen by `present`
  /// (P-24).
  final var host: View? {
    get { hostHandle?.object }
    set { hostHandle = newValue?.handle }
  }
  private var hostHandle: Handle<View>?
  /// Whether the presentation is in a presentation context and not in the window; decided by
  /// `present`.
  final var isInContext = false
  /// The wrapper of the presenter's view, which contains `containerView`; nil if there is none
  /// (C-18a).
  final var wrapper: WrapperView?
  private final var keptAlive: ViewController?
  /// The place of the presenter's view before the presentation.
  final var presenterPlace: ViewPlace?
  /// Whether the presenter's view was exchanged for another view, and is not put back (C-14a).
  final var isPresenterReplaced = false
  final var grabsPresenterView = true
  /// The first responder that resigned because the presenter's view was removed, or because a
  /// responder of the presented controller became the first responder (P-28a).
  final weak var interruptedResponder: Responder?

  /// Creates a presentation controller for one presentation.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    presented = presentedViewController.handle
    presentedName = presentedViewController.name
    presenter = presentingViewController
    initialStyle = presentedViewController.modalPresentationStyle
    super.init()
  }

  private func makeUnknownPresenter() -> ViewController {
    World.current.report(Issues.presenterIsUnknown(presentedName))
    return ViewController("presenter of \(presentedName) (unknown)")
  }

  private func makeStandIn() -> ViewController {
    World.current.report(Issues.presentedIsGone(presentedName))
    return ViewController("\(presentedName) (released)")
  }

  /// Whether this object was created for the presentation of a controller.
  final func isMade(for controller: ViewController) -> Bool {
    presented.object === controller || original === controller
  }

  /// Begins to manage the presentation `relation`, and retains its presenter and presented
  /// controller.
  final func begin(_ relation: PresentationRelation, presenter: ViewController) {
    self.relation = relation
    keptAlive = presentedViewController
    self.presenter = presenter
  }

  /// Manages the presentation of another controller, which the delegate has chosen for the adapted
  /// style, or of the original controller again.
  final func replacePresented(by replacement: ViewController) {
    original = replacement === original ? nil : original ?? presentedViewController
    presented = replacement.handle
    if keptAlive != nil { keptAlive = replacement }
  }

  /// Whether the presenter's view is removed while the presentation is shown (P-32).
  ///
  /// If true, the presenter's appearance callbacks are called, for example `viewWillDisappear`
  /// (P-31). By default true for the styles `fullScreen` and `currentContext`.
  open var shouldRemovePresentersView: Bool {
    effectiveStyle.removesPresenter
  }

  /// Whether the presenter is the root-most ancestor of the controller on which `present` was
  /// called (P-2).
  ///
  /// If false, the presenter is the nearest controller that defines a presentation context. The
  /// search begins at the controller on which `present` was called, and continues with its
  /// ancestors (P-3).
  open var shouldPresentInFullscreen: Bool { !effectiveStyle.staysInContext }

  /// The final frame of the presented view; by default the bounds of the container view.
  ///
  /// A form sheet or a popover has the preferred content size of its controller. Without this size,
  /// a form sheet has 540 x 620 points, and a popover is 320 points wide. The form sheet is in the
  /// middle of the container view, and the popover is next to its source. In a compact width, a
  /// form sheet fills the container view. A sheet with settings of the app is at the lower edge, in
  /// the height of its selected detent.
  ///
  /// The property is read after the `viewWill…` callbacks, possibly several times (P-26).
  open var frameOfPresentedViewInContainerView: CGRect {
    detentSheet?.sheetFrame ?? preferredFrame ?? containerView?.bounds ?? .zero
  }

  /// The view that animators move; by default the presented controller's view (P-68).
  open var presentedView: View? { presentedViewController.loadedView }

  /// The traits of the container view.
  ///
  /// Before the presentation begins, the value is the traits of the presenting controller.
  open var traitCollection: TraitCollection {
    containerView?.traitCollection ?? presenter?.traitCollection ?? TraitCollection()
  }

  /// Traits that replace those at the place of the presentation, for this presentation controller
  /// and for the controllers and views inside the container view (P-88b); by default nil.
  ///
  /// Unspecified traits are not replaced. Setting the property calls `traitCollectionDidChange` on
  /// each object inside whose traits change.
  open var overrideTraitCollection: TraitCollection? {
    get { ownOverrideTraits }
    set {
      guard let containerView else { return ownOverrideTraits = newValue }
      TraitSurvey(of: containerView, includingAbsent: false)
        .tell(after: { ownOverrideTraits = newValue })
    }
  }
  private final var ownOverrideTraits: TraitCollection?

  /// The style that ``adaptivePresentationStyle(for:)`` returns for the current traits.
  open var adaptivePresentationStyle: ModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style in which the presentation is shown with the given traits; `none` for its own
  /// style.
  ///
  /// The default implementation asks the delegate. Without a delegate, the result is the style of
  /// the system, such as that of a popover in a compact width (P-32).
  open func adaptivePresentationStyle(
    for traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    answeredStyle(for: traitCollection) ?? systemStyle(for: traitCollection) ?? .none
  }

  /// Called when a presentation begins, before the `viewWill…` callbacks (P-26).
  open func presentationTransitionWillBegin() {}

  /// The object with the detents of the presentation; nil if the presentation has no detents.
  package var detentSheet: SheetPresentationController? { nil }

  /// Called when an adaptation has changed the presentation's style (P-89).
  func prepareStyle() {}
  /// Called when the transition of a presentation ends, before the `viewDid…` callbacks.
  ///
  /// - Parameter completed: False if the presentation was canceled (P-27, P-76).
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when a dismissal begins, before the `viewWill…` callbacks (P-29).
  open func dismissalTransitionWillBegin() {}
  /// Called when a dismissal ends, while `presentedViewController` of the presenter is still set.
  ///
  /// - Parameter completed: False if the dismissal was canceled (P-30, P-75).
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before each layout of the container view (P-26).
  open func containerViewWillLayoutSubviews() {}
  /// Called after each layout of the container view (P-26).
  open func containerViewDidLayoutSubviews() {}
  /// Called when the traits of the window are about to change.
  ///
  /// The default implementation asks the delegate for an adapted style. It then calls
  /// `willTransition(to:with:)` of the presented controller (P-88).
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, coordinator)
  }

  /// Called when the traits have changed, with the old traits (P-88a).
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called when the container view's size is about to change.
  ///
  /// The default implementation calls `size(forChildContentContainer:withParentContainerSize:)`. It
  /// passes the result to `viewWillTransition(to:with:)` of the presented controller (P-85).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    presentedViewController.hear(
      manager.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size),
      coordinator)
  }

  /// Returns the size of the presented view in a container view of the size `parentSize` (P-85).
  ///
  /// By default, a form sheet in a regular width, a popover, and a sheet with settings of the app
  /// have the same size as in ``frameOfPresentedViewInContainerView``. For all other styles, the
  /// result is `parentSize`.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    detentSheet?.sheetSize(in: parentSize) ?? preferredSize(in: parentSize) ?? parentSize
  }

  /// Called at the beginning of each presentation, and whenever the presented controller's
  /// preferred size changes (P-26, P-91).
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Called by UIKit when the fitting size of the presented view has changed; never called by this
  /// package.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
}
