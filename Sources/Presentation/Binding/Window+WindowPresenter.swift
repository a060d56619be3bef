public import PresentationBinding

// The twin of this file is `PresentationBinding/UIKit/UIWindow+WindowPresenter.swift`.

extension Window: WindowPresenter {
  /// The root view controller.
  public var presenterRoot: ViewController? { rootViewController }

  /// The controllers of the window: the root, the controllers presented above it, and the children
  /// of all these.
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

  /// The `FrontScreen` objects of the presenters that are attached to this window.
  public var presenterFronts: [AnyObject] { probes.compactMap { $0.arrival?.front } }

  /// Attaches a presenter by adding a hidden probe to this window.
  public func presenterAttach(_ presenter: any AttachedPresenter, on front: AnyObject) {
    addSubview(PresenterProbe(for: ArrivalListener(presenter, front: front), keepsIt: true))
  }

  /// Detaches a presenter by removing its probe.
  public func presenterDetach(_ presenter: any AttachedPresenter) { removeProbe(of: presenter) }
}
