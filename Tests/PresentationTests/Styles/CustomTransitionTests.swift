import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

private final class Drawer: PresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 0, width: 280, height: 844)
  }
}

private final class SlideIn: ViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> TimeInterval
  { 0.25 }
  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let menu = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(menu)
    menu.frame.origin.x = -280
    View.animate(withDuration: 0.25) {
      menu.frame.origin.x = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A transitioning delegate that implements only `animationController(forPresented:)`.
private final class OnlyAnimates: ViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { SlideIn() }
}

@Suite("Custom transitions")
@MainActor struct CustomTransitionTests {
  @Test(.rule("P-24", "P-26", "P-27"))
  func `a presentation with a custom presentation controller and animator has the expected trace`()
    throws
  {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    menu.customTransition = CustomTransition(presentation: Drawer.init, animator: SlideIn())
    home.present(menu, animated: true)
    try stage.settle()
    try stage.trace.expect(
      """
         0.000    1   Home                present(Menu, animated)
         0.000    1   Menu.delegate       presentationController(forPresented) -> Drawer
         0.000    1   Menu.delegate       animationController(forPresented) -> SlideIn
         0.000    1   Menu                viewDidLoad
         0.000    1+  Menu.presentation   presentationTransitionWillBegin
         0.000    1+  Menu                viewWillAppear(animated)
         0.000    1+  Menu.animator       animateTransition
         0.000    1+  Menu                viewIsAppearing(animated)
         0.250    2   Menu.transition     completeTransition(true)
         0.250    2   Menu.presentation   presentationTransitionDidEnd(true)
         0.250    2   Menu                viewDidAppear(animated)
         0.250    2   Menu.animator       animationEnded(true)
      """)
  }

  @Test
  func `only the verbose trace contains layout callbacks`() throws {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    menu.customTransition = CustomTransition(presentation: Drawer.init, animator: SlideIn())
    home.present(menu, animated: true)
    try stage.settle()
    let events = stage.trace.verbose.lines.map(\.event)
    expect(events.contains("containerViewWillLayoutSubviews"))
    expect(events.contains("viewDidLayoutSubviews"))
    expect(!stage.trace.lines.map(\.event).contains("viewDidLayoutSubviews"))
  }

  @Test func `customTransition sets the custom style and keeps the transition alive`() throws {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    menu.customTransition = CustomTransition(presentation: Drawer.init)
    expect(menu.modalPresentationStyle, equals: .custom)
    expect(menu.transitioningDelegate === menu.customTransition)
    home.present(menu, animated: true)
    try stage.settle()
    expect(menu.presentationController is Drawer)
    expect(home.view.window != nil)
  }

  @Test(.rule("P-25", "P-28"))
  func `customTransition can have an animator for only the presentation or only the dismissal`()
    throws
  {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    let coming = SceneAnimator(), going = SceneAnimator()
    menu.customTransition = CustomTransition(animator: coming)
    home.present(menu, animated: true)
    try stage.settle()
    expect((coming.starts, coming.endings) == (1, [true]))
    menu.customTransition = CustomTransition(dismissal: going)
    home.dismiss(animated: true)
    try stage.settle()
    expect((going.starts, going.endings) == (1, [true]))
    home.present(menu, animated: true)
    try stage.settle()
    expect((coming.starts, going.starts) == (1, 1))
    expect(home.presentedViewController === menu)
  }

  @Test(.rule("P-24", "P-25"))
  func `the trace omits methods that the transitioning delegate does not implement`() throws {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    let delegate = OnlyAnimates()
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = delegate
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      stage.sceneLines(of: "Menu.delegate"),
      equals: [
        "Menu.delegate animationController(forPresented) -> SlideIn"
      ])
  }

  @Test(.rule("P-24", "P-25", "T-2"))
  func `the trace includes methods of the transitioning delegate that return nil`() throws {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    let delegate = SceneDelegate()
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = delegate
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(
      stage.sceneLines(of: "Menu.delegate"),
      equals: [
        "Menu.delegate presentationController(forPresented) -> nil",
        "Menu.delegate animationController(forPresented) -> nil",
        "Menu.delegate animationController(forDismissed) -> nil",
      ])
    expect(menu.presentationController.map { type(of: $0) } == PresentationController.self)
  }

  @Test(.rule("P-21", "T-1"))
  func `without animation, present and dismiss do not ask the delegate for an animator`()
    throws
  {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    let delegate = SceneDelegate()
    delegate.presenting = SceneAnimator()
    menu.transitioningDelegate = delegate
    menu.modalPresentationStyle = .fullScreen
    home.present(menu, animated: false)
    try stage.settle()
    home.dismiss(animated: false)
    try stage.settle()
    expect(delegate.questions, equals: [])
  }

  @Test(.rule("P-24"))
  func `the delegate is asked for a presentation controller only if the style is custom`() throws {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    let delegate = SceneDelegate()
    menu.transitioningDelegate = delegate
    menu.modalPresentationStyle = .pageSheet
    home.present(menu, animated: true)
    try stage.settle()
    expect(delegate.questions, equals: ["present animator"])
  }

  @Test(.rule("P-103"), arguments: [true, false])
  func `a presentation controller can send appearance callbacks to a presenter that stays visible`(
    animated: Bool
  ) throws {
    let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
    menu.customTransition = CustomTransition(presentation: { presented, presenting in
      let made = ScenePresentation(presentedViewController: presented, presenting: presenting)
      made.whenPresentationBegins = {
        home.beginAppearanceTransition(false, animated: animated)
      }
      made.whenPresentationEnds = { _ in home.endAppearanceTransition() }
      made.whenDismissalBegins = { home.beginAppearanceTransition(true, animated: animated) }
      made.whenDismissalEnds = { _ in home.endAppearanceTransition() }
      return made
    })
    home.present(menu, animated: animated)
    try stage.settle()
    home.dismiss(animated: animated)
    try stage.settle()
    let flag = animated ? "(animated)" : ""
    expect(
      stage.sceneAppearances(of: "Home"),
      equals: [
        "Home viewWillDisappear\(flag)", "Home viewDidDisappear\(flag)",
        "Home viewWillAppear\(flag)", "Home viewDidAppear\(flag)",
      ])
    expect(stage.issues.isEmpty)
  }
}
