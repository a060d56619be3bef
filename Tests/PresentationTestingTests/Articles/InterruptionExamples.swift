import Foundation
import Presentation
import PresentationTesting
import Testing

// The Swift examples of the article Interruption, word for word; only spacing may differ.

@MainActor @Test func `a moving card is paused and animated back to its start`() throws {
  let home = ViewController("Home"), stage = Stage(home)
  let card = View("card", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  home.view.addSubview(card)
  try stage.world.use {
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { card.center.x += 200 }
    animator.startAnimation()
    stage.advance(by: .milliseconds(600))
    #expect(card.center.x == 250)
    #expect(abs(card.presentationValues().center.x - 170) < 1e-9)

    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    #expect(abs(card.presentationValues().center.x - 100) < 1e-9)

    animator.isReversed = true
    animator.startAnimation()
    try stage.settle()
    #expect(card.center.x == 50)
  }
  try stage.close()
}

@MainActor final class SlideUp: NSObject, ViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> TimeInterval
  {
    0.4
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let menu = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(menu)
    menu.frame.origin.y = 844
    View.animate(withDuration: 0.4, options: .curveLinear) {
      menu.frame.origin.y = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor final class DrivenByGesture: NSObject, ViewControllerTransitioningDelegate {
  let interaction = PercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    SlideUp()
  }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    interaction
  }
}

@MainActor @Test
func `after a canceled interactive presentation, the menu is not on screen`() throws {
  let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
  let delegate = DrivenByGesture()
  menu.modalPresentationStyle = .custom
  menu.transitioningDelegate = delegate
  home.present(menu, animated: true)
  stage.runTurn()
  delegate.interaction.update(0.5)
  #expect(abs(menu.view.presentationValues().frame.origin.y - 422) < 1e-9)
  delegate.interaction.cancel()
  stage.advance(by: .milliseconds(200))
  try stage.settle()
  #expect(home.presentedViewController == nil)
  #expect(stage.visible == ["Home"])
  try stage.close()
}

@MainActor @Test func `a swipe back interrupts a push only with SystemBehavior.fluid`() throws {
  for system in [SystemBehavior.modern, .fluid] {
    let stack = NavigationController(rootViewController: ViewController("Albums"))
    let rome = ViewController("Rome"), stage = Stage(stack, system: system)
    stack.pushViewController(rome, animated: true)
    stage.advance(by: .milliseconds(100))
    let swipe = stage.user.swipeBack()
    let interrupts = system == .fluid
    #expect(stack.topViewController?.name == (interrupts ? "Albums" : "Rome"))
    swipe.release(velocity: 500)
    try stage.settle()
    #expect(stage.visible.last == (interrupts ? "Albums" : "Rome"))
    try stage.close()
  }
}
