/// A transitioning delegate that is created from a presentation controller and animators.
///
/// ```swift
/// menu.customTransition = CustomTransition(presentation: Drawer.init, animator: SlideIn())
/// ```
@MainActor public final class CustomTransition: ViewControllerTransitioningDelegate {
  /// A closure that creates a presentation controller.
  ///
  /// The arguments are the presented controller and its presenter. The presenter may be nil.
  public typealias Presentation =
    @MainActor (ViewController, ViewController?) -> PresentationController

  private let presentation: Presentation?
  private let presenting: (any ViewControllerAnimatedTransitioning)?
  private let dismissing: (any ViewControllerAnimatedTransitioning)?

  /// Creates a transitioning delegate.
  ///
  /// If an argument is nil, the system's presentation controller or animation is used instead.
  ///
  /// - Parameters:
  ///   - presentation: Creates the presentation controller.
  ///   - animator: Animates the presentation.
  ///   - dismissal: Animates the dismissal.
  public init(
    presentation: Presentation? = nil,
    animator: (any ViewControllerAnimatedTransitioning)? = nil,
    dismissal: (any ViewControllerAnimatedTransitioning)? = nil
  ) {
    (self.presentation, presenting, dismissing) = (presentation, animator, dismissal)
  }

  /// Returns the presentation controller that the initializer's closure `presentation` creates.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    presentation?(presented, presenting)
  }

  /// Returns the animator of the presentation.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    self.presenting
  }

  /// Returns the animator of the dismissal.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    dismissing
  }
}
