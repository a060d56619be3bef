import Presentation
import PresentationTesting

/// The delegate of a scenario's tabs, which logs its calls.
@MainActor final class FlipTabGuide {
  weak var scene: Scene?
  /// The way in which this delegate's animators end; nil for no animator.
  var ending: ScriptedEnding?
  /// The controller whose name animators log; nil for the selected controller.
  weak var mover: FlipProbe?
  /// Whether the scenario controls the next transition, as a gesture does.
  var steersNext = false
  let delegate = ScriptedTabsDelegate()

  init() {
    delegate.shouldSelect = { [unowned self] in
      scene?.moment("\($1.name).shouldSelect")
      return true
    }
    delegate.didSelect = { [unowned self] in scene?.moment("\($1.name).didSelect") }
    delegate.animator = { [unowned self] _, _, incoming in
      scene?.moment("\(incoming.name).asked for animator")
      guard let ending, let probe = mover ?? incoming as? FlipProbe else { return nil }
      return ProbeAnimator(probe, ending, places: true)
    }
    delegate.interactor = { [unowned self] animator in
      defer { steersNext = false }
      return steersNext ? animator as? any ViewControllerInteractiveTransitioning : nil
    }
  }
}
