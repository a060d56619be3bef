#if os(iOS) || os(tvOS) || os(visionOS)
  public import UIKit

  // The twin of this file is `Presentation/Binding/Window+WindowPresenter.swift`.

  extension UIWindow: WindowPresenter {
    /// The root view controller of the window.
    public var presenterRoot: UIViewController? { rootViewController }

    /// The root and the controllers presented above the root, including all their descendants.
    public var presenterControllers: [UIViewController] {
      var found: [UIViewController] = []
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

    /// The `FrontScreen` objects that invisible views in this window keep alive.
    ///
    /// A `FrontScreen` presents one controller in front of everything else in the window.
    public var presenterFronts: [AnyObject] { probes.compactMap { $0.arrival?.front } }

    /// Adds an invisible subview, called a probe, to the window.
    ///
    /// The probe keeps two objects alive: `presenter`, and `front`, the `FrontScreen` to which
    /// `presenter` belongs.
    public func presenterAttach(_ presenter: any AttachedPresenter, on front: AnyObject) {
      addSubview(PresenterProbe(for: ArrivalListener(presenter, front: front), keepsIt: true))
    }

    /// Removes the invisible subview that keeps `presenter` alive.
    public func presenterDetach(_ presenter: any AttachedPresenter) { removeProbe(of: presenter) }
  }
#endif
