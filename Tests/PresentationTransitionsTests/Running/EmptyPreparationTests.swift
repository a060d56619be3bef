import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

/// Transitions whose `prepare` returns no animator.
@MainActor @Suite("Transitions without animators") struct EmptyPreparationTests {
  private final class Idle: ControllerTransition {
    override func prepare(
      _ run: TransitionRun
    ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] { [] }
  }

  private let home = ViewController("Home")
  private let detail = ViewController("Detail")

  @Test(.rule("T-10")) func `a transition without animators is completed`() throws {
    let stage = Stage(home), idle = Idle(duration: 0.3)
    detail.customTransition = idle
    home.present(detail, animated: true)
    try stage.settle()
    #expect(stage.visible == ["Home", "Detail"] && stage.issues.isEmpty)
    try stage.close()
  }
}
