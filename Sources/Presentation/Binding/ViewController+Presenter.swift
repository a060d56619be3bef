import Foundation
public import PresentationBinding

// The twin of this file is `PresentationBinding/UIKit/UIViewController+Presenter.swift`. Its text
// is the same with UIKit's prefixes, so tests of this file also test how a device is observed.

extension ViewController: Presenter, PresentedController {}

/// The ways in which bound presenters notice dismissals.
///
/// `presentationControllerWillDismiss` reports dismissals by the user, if the app has set no
/// delegate. Nothing reports a `dismiss` call of the app. The next update notices it by
/// `isBeingDismissed`. At the latest, a view without a size inside the content's view notices it:
/// its `didMoveToWindow` runs when the container is removed, before the links end (P-30).
extension ViewController {
  /// Whether the view is loaded and in a window.
  public var presenterIsOnScreen: Bool { viewIfLoaded?.window != nil }

  /// Whether a dismissal of this controller or of an ancestor runs, or the view is out of the
  /// window without being covered.
  public var presenterIsBeingRemoved: Bool {
    var layer: ViewController? = self
    while let controller = layer {
      if controller.isBeingDismissed { return true }
      layer = controller.parent ?? controller.presentingViewController
    }
    return !presenterIsOnScreen && presentedViewController == nil
  }

  /// Attaches a presenter by a hidden view inside this controller's view, which is loaded for this.
  /// The hidden view keeps the presenter alive and observes the window.
  public func presenterAttach(_ presenter: any AttachedPresenter) {
    view.probeContainer.addSubview(PresenterProbe(for: ArrivalListener(presenter), keepsIt: true))
  }

  /// Detaches a presenter by removing its hidden view.
  public func presenterDetach(_ presenter: any AttachedPresenter) {
    viewIfLoaded?.probeContainer.removeProbe(of: presenter)
  }

  /// The presenters that are attached to the loaded views of this controller and of its children.
  public var presenterAttached: [any AttachedPresenter] {
    let own = viewIfLoaded?.probeContainer.probes.compactMap(\.presenter) ?? []
    return own + children.flatMap(\.presenterAttached)
  }

  /// Calls `body` at the end of the transition that runs around the content: the content's own,
  /// else this controller's, else that of a controller above the content.
  ///
  /// Returns false if there is no such transition.
  public func presenterAwaitsTransition(
    around content: ViewController?, then body: @escaping @MainActor () -> Void
  ) -> Bool {
    var found = content?.transitionCoordinator ?? transitionCoordinator
    var above = content?.presentedViewController
    while found == nil, let controller = above {
      found = controller.transitionCoordinator
      above = controller.presentedViewController
    }
    guard let coordinator = found else { return false }
    coordinator.animate(alongsideTransition: nil) { _ in body() }
    return true
  }

  /// Dismisses the content by a call on its presenter. That may be an ancestor of this controller,
  /// or a former ancestor (P-47).
  public func presenterDismiss(_ content: ViewController, animated: Bool) {
    guard let presenter = content.presentingViewController,
      presenter.presentedViewController === content
    else { return }
    presenter.dismiss(animated: animated, completion: nil)
  }

  /// Returns a controller that is in the way of presenting `content`: presented by a controller on
  /// the path from this one through its parents and presenters, but not on that path itself.
  public func presenterObstacle(to content: ViewController?) -> ViewController? {
    var path: [ViewController] = []
    var next: ViewController? = self
    while let controller = next {
      path.append(controller)
      next = controller.parent ?? controller.presentingViewController
    }
    return path.lazy.compactMap(\.presentedViewController).first { presented in
      presented !== content && !path.contains { $0 === presented }
    }
  }

  /// Becomes the delegate of the content's presentation controller if there is none, and returns
  /// the object that does; else returns nil.
  public func presenterObserveDismissal(
    of content: ViewController, _ body: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject? {
    guard let presentation = content.presentationController, presentation.delegate == nil
    else { return nil }
    let listener = DismissalListener(body)
    presentation.delegate = listener
    return listener
  }

  /// Calls `body` when the content's view has left its window. The view is loaded for this.
  ///
  /// While a controller covers the content, the view of the front-most controller above is observed
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

/// The delegate of a presentation controller that forwards to the app's delegate.
private final class DismissalListener: NSObject, AdaptivePresentationControllerDelegate {
  private let body: @MainActor (Bool) -> Void

  init(_ body: @escaping @MainActor (Bool) -> Void) {
    self.body = body
  }

  /// A custom presentation has no system gesture. There, a call without an interaction was
  /// forwarded for a dismissal by the app's code.
  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    let content = presentationController.presentedViewController
    let isForwarded = content.modalPresentationStyle == .custom
    body(!isForwarded || content.transitionCoordinator?.initiallyInteractive == true)
  }
}
