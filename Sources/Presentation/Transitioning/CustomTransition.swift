/// A transitioning delegate made of parts: a presentation controller, and animators.
///
/// ```swift
/// menu.customTransition = CustomTransition(presentation: Drawer.init, animator: SlideIn())
/// ```
@MainActor public final class CustomTransition: ViewControllerTransitioningDelegate {
  /// Makes the presentation controller for the presented controller and its presenter, if known.
  public typealias Presentation =
    @MainActor (ViewController, ViewController?) -> PresentationController

  private let presentation: Presentation?
  private let presenting: (any ViewControllerAnimatedTransitioning)?
  private let dismissing: (any ViewControllerAnimatedTransitioning)?

  /// Creates a delegate of the given parts; the system supplies the parts that are nil.
  ///
  /// - Parameters:
  ///   - presentation: Makes the presentation controller.
  ///   - animator: Animates the presentation.
  ///   - dismissal: Animates the dismissal.
  public init(
    presentation: Presentation? = nil,
    animator: (any ViewControllerAnimatedTransitioning)? = nil,
    dismissal: (any ViewControllerAnimatedTransitioning)? = nil
  ) {
    (self.presentation, presenting, dismissing) = (presentation, animator, dismissal)
  }

  /// Returns the result of `presentation`.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    presentation?(presented, presenting)
  }

  /// The animator of the presentation.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    self.presenting
  }

  /// The animator of the dismissal.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    dismissing
  }
}
