import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The place at which scripted animators add the appearing view.
@Suite("Appearing views of scripted animators")
@MainActor struct AppearingViewTests {
  /// An animator that adds the appearing view, and records the names of all views, from
  /// back to front.
  private final class Recorder: ViewControllerAnimatedTransitioning {
    var names: [String] = []

    func transitionDuration(
      using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.3
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      context.addAppearingView()
      names = context.containerView.subviews.map(\.printedName)
      ScriptedEnding.now(true).play(in: context) { _ in }
    }
  }

  /// Returns the names of the views in a transition, from back to front.
  ///
  /// - Parameter change: Begins the transition in a stack of `A` and `B`.
  private func views(
    when change: (NavigationController, ViewController) -> Void
  ) throws -> [String] {
    let (first, recorder) = (ViewController("A"), Recorder())
    let stack = NavigationController(rootViewController: first)
    stack.pushViewController(ViewController("B"), animated: false)
    let delegate = ScriptedStackDelegate()
    delegate.animator = { _, _, _, _ in recorder }
    stack.delegate = delegate
    let stage = Stage(stack)
    change(stack, first)
    try stage.settle()
    return recorder.names
  }

  @Test func `a pushed controller's view is added in front of the covered view`() throws {
    let names = try views { stack, _ in
      stack.pushViewController(ViewController("C"), animated: true)
    }
    expect(names, equals: ["B.view", "C.view"])
  }

  @Test
  func `when setViewControllers replaces the top controller, the new view is in front`() throws {
    let names = try views { stack, first in
      stack.setViewControllers([first, ViewController("C")], animated: true)
    }
    expect(names, equals: ["B.view", "C.view"])
  }

  @Test func `a pop adds the revealed controller's view behind the popped view`() throws {
    let names = try views { stack, _ in stack.popViewController(animated: true) }
    expect(names, equals: ["A.view", "B.view"])
  }
}
