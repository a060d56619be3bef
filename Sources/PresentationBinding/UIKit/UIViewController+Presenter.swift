#if os(iOS) || os(tvOS) || os(visionOS)
  public import UIKit

  // The twin of this file, `Presentation/Binding/ViewController+Presenter.swift`, has the same text
  // without UIKit's prefix. The tests run the twin, and a test compares both files. `.ci/darwin`
  // compiles this file against UIKit's signatures.

  extension UIViewController: Presenter, PresentedController, ControllerHierarchy {}

  /// The implementation of `Presenter`, and the ways in which an `AttachedPresenter` notices
  /// dismissals.
  ///
  /// The *content* is the presented controller. A presenter notices the dismissal of the content in
  /// three ways:
  ///
  /// - `presentationControllerWillDismiss` reports a dismissal by the user. This works only if the
  ///   app has set no delegate on the presentation controller.
  /// - The next update of the presenter reads `isBeingDismissed`. In this way, the presenter
  ///   notices a dismissal that began with a call of `dismiss`.
  /// - An invisible view inside the content's view leaves the window. The `didMoveToWindow` of the
  ///   invisible view is called when the container view is removed, before the controllers are
  ///   unlinked (P-30).
  extension UIViewController {
    /// Whether this controller's view is loaded and on screen.
    public var presenterIsOnScreen: Bool { viewIfLoaded?.isOnScreen == true }

    /// Whether this controller is being removed or has been removed.
    ///
    /// The value is true in two cases:
    ///
    /// - This controller, or a controller that contains or presents it, is being dismissed.
    /// - The view is not in a window, and `presentedViewController` is nil.
    public var presenterIsBeingRemoved: Bool {
      isBeingDismissedWithHierarchy
        || viewIfLoaded?.window == nil && presentedViewController == nil
    }

    /// Whether this controller, or a container around it, is being dismissed.
    public var isBeingDismissedInContainer: Bool { isBeingDismissedWithParents }

    /// Loads the view, and adds an invisible subview that keeps the presenter alive.
    ///
    /// When the view enters a window, the invisible subview requests an update of the presenter.
    public func presenterAttach(_ presenter: any AttachedPresenter) {
      view.probeContainer.addSubview(PresenterProbe(for: ArrivalListener(presenter), keepsIt: true))
    }

    /// Removes the invisible subview that keeps `presenter` alive.
    public func presenterDetach(_ presenter: any AttachedPresenter) {
      viewIfLoaded?.probeContainer.removeProbe(of: presenter)
    }

    /// The presenters that are attached to the loaded views of this controller and of its
    /// descendants.
    public var presenterAttached: [any AttachedPresenter] {
      let own = viewIfLoaded?.probeContainer.probes.compactMap(\.presenter) ?? []
      return own + children.flatMap(\.presenterAttached)
    }

    /// Registers `body` as a completion of a running transition; returns false if no transition is
    /// running.
    ///
    /// The method uses the first transition coordinator that it finds in this order:
    ///
    /// 1. The coordinator of `content`.
    /// 2. The coordinator of this controller.
    /// 3. The coordinator of a controller that is presented above `content`.
    public func presenterAwaitsTransition(
      around content: UIViewController?, then body: @escaping @MainActor () -> Void
    ) -> Bool {
      guard let coordinator = coordinator(around: content) else { return false }
      coordinator.animate(alongsideTransition: nil) { _ in body() }
      return true
    }

    /// Calls `dismiss` on the controller that presents the content.
    ///
    /// The presenting controller is this controller or one of its ancestors. If this controller has
    /// been removed from its parent, the presenting controller may be a former ancestor (P-47).
    public func presenterDismiss(_ content: UIViewController, animated: Bool) {
      guard let presenter = content.presentingViewController,
        content.isShown(by: presenter.presentedViewController)
      else { return }
      presenter.dismiss(animated: animated, completion: nil)
    }

    /// Returns the controller that prevents this controller from presenting `content`; nil if there
    /// is none.
    ///
    /// The search begins at this controller. It continues upward with its ancestors and with the
    /// controllers that present them. The search looks at the `presentedViewController` of each
    /// controller on this way. The result is the first `presentedViewController` that neither
    /// shows `content` nor is itself a controller on this way.
    public func presenterObstacle(to content: UIViewController?) -> UIViewController? {
      obstacle(to: content)
    }

    /// Sets the delegate of the content's presentation controller.
    ///
    /// The delegate calls `body` when a dismissal begins. The argument of `body` is true if the
    /// user has begun the dismissal.
    ///
    /// Returns the new delegate, which the caller must retain. Returns nil if the content has no
    /// presentation controller, or if the presentation controller already has a delegate.
    public func presenterObserveDismissal(
      of content: UIViewController, _ body: @escaping @MainActor (Bool) -> Void
    ) -> AnyObject? {
      guard let presentation = content.presentationController, presentation.delegate == nil
      else { return nil }
      let listener = DismissalListener(body)
      presentation.delegate = listener
      return listener
    }

    /// Observes a gesture, such as a drag, that controls the running dismissal of the content.
    ///
    /// Calls `body` as described in `Presenter`. Does nothing if no gesture controls the dismissal.
    public func presenterObserveGesture(
      on content: UIViewController, _ body: @escaping @MainActor (Bool) -> Void
    ) {
      guard let coordinator = content.transitionCoordinator, coordinator.isInteractive
      else { return }
      body(true)
      coordinator.notifyWhenInteractionChanges { body($0.isInteractive || $0.isCancelled) }
    }

    /// Calls `body` whenever the content's view has left its window, until the returned object is
    /// deallocated.
    ///
    /// The method adds an invisible view to the content's view, which is loaded if necessary. The
    /// invisible view detects when the content's view leaves the window.
    ///
    /// While another controller covers the content, the content's view may be out of the window
    /// already. For this case, the method also adds an invisible view to the view of the front-most
    /// controller. The second invisible view detects when the front-most controller and the content
    /// are removed together.
    public func presenterObserveRemoval(
      of content: UIViewController, _ body: @escaping @MainActor () -> Void
    ) -> AnyObject? {
      let listener = RemovalListener(of: content, body)
      listener.listen(inside: content)
      listener.followCover()
      return listener
    }
  }

  /// The delegate of a presentation controller for which the app has set no delegate.
  final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
    private let body: @MainActor (Bool) -> Void

    init(_ body: @escaping @MainActor (Bool) -> Void) {
      self.body = body
    }

    /// Reports a dismissal, and whether the user began it.
    ///
    /// The system has no gesture that dismisses a custom presentation. For a custom presentation,
    /// the app itself calls this method. Such a dismissal counts as begun by the user only if its
    /// transition began interactively.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      let content = presentationController.presentedViewController
      let isForwarded = content.modalPresentationStyle == .custom
      body(!isForwarded || content.transitionCoordinator?.initiallyInteractive == true)
    }
  }
#endif
