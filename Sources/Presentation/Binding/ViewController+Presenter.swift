import Foundation
public import PresentationBinding

// The twin of this file is `PresentationBinding/UIKit/UIViewController+Presenter.swift`, which has
// the same text with UIKit's prefix. The tests run only this file, but on a device the twin does
// the same.

extension ViewController: Presenter, PresentedController, ControllerHierarchy {}

/// The implementation of `Presenter`, and the ways in which an `AttachedPresenter` notices
/// dismissals.
///
/// The *content* is the presented controller. If the app has set no delegate on its presentation
/// controller, `presentationControllerWillDismiss` reports a dismissal by the user. A call of
/// `dismiss` reports nothing; the next update of the presenter reads `isBeingDismissed`. If no
/// update runs, an invisible view inside the content's view reports the dismissal:
/// `didMoveToWindow` of this view runs when the container view is removed, before the controllers
/// are unlinked (P-30).
extension ViewController {
  /// Whether the view is loaded and in a window.
  public var presenterIsOnScreen: Bool { viewIfLoaded?.window != nil }

  /// Whether this controller is being removed.
  ///
  /// The value is true if this controller or an ancestor is being dismissed. The value is also
  /// true if the view is not in a window and neither this controller nor an ancestor presents a
  /// controller.
  public var presenterIsBeingRemoved: Bool {
    isBeingDismissedWithHierarchy || !presenterIsOnScreen && presentedViewController == nil
  }

  /// Loads the view, and adds an invisible subview that keeps the presenter alive.
  ///
  /// When the view enters a window, the invisible subview requests an update of the presenter.
  public func presenterAttach(_ presenter: any AttachedPresenter) {
    view.probeContainer.addSubview(PresenterProbe(for: ArrivalListener(presenter), keepsIt: true))
  }

  /// Removes the invisible view that keeps the presenter alive.
  public func presenterDetach(_ presenter: any AttachedPresenter) {
    viewIfLoaded?.probeContainer.removeProbe(of: presenter)
  }

  /// The presenters that are attached to the loaded views of this controller and of its
  /// descendants.
  public var presenterAttached: [any AttachedPresenter] {
    let own = viewIfLoaded?.probeContainer.probes.compactMap(\.presenter) ?? []
    return own + children.flatMap(\.presenterAttached)
  }

  /// Registers `body` with the coordinator of a running transition; returns false if no
  /// transition is running.
  ///
  /// The coordinator of `content` is used first, then the coordinator of this controller, and
  /// then the coordinators of the controllers that are presented above `content`.
  public func presenterAwaitsTransition(
    around content: ViewController?, then body: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let coordinator = coordinator(around: content) else { return false }
    coordinator.animate(alongsideTransition: nil) { _ in body() }
    return true
  }

  /// Calls `dismiss` on the controller that presents the content.
  ///
  /// The presenting controller can be an ancestor of this controller, or a former ancestor
  /// (P-47).
  public func presenterDismiss(_ content: ViewController, animated: Bool) {
    guard let presenter = content.presentingViewController,
      presenter.presentedViewController === content
    else { return }
    presenter.dismiss(animated: animated, completion: nil)
  }

  /// Returns the controller that prevents this controller from presenting `content`; nil if there
  /// is none.
  ///
  /// The result is already presented by this controller, by an ancestor, or by a controller that
  /// presents them directly or indirectly. A presented controller that contains this controller
  /// is not an obstacle.
  public func presenterObstacle(to content: ViewController?) -> ViewController? {
    obstacle(to: content)
  }

  /// Sets a listener as the delegate of the content's presentation controller, unless the
  /// presentation controller already has a delegate.
  public func presenterObserveDismissal(
    of content: ViewController, _ body: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject? {
    guard let presentation = content.presentationController, presentation.delegate == nil
    else { return nil }
    let listener = DismissalListener(body)
    presentation.delegate = listener
    return listener
  }

  /// Observes, with an invisible view inside the content's view, when this view leaves its
  /// window.
  ///
  /// If the content's view is not loaded, this method loads it. While another controller covers
  /// the content, an invisible view inside the front-most controller's view observes this
  /// instead.
  public func presenterObserveRemoval(
    of content: ViewController, _ body: @escaping @MainActor () -> Void
  ) -> AnyObject? {
    let listener = RemovalListener(of: content, body)
    listener.listen(inside: content)
    listener.followCover()
    return listener
  }
}

/// The delegate of a presentation controller for which the app has set no delegate.
final class DismissalListener: NSObject, AdaptivePresentationControllerDelegate {
  private let body: @MainActor (Bool) -> Void

  init(_ body: @escaping @MainActor (Bool) -> Void) {
    self.body = body
  }

  /// Reports a dismissal, and whether the user began it.
  ///
  /// The system has no gesture that dismisses a custom presentation. If this method is called
  /// for a custom presentation outside an interaction, the app has forwarded the call for its
  /// own dismissal.
  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    let content = presentationController.presentedViewController
    let isForwarded = content.modalPresentationStyle == .custom
    body(!isForwarded || content.transitionCoordinator?.initiallyInteractive == true)
  }
}
