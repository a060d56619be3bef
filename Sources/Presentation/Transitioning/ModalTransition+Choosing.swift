import Foundation
import PresentationLifecycle

extension ModalTransition {
  /// Asks the transitioning delegate for an animator (P-24, P-25, P-28).
  ///
  /// If the delegate returns an animator, this method also asks for an interaction controller
  /// (T-2).
  func chooseAnimator(source: ViewController) {
    guard let (owner, delegate) = delegateProvider else { return }
    let animator =
      switch direction {
      case .presenting:
        delegate.animationController(
          forPresented: presented, presenting: presenter, source: source)
      case .dismissing: delegate.animationController(forDismissed: presented)
      }
    guard
      let animator = owner.answered(
        animator, isPresenting ? .presentAnimator : .dismissAnimator,
        unless: animator === Unimplemented.animator)
    else { return }
    take(animator)
    let interactor =
      isPresenting
      ? delegate.interactionControllerForPresentation(using: animator)
      : delegate.interactionControllerForDismissal(using: animator)
    self.interactor = owner.answered(
      interactor, isPresenting ? .presentInteractor : .dismissInteractor,
      unless: interactor === Unimplemented.interactor)
  }

  /// The style of the system's own animation: that of the presented controller's
  /// `preferredTransition`, else of its `modalTransitionStyle`.
  var transitionStyle: ModalTransitionStyle {
    let preferred =
      world?.system.supportsZoom == true ? styleProvider.preferredTransition?.style : nil
    return preferred ?? styleProvider.modalTransitionStyle
  }

  /// The transitioning delegate that supplies the transition, and the controller that has this
  /// delegate.
  private var delegateProvider: (ViewController, any ViewControllerTransitioningDelegate)? {
    let provider = styleProvider
    return provider.transitioningDelegate.map { (provider, $0) }
  }

  /// The controller whose transition style and transitioning delegate are used.
  ///
  /// This is usually the presented controller. It is the presenter if these three conditions hold
  /// (P-7):
  ///
  /// - The style is `currentContext`.
  /// - The presenter's `definesPresentationContext` is true.
  /// - The presenter's `providesPresentationContextTransitionStyle` is true.
  private var styleProvider: ViewController {
    let isProvided =
      presenter.definesPresentationContext && presenter.providesPresentationContextTransitionStyle
      && presented.modalPresentationStyle == .currentContext
    return isProvided ? presenter : presented
  }
}

extension ViewController {
  /// Records a call of an optional delegate method and its result, and returns the result.
  ///
  /// If the delegate does not implement the method, records nothing and returns nil.
  final func answered<Answer>(
    _ answer: Answer?, _ query: TraceEvent.Query, unless isUnimplemented: Bool
  ) -> Answer? {
    if isUnimplemented { return nil }
    if let world { record(.query(query, answer: answer.map(world.recorder.answer)), as: .delegate) }
    return answer
  }
}

/// The results of the default implementations of optional delegate methods.
///
/// These results are not nil, to distinguish them from a nil that the app's implementation returns.
@MainActor package enum Unimplemented {
  package static let animator: any ViewControllerAnimatedTransitioning = Nobody()
  package static let interactor: any ViewControllerInteractiveTransitioning = Nobody()
  package static let presentation = PresentationController(
    presentedViewController: nobody, presenting: nil)
  static let interruptible: any ViewImplicitlyAnimating = NoAnimation()
  private static let nobody = ViewController("nobody")

  private final class Nobody: ViewControllerAnimatedTransitioning,
    ViewControllerInteractiveTransitioning
  {
    func transitionDuration(
      using context: (any ViewControllerContextTransitioning)?
    ) -> Double { 0 }
    func animateTransition(using context: any ViewControllerContextTransitioning) {}
    func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {}
  }
}

/// An animator that does nothing, which the default `interruptibleAnimator(using:)` returns.
private final class NoAnimation: ViewImplicitlyAnimating {
  let state = ViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: ViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  func addAnimations(_ animation: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {}
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
