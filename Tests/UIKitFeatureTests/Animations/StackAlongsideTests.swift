import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Animations that the root of a presented stack registers.
@MainActor @Suite("Animations beside the presentation of a stack") struct StackAlongsideTests {
  private final class Root: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let isAccepted = transitionCoordinator?.animate(
        alongsideTransition: { [weak self] _ in
          self?.heard.append("beside")
          self?.view.alpha = 0.5
        },
        completion: { [weak self] _ in self?.heard.append("end") })
      heard.append(isAccepted == true ? "accepted" : "refused")
    }
  }

  private final class Animator: PresentationAnimator {
    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { context.completeTransition(true) }
    }
  }

  @Test func `the root of a presented stack animates beside the app's animator`() throws {
    let home = PlainViewController(title: "Home"), root = Root(), stage = Stage(home)
    let stack = UINavigationController(rootViewController: root), animator = Animator(duration: 0.5)
    (stack.modalPresentationStyle, stack.transitioningDelegate) = (.fullScreen, animator)
    home.present(stack, animated: true)
    stage.runTurn()
    stage.advance(by: .milliseconds(250))
    let alpha = root.view.layer.presentation().map { Double($0.opacity) } ?? 1
    expect(root.heard == ["accepted", "beside"] && alpha > 0.5 && alpha < 1)
    try stage.settle()
    expect(root.heard, equals: ["accepted", "beside", "end"])
    try stage.close()
  }

  @Test func `the root of a presented stack animates beside the presentation`() throws {
    let home = PlainViewController(title: "Home"), root = Root(), stage = Stage(home)
    home.present(UINavigationController(rootViewController: root), animated: true)
    stage.runTurn()
    expect(root.heard == ["accepted", "beside"] && root.view.alpha == 0.5)
    stage.advance(by: .milliseconds(250))
    let alpha = root.view.layer.presentation().map { Double($0.opacity) } ?? 1
    expect(alpha > 0.5 && alpha < 1)
    try stage.settle()
    expect(root.heard, equals: ["accepted", "beside", "end"])
    try stage.close()
  }
}
