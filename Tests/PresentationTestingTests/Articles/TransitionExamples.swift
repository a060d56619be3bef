import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions
import Testing

// The Swift examples of the article Writing a transition, word for word; only spacing may differ.

@MainActor final class DropTransition: ControllerTransition {
  override func prepare(
    _ run: TransitionRun
  ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    let animator = ViewPropertyAnimator(duration: duration, curve: .easeInOut)
    let above = CGAffineTransform(translationX: 0, y: -run.container.bounds.height)
    switch run.direction {
    case .coming:
      run.view.transform = above
      animator.addAnimations { run.view.transform = .identity }
    case .going:
      animator.addAnimations { run.view.transform = above }
    }
    return [animator]
  }
}

@MainActor @Test
func `after a canceled interactive pop, the pushed screen is still in place`() throws {
  let list = ViewController("List"), detail = ViewController("Detail")
  let stack = NavigationController(rootViewController: list), stage = Stage(stack)
  let drop = DropTransition(duration: 0.5)
  stack.delegate = drop

  stack.pushViewController(detail, animated: true)
  stage.runTurn()
  #expect(detail.view.presentationValues().frame.minY == -844)
  stage.advance(by: .milliseconds(250))
  #expect(abs(detail.view.presentationValues().frame.minY + 422) < 1e-9)
  try stage.settle()

  drop.drag.begin(length: 844) { stack.popViewController(animated: true) }
  stage.runTurn()
  drop.drag.update(translation: 211)
  #expect(abs(detail.view.presentationValues().frame.minY + 211) < 1e-9)
  drop.drag.release(velocity: -500)  // The finger moves back toward its start.
  try stage.settle()
  #expect(stack.topViewController === detail)
  #expect(detail.view.transform == .identity)
  try stage.close()
}

@MainActor @Test func `a drag can reverse a running presentation`() throws {
  let home = ViewController("Home"), detail = ViewController("Detail"), stage = Stage(home)
  let drop = DropTransition(duration: 0.5)
  detail.customTransition = drop
  home.present(detail, animated: true)
  stage.advance(by: .milliseconds(100))
  drop.drag.grab(length: 844)
  drop.drag.takeBack()
  try stage.settle()
  #expect(home.presentedViewController == nil)
  #expect(detail.view.transform == .identity)
  try stage.close()
}

@MainActor final class SpotlightTransition: ControllerTransition {
  override func prepare(
    _ run: TransitionRun
  ) throws(TransitionRun.Missing) -> [ViewPropertyAnimator] {
    run.below?.layoutIfNeeded()
    guard let button = run.other.view.subviews.first, let spot = run.frame(of: button) else {
      throw run.missing("a button")
    }
    run.restorer.hide(button)
    let isComing = run.direction == .coming, whole = run.container.bounds
    let light = View("light", frame: isComing ? spot : whole)
    run.restorer.add(light, to: run.container)
    run.view.alpha = isComing ? 0 : 1
    let animator = ViewPropertyAnimator(duration: duration, dampingRatio: 0.8) {
      light.frame = isComing ? whole : spot
      run.view.alpha = isComing ? 1 : 0
    }
    return [animator]
  }
}

@MainActor @Test
func `a spotlight transition hides the button only while the transition runs`() throws {
  let home = ViewController("Home"), detail = ViewController("Detail"), stage = Stage(home)
  let button = View("button", frame: CGRect(x: 20, y: 700, width: 80, height: 40))
  home.view.addSubview(button)
  detail.customTransition = SpotlightTransition(duration: 0.5)
  home.present(detail, animated: true)
  stage.advance(by: .milliseconds(100))
  #expect(button.isHidden)
  try stage.settle()
  #expect(!button.isHidden)
  #expect(detail.view.superview?.subviews.count == 1)  // The light was removed.

  detail.dismiss(animated: false)
  try stage.settle()
  button.removeFromSuperview()
  home.present(detail, animated: true)
  stage.runTurn()
  #expect(stage.visible == ["Home", "Detail"])
  #expect(stage.issues.map(\.code) == [.transitionMisses])
  try stage.close()
}

@MainActor @Test func `a detail screen slides in from the right`() throws {
  let home = ViewController("Home"), detail = ViewController("Detail"), stage = Stage(home)
  detail.customTransition = SlideTransition(from: .right)
  home.present(detail, animated: true)
  stage.runTurn()
  #expect(detail.view.presentationValues().frame.minX == 390)
  try stage.settle()
  #expect(stage.visible == ["Home", "Detail"])
  try stage.close()
}
