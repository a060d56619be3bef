import Foundation
import PresentationLifecycle

/// The view with which a navigation or tab bar controller shows a child that presents a controller
/// in its own presentation context (C-18a).
///
/// The wrapper contains the child's view and the container views of these presentations. Therefore
/// the presentations leave the screen and come back together with the child.
final class WrapperView: View {}

extension ViewController {
  /// The view with which a container shows this child: the wrapper if there is one, or else the
  /// controller's view.
  ///
  /// The first access loads the controller's view.
  final var outerView: View! {
    loadViewIfNeeded()
    return outerViewIfLoaded
  }

  /// The ``outerView`` if the controller's view is loaded, else nil.
  final var outerViewIfLoaded: View? { wrapper ?? loadedView }

  /// The view around this controller's view and the presentations in its context (C-18a).
  final var wrapper: WrapperView? {
    guard mayHoldOthers else { return nil }
    if let wrapper = loadedView?.superview as? WrapperView { return wrapper }
    // The presentation may have removed this controller's view from the wrapper.
    return presents ? ownPresented?.ownPresentationController?.wrapper : nil
  }

  /// Whether a presentation in this controller's context has removed the controller's view from the
  /// wrapper.
  final var isCoveredInContext: Bool {
    guard let view = loadedView, let wrapper else { return false }
    return !view.isDescendant(of: wrapper)
  }

  /// Returns the view to which the container views of presentations in this controller's context
  /// are added.
  ///
  /// This is the superview of the controller's view. If a navigation or tab bar controller shows
  /// this controller without a wrapper, this method puts the view into a new wrapper first. It does
  /// the same if a callback of the presentation has made the container show another controller.
  final func superviewForContext() -> View? {
    guard let view = loadedView else { return nil }
    let superview = view.superview
    guard let parent = ownParent, parent.navigation != nil || parent.tabbing != nil,
      let space = parent.spaceForChildren, superview == nil || superview === space
    else { return superview }
    let wrapper = WrapperView("", frame: space.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview?.insertSubview(wrapper, belowSubview: view)
    wrapper.addSubview(view)
    return wrapper
  }

  /// The controller that this controller presents in a presentation context; nil if there is none.
  final var presentedInContext: ViewController? {
    guard presents, let presented = ownPresented,
      presented.ownPresentationController?.isInContext == true
    else { return nil }
    return presented
  }
}
