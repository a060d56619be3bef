/// The system's presentation controller for a custom presentation that is shown in an adapted style
/// (P-32a).
final class AdaptedPresentationController: PresentationController {
  private weak var custom: PresentationController?

  init(of custom: PresentationController) {
    self.custom = custom
    super.init(
      presentedViewController: custom.presentedViewController, presenting: custom.presenter)
  }

  override var presentationStyle: ModalPresentationStyle {
    custom?.effectiveStyle ?? super.presentationStyle
  }

  override var presentedViewController: ViewController {
    custom?.presentedViewController ?? super.presentedViewController
  }

  override var presentingViewController: ViewController {
    custom?.presentingViewController ?? super.presentingViewController
  }

  override var containerView: View? {
    get { custom?.containerView }
    set { super.containerView = newValue }
  }
}

extension PresentationController {
  /// The object that determines the presentation in its current style.
  ///
  /// This is the presentation controller itself, unless it is a custom one whose style was adapted
  /// (P-32a).
  package final var manager: PresentationController {
    presentationStyle == .custom && adaptedStyle != nil ? adapted : self
  }
}
