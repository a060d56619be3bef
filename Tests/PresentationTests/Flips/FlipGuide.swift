import Presentation
import PresentationTesting

/// The delegate of a scenario's stacks, which logs its calls.
@MainActor final class FlipGuide {
  weak var scene: Scene?
  /// The way in which this delegate's animators end; nil for the system's transition.
  var ending: ScriptedEnding?
  /// Whether the scenario controls the next transition that has an animator, as a gesture does.
  var steersNext = false
  let delegate = ScriptedStackDelegate()

  init() {
    delegate.willShow = { [unowned self] in scene?.moment("\($1.name).willShow") }
    delegate.didShow = { [unowned self] in scene?.moment("\($1.name).didShow") }
    delegate.animator = { [unowned self] _, operation, outgoing, incoming in
      scene?.moment("\(incoming.name).asked for \(operation)")
      let mover = (operation == .push ? incoming : outgoing) as? FlipProbe
      guard let ending, let mover else { return nil }
      return ProbeAnimator(mover, ending, places: true)
    }
    delegate.interactor = { [unowned self] _, animator in
      defer { steersNext = false }
      return steersNext ? animator as? any ViewControllerInteractiveTransitioning : nil
    }
  }
}
