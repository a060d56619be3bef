import Foundation
public import PresentationBinding

// The twin of this file is `PresentationBinding/UIKit/UIViewController+Presenter.swift`: the same
// text with UIKit's prefix, so what the tests prove here is how a device is observed.

extension ViewController: Presenter, PresentedController {}

/// The ways in which dismissals are noticed.
///
/// Dismissals by the user are reported by `presentationControllerWillDismiss`, if the app has set
/// no delegate. A plain `dismiss` is not reported; the next update notices it by
/// `isBeingDismissed`, and at the latest a view without size inside the content's view does:
/// `didMoveToWindow` runs when the container is removed, before the links end (P-30).
extension ViewController {
  /// Whether the view is loaded and in a window.
  public var presenterIsOnScreen: Bool { viewIfLoaded?.window != nil }

  /// Whether an ancestor's dismissal runs, or the view is out of the window and not covered.
  public var presenterIsBeingRemoved: Bool {
    var layer: ViewController? = self
    while let controller = layer {
      if controller.isBeingDismissed { return true }
      layer = controller.parent ?? controller.presentingViewController
    }
    return !presenterIsOnScreen && presentedViewController == nil
  }

  /// Loads the view: what keeps the presenter, and sees the window, is inside it.
  public func presenterAttach(_ presenter: any AttachedPresenter) {
    view.probeContainer.addSubview(PresenterProbe(for: ArrivalListener(presenter), keepsIt: true))
  }

  /// Removes what keeps the presenter from the view.
  public func presenterDetach(_ presenter: any AttachedPresenter) {
    viewIfLoaded?.probeContainer.removeProbe(of: presenter)
  }

  /// Looks into the loaded views of this controller and of its children.
  public var presenterAttached: [any AttachedPresenter] {
    let own = viewIfLoaded?.probeContainer.probes.compactMap(\.presenter) ?? []
    return own + children.flatMap(\.presenterAttached)
  }

  /// Registers `body` with the first coordinator: the content's, the screen's, then those above.
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

  /// Calls `dismiss` on the content's presenter, which may be an ancestor of the screen, or may
  /// have been one (P-47).
  public func presenterDismiss(_ content: ViewController, animated: Bool) {
    guard let presenter = content.presentingViewController,
      presenter.presentedViewController === content
    else { return }
    presenter.dismiss(animated: animated, completion: nil)
  }

  /// Checks each controller that leads to this one: its parents, and their presenters.
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

  /// Becomes the delegate of the content's presentation controller, unless it has one.
  public func presenterObserveDismissal(
    of content: ViewController, _ body: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject? {
    guard let presentation = content.presentationController, presentation.delegate == nil
    else { return nil }
    let listener = DismissalListener(body)
    presentation.delegate = listener
    return listener
  }

  /// Listens from inside the content's view, which is loaded for it, and while something covers
  /// that, from inside the front-most one above.
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

  /// A custom presentation has no gesture of the system: a call without an interaction was
  /// forwarded for a dismissal by the program.
  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    let content = presentationController.presentedViewController
    let isForwarded = content.modalPresentationStyle == .custom
    body(!isForwarded || content.transitionCoordinator?.initiallyInteractive == true)
  }
}
