public import Foundation
import PresentationLifecycle

/// The manager of one presentation, which determines the frame of the presented view and is called
/// before and after both transitions.
///
/// From the moment that presenter and presented controller are linked, this object keeps both alive
/// (P-19). Before that moment, the presented controller keeps this object alive.
@preconcurrency @MainActor open class PresentationController: NSObject {
  /// The controller that is presented.
  ///
  /// If the presented controller was deallocated before it was presented, the access reports an
  /// issue and returns an empty controller.
  public final var presentedViewController: ViewController { keptAlive ?? presented ?? standIn }
  private weak var presented: ViewController?
  private lazy var standIn = makeStandIn()
  private let presentedName: String
  /// The presenter, which `present` determines from its receiver and the style (P-1, P-18).
  ///
  /// Before `present` has determined the presenter, this is the controller that was given to the
  /// initializer. If that controller was nil, the access reports an issue and returns an empty
  /// controller.
  public final var presentingViewController: ViewController { presenter ?? unknownPresenter }
  private(set) final var presenter: ViewController?
  private lazy var unknownPresenter = makeUnknownPresenter()
  /// The view that contains all views of this presentation; nil until the presentation begins on
  /// screen, in the commit at the end of a run-loop turn (P-71).
  public internal(set) final var containerView: View? {
    get { container }
    set { container = newValue }
  }
  private var container: View?

  /// The delegate, which is called for adaptation and for dismissals by the user.
  ///
  /// The delegate is not retained (P-19).
  public final var delegate: (any AdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
  private weak var adaptiveDelegate: (any AdaptivePresentationControllerDelegate)?
  /// The style of the presented controller when this presentation controller was created.
  public final let presentationStyle: ModalPresentationStyle
  final var adaptedStyle: ModalPresentationStyle?
  final var isUnimplemented = false
  /// The bound presenter whose request began this presentation; nil if the app's code called
  /// `present`.
  final weak var requester: AnyObject?
  /// The relation that this object manages; nil until both controllers are linked.
  final var relation: PresentationRelation?
  /// The view that the container is added to; chosen when the controllers are linked (P-24).
  final weak var host: View?
  private var keptAlive: ViewController?
  final var presenterPlace: (superview: View, index: Int, size: CGSize)?
  final var grabsPresenterView = true

  /// Creates a presentation controller for one presentation.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?
  ) {
    presented = presentedViewController
    presentedName = presentedViewController.name
    presenter = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
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

  /// Links the presenter and the presented controller of `relation`.
  ///
  /// From this call on, this object keeps both controllers alive.
  final func begin(_ relation: PresentationRelation, presenter: ViewController) {
    self.relation = relation
    keptAlive = presentedViewController
    self.presenter = presenter
  }

  /// Whether the presenter's view is removed during the presentation, so that the presenter gets
  /// the four appearance callbacks (P-31, P-32).
  ///
  /// True for `fullScreen` and `currentContext`.
  open var shouldRemovePresentersView: Bool {
    effectiveStyle.removesPresenter
  }

  /// Whether the presenter is the root-most ancestor of the receiver (P-2), instead of the nearest
  /// controller that defines a presentation context (P-3).
  open var shouldPresentInFullscreen: Bool { !effectiveStyle.staysInContext }

  /// The final frame of the presented view in the container; by default the container's bounds.
  ///
  /// Read after the `will` callbacks, and any number of times (P-26).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The view that animators move; by default the presented controller's view (P-68).
  open var presentedView: View? { presentedViewController.viewIfLoaded }

  /// Called before the `will` callbacks of a presentation (P-26).
  open func presentationTransitionWillBegin() {}
  /// Called before the `did` callbacks of a presentation.
  ///
  /// - Parameter completed: False if the presentation was canceled (P-27, P-76).
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the `will` callbacks of a dismissal (P-29).
  open func dismissalTransitionWillBegin() {}
  /// Called at the end of a dismissal, before the links are cleared.
  ///
  /// - Parameter completed: False if the dismissal was canceled (P-30, P-75).
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before each layout of the container (P-26).
  open func containerViewWillLayoutSubviews() {}
  /// Called after each layout of the container (P-26).
  open func containerViewDidLayoutSubviews() {}
  /// Called when the traits are about to change.
  ///
  /// Asks the delegate for an adapted style, and then passes the change on to the presented
  /// controller (P-88).
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    adaptAgain(to: newCollection, coordinator)
    presentedViewController.hear(newCollection, coordinator)
  }

  /// Called when the container's size is about to change.
  ///
  /// Calls `size(forChildContentContainer:withParentContainerSize:)`, and passes the result on to
  /// the presented controller (P-85).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    presentedViewController.hear(
      self.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size),
      coordinator)
  }

  /// Returns the size of the presented view; by default `parentSize` (P-85).
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called at the beginning of each presentation, and whenever the presented controller's
  /// preferred size changes (P-26, P-91).
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
}
