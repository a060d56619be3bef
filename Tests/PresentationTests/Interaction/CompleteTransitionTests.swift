import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Calls of completeTransition")
@MainActor struct CompleteTransitionTests {
  private let home = ViewController("Home")
  private let menu = ViewController("Menu")
  private let delegate = SceneDelegate()
  private let animator = SceneAnimator()
  private let hand = SceneInteractor()

  init() {
    (delegate.presenting, delegate.dismissing) = (animator, animator)
    menu.transitioningDelegate = delegate
  }

  @Test(.rule("P-80", "T-10"))
  func `a transition whose animator does not call completeTransition never ends`() throws {
    animator.ends = false
    let stage = Stage(home), next = ViewController("Next")
    var completions: [String] = []
    home.present(menu, animated: true) { completions.append("present") }
    stage.runTurn()
    menu.present(next, animated: true) { completions.append("next") }
    home.dismiss(animated: true) { completions.append("dismiss") }
    stage.advance(by: .seconds(3_600))
    expect(completions, equals: [])
    expect(stage.world.isIgnoringInteractionEvents)
    expect(home.transitionCoordinator != nil)
    expect(menu.isBeingPresented)
    expect(stage.issues.isEmpty)
    expect(
      stage.sceneAppearances(of: "Home", "Menu", "Next"), equals: ["Menu viewWillAppear(animated)"])
    #expect(throws: NotSettled.self) { try stage.settle() }
  }

  @Test(.rule("P-80", "P-57"))
  func `a waiting dismissal begins when the presentation's animator calls completeTransition`()
    throws
  {
    animator.ends = false
    let stage = Stage(home)
    home.present(menu, animated: true)
    stage.runTurn()
    home.dismiss(animated: false)
    stage.advance(by: .seconds(3_600))
    animator.context?.completeTransition(true)
    animator.ends = true
    try stage.settle()
    expect(home.presentedViewController == nil)
    expect(
      stage.sceneAppearances(of: "Menu"),
      equals: [
        "Menu viewWillAppear(animated)", "Menu viewDidAppear(animated)",
        "Menu viewWillDisappear", "Menu viewDidDisappear",
      ])
  }

  @Test(.rule("P-81", "P-118", "T-15"))
  func `a second completeTransition call inside animateTransition records an issue`() throws {
    animator.ends = false
    animator.whenAnimating = {
      $0.completeTransition(true)
      $0.completeTransition(false)
    }
    let stage = Stage(home)
    var completions = 0
    home.present(menu, animated: true) { completions += 1 }
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.completedTwice])
    expect(stage.issues.map(\.isRaised), equals: [false])
    expect(completions, equals: 1)
    expect(animator.endings, equals: [true])
    expect(home.presentedViewController === menu)
    expect(stage.sceneAppearances(of: "Menu").count, equals: 2)
  }

  @Test(.rule("P-81", "T-15"))
  func `a second completeTransition call after the transition's end records an issue`() throws {
    animator.ends = false
    let stage = Stage(home)
    var completions = 0
    home.present(menu, animated: true) { completions += 1 }
    stage.runTurn()
    animator.context?.completeTransition(true)
    let lines = stage.sceneLines(of: "Home", "Menu", "Menu.presentation", "Menu.animator")
    animator.context?.completeTransition(false)
    try stage.settle()
    expect(stage.issues.map(\.code), equals: [.completedTwice])
    expect(completions, equals: 1)
    expect(animator.endings, equals: [true])
    expect(home.presentedViewController === menu)
    expect(
      stage.sceneLines(of: "Home", "Menu", "Menu.presentation", "Menu.animator")
        .filter { !$0.contains("!") }, equals: lines)
  }

  @Test(.rule("P-118"))
  func `if animateTransition calls completeTransition, the transition ends after viewIsAppearing`()
    throws
  {
    animator.ends = false
    animator.whenAnimating = { $0.completeTransition(true) }
    let stage = Stage(home)
    home.present(menu, animated: true)
    home.transitionCoordinator?.animate(
      alongsideTransition: { _ in expect(animator.endings, equals: []) }, completion: nil)
    stage.runTurn()
    expect(
      stage.sceneLines(of: "Menu", "Menu.presentation", "Menu.animator"),
      equals: [
        "Menu viewDidLoad",
        "Menu.presentation presentationTransitionWillBegin",
        "Menu viewWillAppear(animated)",
        "Menu.animator animateTransition",
        "Menu viewIsAppearing(animated)",
        "Menu.presentation presentationTransitionDidEnd(true)",
        "Menu viewDidAppear(animated)",
        "Menu.animator animationEnded(true)",
      ])
    expect(Set(stage.trace.lines.map(\.turn.number)), equals: [1])
  }

  @Test(.rule("P-118"), arguments: [true, false])
  func `completeTransition inside startInteractiveTransition takes effect after viewIsAppearing`(
    completes: Bool
  ) throws {
    delegate.presentInteractor = hand
    hand.whenStarting = {
      if !completes { $0.cancelInteractiveTransition() }
      $0.completeTransition(completes)
    }
    let stage = Stage(home)
    home.present(menu, animated: true)
    stage.runTurn()
    let end =
      completes
      ? ["Menu viewDidAppear(animated)"]
      : ["Menu viewWillDisappear(animated)", "Menu viewDidDisappear(animated)"]
    expect(
      stage.sceneLines(of: "Menu", "Menu.presentation"),
      equals: [
        "Menu viewDidLoad", "Menu.presentation presentationTransitionWillBegin",
        "Menu viewWillAppear(animated)", "Menu viewIsAppearing(animated)",
        "Menu.presentation presentationTransitionDidEnd(\(completes))",
      ] + end)
    expect(home.presentedViewController == nil, equals: !completes)
  }

  @Test(.rule("P-118", "P-30"))
  func `if animateTransition calls completeTransition, a dismissal ends in one run-loop turn`()
    throws
  {
    menu.modalPresentationStyle = .fullScreen
    let stage = Stage(home)
    home.present(menu, animated: false)
    try stage.settle()
    animator.ends = false
    animator.whenAnimating = { $0.completeTransition(true) }
    stage.sceneForgets()
    home.dismiss(animated: true)
    stage.runTurn()
    expect(
      stage.sceneLines(of: "Home", "Menu"),
      equals: [
        "Home dismiss(animated)", "Menu viewWillDisappear(animated)",
        "Home viewWillAppear(animated)", "Home viewIsAppearing(animated)",
        "Home viewDidAppear(animated)", "Menu viewDidDisappear(animated)",
      ])
    expect(home.view.window === stage.window)
  }

  @Test(.rule("T-10", "T-14"))
  func `animationEnded is called once, with the argument of completeTransition`() throws {
    delegate.presentInteractor = hand
    let stage = Stage(home)
    for completes in [false, true] {
      home.present(menu, animated: true)
      stage.runTurn()
      if completes {
        hand.context?.finishInteractiveTransition()
      } else {
        hand.context?.cancelInteractiveTransition()
      }
      hand.context?.completeTransition(completes)
      try stage.settle()
    }
    expect(animator.endings, equals: [false, true])
    expect(stage.issues.isEmpty)
  }
}
