import Presentation
import PresentationTesting
import PresentationTransitions
import TestSupport
import Testing

/// Transitions whose `prepare` returns animators that have nothing to do.
@MainActor @Suite("Transitions without animations") struct EmptyPreparationTests {
  private final class Idle: ControllerTransition {
    let animators: [ViewPropertyAnimator]

    init(_ animators: [ViewPropertyAnimator]) {
      self.animators = animators
      super.init(duration: 0.3)
    }

    override func prepare(
      _ run: TransitionRun
    ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] { animators }
  }

  private let home = ViewController("Home")
  private let detail = ViewController("Detail")

  @Test(.rule("T-10"), arguments: [0, 1])
  func `a transition without animations is completed`(count: Int) throws {
    let stage = Stage(home)
    let idle = Idle((0..<count).map { _ in ViewPropertyAnimator(duration: 0.3, curve: .linear) })
    detail.customTransition = idle
    home.present(detail, animated: true)
    try stage.settle()
    #expect(stage.visible == ["Home", "Detail"] && stage.issues.isEmpty)
    try stage.close()
  }
}
