import Foundation
import Presentation
import PresentationTesting
import Testing

// Every Swift example of README.md stands here to the letter; spacing is free.

@MainActor @Test func `the sheet covers, and Home hears nothing`() throws {
  let home = ViewController("Home"), editor = ViewController("Editor"), stage = Stage(home)
  home.present(editor, animated: true)
  try stage.settle()
  #expect(stage.visible == ["Home", "Editor"])
  try stage.trace.expect(
    """
    0.000  1   Home                 present(Editor, animated)
               Editor               viewDidLoad
           1+  Editor.presentation  presentationTransitionWillBegin
               Editor               viewWillAppear(animated)
               Editor               viewIsAppearing(animated)
    0.500  2   Editor.transition    completeTransition(true)
               Editor.presentation  presentationTransitionDidEnd(true)
               Editor               viewDidAppear(animated)
    """)
  try stage.close()
}

final class FadeIn: ViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    view.alpha = 0
    View.animate(withDuration: 0.25) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
