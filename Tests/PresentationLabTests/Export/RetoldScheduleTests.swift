import Foundation
import Presentation
import PresentationLab
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

@MainActor @Suite("Schedules as plans") struct RetoldScheduleTests {
  /// Returns the error for a scenario in which Home presents Editor, and then changes its style.
  ///
  /// The style of the plan's Editor is the changed style.
  private func refusal(
    from style: ModalPresentationStyle, to later: ModalPresentationStyle
  ) throws -> String? {
    do {
      _ = try RetoldSchedule.plan("0.t", of: "late-style") { scenario in
        let home = ViewController("Home")
        _ = scenario.stage(home)
        scenario.may("edit") {
          let editor = ViewController("Editor")
          editor.modalPresentationStyle = style
          home.present(editor, animated: true)
          editor.modalPresentationStyle = later
        }
      }
      return nil
    } catch let refusal as RetoldSchedule.Refusal {
      return refusal.description
    }
  }

  @Test func `if the calls of a schedule cause another event, the error names this event`() throws {
    try expect(
      refusal(from: .pageSheet, to: .fullScreen),
      equals:
        "no event \"Home  viewWillDisappear(animated)\" in the schedule, which its calls alone "
        + "cause")
  }

  @Test func `if the calls of a schedule do not cause an event, the error names this event`() throws
  {
    try expect(
      refusal(from: .fullScreen, to: .pageSheet),
      equals:
        "the event \"Home  viewWillDisappear(animated)\", which the calls of the schedule alone "
        + "do not cause")
  }

  private final class Fade: NSObject, ViewControllerAnimatedTransitioning,
    ViewControllerTransitioningDelegate
  {
    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using context: (any ViewControllerContextTransitioning)?
    ) -> Double { 0 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      context.completeTransition(true)
    }
  }

  @Test func `a schedule with an animator of the app is refused`() throws {
    let refusal = try #require(throws: RetoldSchedule.Refusal.self) {
      try RetoldSchedule.plan("0.t", of: "fade") { scenario in
        let home = ViewController("Home"), editor = ViewController("Editor"), fade = Fade()
        _ = scenario.stage(home)
        scenario.may("edit") {
          editor.transitioningDelegate = fade
          home.present(editor, animated: true)
        }
      }
    }
    expect(
      refusal.description,
      equals:
        "the event \"Editor.animator  animateTransition\" of the app's own animator, which an "
        + "exported plan does not have")
  }

  @Test func `each controller that is created with the same name is a controller of the plan`()
    throws
  {
    let plan = try RetoldSchedule.plan("0.t.0.t.0.t", of: "details") { scenario in
      let stack = NavigationController(rootViewController: ViewController("Home"))
      _ = scenario.stage(stack)
      scenario.may("open or close a detail") {
        if stack.viewControllers.count > 1 {
          stack.popViewController(animated: false)
        } else {
          stack.pushViewController(ViewController("Detail"), animated: false)
        }
      }
    }
    expect(
      plan.controllers.map(\.name),
      equals: ["NavigationController #1", "Home", "Detail", "Detail #2"])
    let result = PlanPlayer().play(plan)
    expect(result.passed, "\(result.failures)")
  }

  @Test func `a schedule whose calls cause the same events is a plan`() throws {
    expect(try refusal(from: .fullScreen, to: .fullScreen) == nil)
  }
}
