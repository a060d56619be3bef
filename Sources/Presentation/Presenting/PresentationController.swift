public import Foundation
import PresentationLifecycle

/// An object that manages one presentation: the covered view, the frame of the presented view, and
/// hooks around both transitions.
///
/// It keeps presenter and presented alive from the moment they are linked (P-19); before that the
/// presented controller keeps it.
@preconcurrency @MainActor open class PresentationController: NSObject {
  /// The controller that is presented.
  ///
  /// A presentation controller that is kept longer than a controller that was never presented
  /// reports that, and returns an empty controller in its place.
  public final var presentedViewController: ViewController { keptAlive ?? presented ?? standIn }
  private weak var presented: ViewController?
  private lazy var standIn = makeStandIn()
  private let presentedName: String
  /// The resolved presenter, once `present` has found it (P-1, P-18).
  ///
  /// Before, it is the controller that the initializer was given; without one, that is reported,
  /// and an empty controller is returned in its place.
  public final var presentingViewController: ViewController { presenter ?? unknownPresenter }
  private(set) final var presenter: ViewController?
  private lazy var unknownPresenter = makeUnknownPresenter()
  /// The view around everything this presentation shows; nil before its first commit (P-71).
  public internal(set) final var containerView: View? {
    get { container }
    set { container = newValue }
  }
  private var container: View?

  /// The delegate, which is called for adaptation and for dismissals by the user.
  ///
  /// Not retained (P-19).
  public final var delegate: (any AdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
  private weak var adaptiveDelegate: (any AdaptivePresentationControllerDelegate)?
  /// The style of the presented controller when this object was made.
  public final let presentationStyle: ModalPresentationStyle
  final var adaptedStyle: ModalPresentationStyle?
  final var isUnimplemented = false
  /// The bound presenter that has presented, if one has.
  final weak var requester: AnyObject?
  /// The relation that it manages, once both ends are linked.
  final var relation: PresentationRelation?
  /// The view that the container is put into, chosen when the link is made (P-24).
  final weak var host: View?
  private var keptAlive: ViewController?
  final var presenterPlace: (superview: View, index: Int, size: CGSize)?
  final var grabsPresenterView = true

  /// A presentation controller for one presentation.
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

  /// The two ends of `relation` are linked from now on; both live as long as this object.
  final func begin(_ relation: PresentationRelation, presenter: ViewController) {
    self.relation = relation
    keptAlive = presentedViewController
    self.presenter = presenter
  }

  /// Whether the presenter's view is removed during the presentation, and its controller gets the
  /// four appearance callbacks (P-31, P-32).
  ///
  /// True for `fullScreen` and `currentContext`.
  open var shouldRemovePresentersView: Bool {
    effectiveStyle.removesPresenter
  }

  /// Whether the root-most ancestor of the receiver presents (P-2), rather than the nearest
  /// controller that defines a context (P-3).
  open var shouldPresentInFullscreen: Bool { !effectiveStyle.staysInContext }

  /// The final frame of the presented view in the container: its bounds, unless overridden.
  ///
  /// Asked after the `will` callbacks, and any number of times (P-26).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The view that animators move: the presented controller's own, unless overridden (P-68).
  open var presentedView: View? { presentedViewController.viewIfLoaded }

  /// Before the `will` callbacks of a presentation (P-26).
  open func presentationTransitionWillBegin() {}
  /// Before the `did` callbacks of a presentation; false when it was cancelled (P-27, P-76).
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Before the `will` callbacks of a dismissal (P-29).
  open func dismissalTransitionWillBegin() {}
  /// Before the links are cleared; false when the dismissal was cancelled (P-30, P-75).
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Before each layout of the container (P-26).
  open func containerViewWillLayoutSubviews() {}
  /// After each layout of the container (P-26).
  open func containerViewDidLayoutSubviews() {}
  /// Adapts to the new traits, and then passes the change on to the presented controller (P-88).
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    adaptAgain(to: newCollection, coordinator)
    presentedViewController.hear(newCollection, coordinator)
  }

  /// Passes a new size on to the presented controller, with the size that
  /// `size(forChildContentContainer:withParentContainerSize:)` returns (P-85).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    presentedViewController.hear(
      self.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size),
      coordinator)
  }

  /// The size of the presented view; the container's own unless overridden (P-85).
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// At the beginning of each presentation, and with each change meanwhile (P-26, P-91).
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
}
