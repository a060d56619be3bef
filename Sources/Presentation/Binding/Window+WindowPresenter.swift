public import PresentationBinding

// The twin of this file is `PresentationBinding/UIKit/UIWindow+WindowPresenter.swift`.

extension Window: WindowPresenter {
  /// The root view controller.
  public var presenterRoot: ViewController? { rootViewController }

  /// The root, the controllers presented above the root, and the children of all of them.
  public var presenterControllers: [ViewController] {
    var found: [ViewController] = []
    var layer = rootViewController
    while let controller = layer {
      var inside = [controller]
      while let next = inside.popLast() {
        found.append(next)
        inside += next.children
      }
      layer = controller.presentedViewController
    }
    return found
  }

  /// The front screens that the probes in this window have stored.
  public var presenterFronts: [AnyObject] { probes.compactMap { $0.arrival?.front } }

  /// Adds an invisible probe that keeps the presenter alive.
  public func presenterAttach(_ presenter: any AttachedPresenter, on front: AnyObject) {
    addSubview(PresenterProbe(for: ArrivalListener(presenter, front: front), keepsIt: true))
  }

  /// Removes the probe of `presenter`.
  public func presenterDetach(_ presenter: any AttachedPresenter) { removeProbe(of: presenter) }
}
