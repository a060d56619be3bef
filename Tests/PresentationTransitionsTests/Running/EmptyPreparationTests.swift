import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

/// Transitions whose `prepare` returns no animator, or animators without animations.
@MainActor @Suite("Transitions without animators") struct EmptyPreparationTests {
  private final class Idle: ControllerTransition {
    var animators: [ViewPropertyAnimator] = []

    override func prepare(
      _ run: TransitionRun
    ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] { animators }
  }

  private let home = ViewController("Home")
  private let detail = ViewController("Detail")
  private let idle = Idle(duration: 0.3)

  init() { detail.customTransition = idle }

  @Test(.rule("T-10")) func `a transition without animators is completed`() throws {
    let stage = Stage(home)
    home.present(detail, animated: true)
    try stage.settle()
    expect(stage.visible == ["Home", "Detail"] && stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("A-16", "A-17"))
  func `a transition whose first animator has no animations ends in the next turn`() throws {
    let stage = Stage(home)
    let short = ViewPropertyAnimator(duration: 0.2, curve: .linear) { self.home.view.alpha = 0.5 }
    idle.animators = [ViewPropertyAnimator(duration: 0.3, curve: .linear), short]
    home.present(detail, animated: true)
    try stage.settle()
    expect(stage.world.clock.now == .zero && home.view.alpha == 0.5)
    expect(stage.visible == ["Home", "Detail"] && !detail.isBeingPresented)
    try stage.close()
  }

  @Test(.rule("A-16"), arguments: [true, false])
  func `a drag can end a transition whose animator has no animations`(finishes: Bool) throws {
    let stage = Stage(home)
    idle.animators = [ViewPropertyAnimator(duration: 0.3, curve: .linear)]
    idle.drag.begin(length: 400) { home.present(detail, animated: true) }
    stage.runTurn()
    idle.drag.update(translation: 150)
    finishes ? idle.drag.release(velocity: 1_000) : idle.drag.takeBack()
    try stage.settle()
    expect(stage.visible == (finishes ? ["Home", "Detail"] : ["Home"]))
    try stage.close()
  }
}
