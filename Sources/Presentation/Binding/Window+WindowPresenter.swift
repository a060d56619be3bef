public import PresentationBinding

// The twin of this file is `PresentationBinding/UIKit/UIWindow+WindowPresenter.swift`.

extension Window: WindowPresenter {
  /// The root view controller.
  public var presenterRoot: ViewController? { rootViewController }

  /// Follows what is presented from the root on, and the children of each.
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

  /// Looks at the probes in this window.
  public var presenterFronts: [AnyObject] { probes.compactMap { $0.arrival?.front } }

  /// Adds a probe, which is hidden.
  public func presenterAttach(_ presenter: any AttachedPresenter, on front: AnyObject) {
    addSubview(PresenterProbe(for: ArrivalListener(presenter, front: front), keepsIt: true))
  }

  /// Removes the probe.
  public func presenterDetach(_ presenter: any AttachedPresenter) { removeProbe(of: presenter) }
}
