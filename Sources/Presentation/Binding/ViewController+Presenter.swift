import Foundation
public import PresentationBinding

// The twin of this file is `PresentationBinding/UIKit/UIViewController+Presenter.swift`: the same
// text with UIKit's prefix, so what the tests prove here is how a device is observed.

extension ViewController: Presenter, PresentedController {}

/// The ways in which a presenter notices dismissals.
///
/// Dismissals by the user are reported by `presentationControllerWillDismiss`, if the app has not
/// set a delegate of its own. A plain `dismiss` is not reported; the next update finds it by
/// `isBeingDismissed`. At the latest, an invisible view inside the content's view reports it: its
/// `didMoveToWindow` runs when the container is removed, before the links end (P-30).
extension ViewController {
  /// Whether the view is loaded and in a window.
  public var presenterIsOnScreen: Bool { viewIfLoaded?.window != nil }

  /// Whether an ancestor is being dismissed, or the view is outside the window and not covered.
  public var presenterIsBeingRemoved: Bool {
    var layer: ViewController? = self
    while let controller = layer {
      if controller.isBeingDismissed { return true }
      layer = controller.parent ?? controller.presentingViewController
    }
    return !presenterIsOnScreen && presentedViewController == nil
  }

  /// Loads the view, and adds an invisible view that keeps the presenter alive and observes the
  /// window.
  public func presenterAttach(_ presenter: any AttachedPresenter) {
    view.probeContainer.addSubview(PresenterProbe(for: ArrivalListener(presenter), keepsIt: true))
  }

  /// Removes the invisible view that keeps the presenter alive.
  public func presenterDetach(_ presenter: any AttachedPresenter) {
    viewIfLoaded?.probeContainer.removeProbe(of: presenter)
  }

  /// Collects the presenters from the loaded views of this controller and of its children.
  public var presenterAttached: [any AttachedPresenter] {
    let own = viewIfLoaded?.probeContainer.probes.compactMap(\.presenter) ?? []
    return own + children.flatMap(\.presenterAttached)
  }

  /// Registers `body` with the first transition coordinator that is found.
  ///
  /// The search order is: the content's coordinator, the screen's, then those of the controllers
  /// above.
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

  /// Calls `dismiss` on the controller that presents the content.
  ///
  /// That controller may be an ancestor of the screen, or may have been an ancestor earlier
  /// (P-47).
  public func presenterDismiss(_ content: ViewController, animated: Bool) {
    guard let presenter = content.presentingViewController,
      presenter.presentedViewController === content
    else { return }
    presenter.dismiss(animated: animated, completion: nil)
  }

  /// Checks this controller, its parents, and the controllers that present them.
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

  /// Becomes the delegate of the content's presentation controller, unless there is a delegate.
  public func presenterObserveDismissal(
    of content: ViewController, _ body: @escaping @MainActor (Bool) -> Void
  ) -> AnyObject? {
    guard let presentation = content.presentationController, presentation.delegate == nil
    else { return nil }
    let listener = DismissalListener(body)
    presentation.delegate = listener
    return listener
  }

  /// Observes the window with an invisible view inside the content's view.
  ///
  /// The content's view is loaded for this purpose. While another controller covers the content,
  /// an invisible view inside the front-most controller observes the window.
  public func presenterObserveRemoval(
    of content: ViewController, _ body: @escaping @MainActor () -> Void
  ) -> AnyObject? {
    let listener = RemovalListener(of: content, body)
    listener.listen(inside: content)
    listener.followCover()
    return listener
  }
}

/// The delegate that a presentation controller gets if the app has set none.
private final class DismissalListener: NSObject, AdaptivePresentationControllerDelegate {
  private let body: @MainActor (Bool) -> Void

  init(_ body: @escaping @MainActor (Bool) -> Void) {
    self.body = body
  }

  /// Reports a dismissal, and whether the user began it.
  ///
  /// A custom presentation has no gesture of the system. For such a presentation, a call outside
  /// an interaction was forwarded for a dismissal by the program.
  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    let content = presentationController.presentedViewController
    let isForwarded = content.modalPresentationStyle == .custom
    body(!isForwarded || content.transitionCoordinator?.initiallyInteractive == true)
  }
}
