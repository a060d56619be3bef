import Presentation
import PresentationTesting

/// The random animators and presentation controller of one presented controller (P-119).
@MainActor final class SoakTransitioning {
  let name: String
  weak var run: SoakRun?
  var removes = false
  var wraps = false
  var presenting: SoakAnimator?
  var dismissing: SoakAnimator?
  var presentingInteractor: SoakInteractor?
  var dismissingInteractor: SoakInteractor?
  /// The transitioning delegate, whose methods may perform random operations.
  let delegate = ScriptedTransitioningDelegate()

  init(_ name: String) {
    self.name = name
    delegate.presentation = { [unowned self] presented, presenter in
      let hooks = SoakHooks(presentedViewController: presented, presenting: presenter)
      (hooks.run, hooks.removes, hooks.wraps) = (run, removes, wraps)
      run?.visit("\(name).delegate.presentationController")
      return hooks
    }
    delegate.animator = { [unowned self] _, direction in
      let isPresenting = direction == .presenting
      run?.visit(
        "\(name).delegate.animationController(\(isPresenting ? "forPresented" : "forDismissed"))")
      return isPresenting ? presenting : dismissing
    }
    delegate.interactor = { [unowned self] _, direction in
      direction == .presenting ? presentingInteractor : dismissingInteractor
    }
  }
}
