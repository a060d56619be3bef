import Presentation
import PresentationTesting

/// Delegates of presentation controllers, with random return values (P-60 to P-65c).
///
/// The delegates' methods may perform random operations.
extension SoakCast {
  static func adaptiveDelegate(
    of name: String, _ style: ModalPresentationStyle, mayDismiss: Bool,
    in run: @escaping () -> SoakRun?
  ) -> ScriptedAdaptiveDelegate {
    let visit = { (callback: String) -> Void in run()?.visit("\(name).\(callback)") }
    let delegate = ScriptedAdaptiveDelegate()
    delegate.style = { _ in
      visit("adaptivePresentationStyle")
      return style
    }
    delegate.willPresent = { _ in visit("willPresentWithAdaptiveStyle") }
    delegate.shouldDismiss = {
      visit("presentationControllerShouldDismiss")
      return mayDismiss
    }
    delegate.willDismiss = { controller in
      let presented = controller.presentedViewController
      let journal = run()?.journal
      journal?.willDismisses += 1
      journal?.expect(
        presented.isBeingDismissed && presented.transitionCoordinator != nil, "P-62",
        "\(name).presentationControllerWillDismiss was called outside a dismissal")
      visit("presentationControllerWillDismiss")
    }
    delegate.didDismiss = { controller in
      let presented = controller.presentedViewController
      let journal = run()?.journal
      journal?.didDismisses += 1
      // A callback before this one may have given the controller a parent that is presented.
      journal?.expect(
        controller.presentingViewController.presentedViewController !== presented, "P-63",
        "\(name).presentationControllerDidDismiss was called before the end")
      visit("presentationControllerDidDismiss")
    }
    delegate.didAttemptToDismiss = { _ in visit("presentationControllerDidAttemptToDismiss") }
    return delegate
  }
}
