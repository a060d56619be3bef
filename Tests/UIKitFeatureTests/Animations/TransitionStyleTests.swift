import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Transition styles") struct TransitionStyleTests {
  private let home = PlainViewController(title: "Home")
  private let next = PlainViewController(title: "Next")
  private let stage: Stage

  init() {
    stage = Stage(home)
    next.modalPresentationStyle = .fullScreen
  }

  private func present() -> (alpha: CGFloat, y: CGFloat) {
    home.present(next, animated: true)
    stage.advance(by: .milliseconds(100))
    let values = next.view.presentationValues()
    return (values.alpha, values.frame.minY)
  }

  @Test func `coverVertical moves the presented view, and crossDissolve fades the view`() throws {
    let covering = present()
    expect(covering.alpha == 1 && covering.y > 100)
    try stage.settle()
    home.dismiss(animated: false)
    try stage.settle()
    next.modalTransitionStyle = .crossDissolve
    let fading = present()
    expect(fading.alpha > 0 && fading.alpha < 1 && fading.y == 0)
    try stage.settle()
    home.dismiss(animated: true)
    stage.advance(by: .milliseconds(100))
    expect(next.view.presentationValues().alpha < 1)
    try stage.settle()
    expect(stage.issues.isEmpty && stage.visible == ["Home"])
  }

  @Test func `a preferred transition comes before the transition style`() throws {
    next.modalTransitionStyle = .flipHorizontal
    next.preferredTransition = .crossDissolve
    let fading = present()
    expect(fading.alpha > 0 && fading.alpha < 1 && fading.y == 0)
    try stage.settle()
    home.dismiss(animated: false)
    try stage.settle()
    next.preferredTransition = .coverVertical
    let covering = present()
    expect(covering.alpha == 1 && covering.y > 100)
    try stage.settle()
    expect(stage.issues.isEmpty)
    for other in [UIViewController.Transition.flipHorizontal, .partialCurl] {
      home.dismiss(animated: false)
      try stage.settle()
      next.preferredTransition = other
      expect(present() == (1, 0))
      try stage.settle()
    }
    expect(stage.issues.map(\.code), equals: [.notModelled, .notModelled])
  }

  @Test func `the options of a zoom keep their dimming`() {
    let options = UIViewController.Transition.ZoomOptions(), blur = UIBlurEffect(style: .dark)
    options.dimmingColor = .black
    options.dimmingVisualEffect = blur
    expect(options.dimmingVisualEffect === blur && options.dimmingColor == .black)
  }

  @Test
  func `flipHorizontal is reported once as not modeled, and the transition still ends`() throws {
    next.modalTransitionStyle = .flipHorizontal
    expect(present() == (1, 0))
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.issues.map(\.code) == [.notModelled] && stage.visible == ["Home"])
  }

  @Test func `each style of a UIView transition is reported once as not modeled`() throws {
    let one = UIView(), two = UIView()
    home.view.addSubview(one)
    stage.world.use {
      for _ in 0..<2 {
        UIView.transition(
          with: one, duration: 1, options: [.transitionFlipFromLeft, .curveLinear], animations: nil)
        UIView.transition(from: one, to: two, duration: 1, options: .transitionCrossDissolve)
        UIView.transition(with: home.view, duration: 1, animations: nil)
      }
    }
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.notModelled, .notModelled])
    expect(stage.issues.first?.message.contains("flip from the left") == true)
  }

  @Test(.rule("P-18"))
  func `a transitioning delegate can create a presentation controller from a metatype`() throws {
    final class Dimmed: UIPresentationController {
      required override init(
        presentedViewController: UIViewController, presenting: UIViewController?
      ) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
      }
    }
    final class Maker: NSObject, UIViewControllerTransitioningDelegate {
      let type = Dimmed.self
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        type.init(presentedViewController: presented, presenting: presenting)
      }
    }
    let maker = Maker()
    (next.modalPresentationStyle, next.transitioningDelegate) = (.custom, maker)
    home.present(next, animated: true)
    try stage.settle()
    expect(next.presentationController is Dimmed && stage.visible == ["Home", "Next"])
  }
}
