import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Interactive presentations and dismissals")
@MainActor struct SteeringTests {
  private let home = ViewController("Home")
  private let menu = ViewController("Menu")
  private let delegate = SceneDelegate()
  private let animator = SceneAnimator()
  private let hand = SceneInteractor()

  init() {
    menu.transitioningDelegate = delegate
  }

  private func steerPresentation() {
    (delegate.presenting, delegate.presentInteractor) = (animator, hand)
  }

  /// Returns a stage that presents the menu.
  ///
  /// An interaction controller will control the menu's dismissal.
  private func steerDismissal(_ style: ModalPresentationStyle = .pageSheet) throws -> Stage {
    (delegate.dismissing, delegate.dismissInteractor) = (animator, hand)
    menu.modalPresentationStyle = style
    let stage = Stage(home)
    home.present(menu, animated: false)
    try stage.settle()
    stage.sceneForgets()
    return stage
  }

  @Test(.rule("T-2", "T-3"))
  func `an interactive presentation calls startInteractiveTransition, not animateTransition`()
    throws
  {
    steerPresentation()
    let stage = Stage(home)
    home.present(menu, animated: true)
    expect(delegate.questions, equals: ["present animator", "present interactor"])
    expect(delegate.animatorOfInteractor === animator)
    expect(hand.starts, equals: 0)
    stage.runTurn()
    expect(hand.starts, equals: 1)
    expect(animator.starts, equals: 0)
    expect(hand.context?.isInteractive == true)
    let events = stage.trace.lines.map(\.event)
    expect(events.contains("startInteractiveTransition"))
    expect(!events.contains("animateTransition"))
  }

  @Test(.rule("T-2"))
  func `a delegate that returns no animator is not asked for an interaction controller`() throws {
    delegate.presentInteractor = hand
    delegate.dismissInteractor = hand
    let stage = Stage(home)
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(delegate.questions, equals: ["present animator", "dismiss animator"])
    expect(hand.starts, equals: 0)
  }

  @Test(.rule("T-2", "T-3", "P-25"))
  func `without an interaction controller, a modal transition calls animateTransition`() throws {
    (delegate.presenting, delegate.dismissing) = (animator, animator)
    let stage = Stage(home)
    home.present(menu, animated: true)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(animator.starts, equals: 2)
    expect(animator.endings, equals: [true, true])
  }

  @Test(.rule("P-26", "P-27", "T-14"))
  func `a finished interactive presentation calls viewDidAppear after completeTransition`() throws {
    steerPresentation()
    let stage = Stage(home)
    home.present(menu, animated: true)
    stage.runTurn()
    stage.advance(by: .seconds(1))
    hand.context?.updateInteractiveTransition(0.5)
    hand.context?.finishInteractiveTransition()
    hand.context?.completeTransition(true)
    expect(
      stage.sceneLines(of: "Menu", "Menu.presentation", "Menu.transition"),
      equals: [
        "Menu viewDidLoad", "Menu.presentation presentationTransitionWillBegin",
        "Menu viewWillAppear(animated)", "Menu viewIsAppearing(animated)",
        "Menu.transition completeTransition(true)",
        "Menu.presentation presentationTransitionDidEnd(true)", "Menu viewDidAppear(animated)",
      ])
    expect(animator.endings, equals: [true])
    expect(home.presentedViewController === menu)
    try stage.settle()
  }

  // MARK: Canceled dismissals

  @Test(.rule("P-75", "P-77", "P-97", "T-14"))
  func `a sheet whose dismissal is canceled gets viewWillAppear and viewDidAppear`() throws {
    let stage = try steerDismissal()
    home.dismiss(animated: true) { [menu] in
      expect(!menu.isBeingDismissed)
    }
    stage.runTurn()
    hand.context?.cancelInteractiveTransition()
    hand.context?.completeTransition(false)
    expect(
      stage.sceneLines(
        of: "Home", "Menu", "Menu.presentation", "Menu.transition", "Menu.animator"
      ).filter { !$0.hasSuffix("startInteractiveTransition") },
      equals: [
        "Home dismiss(animated)",
        "Menu.presentation dismissalTransitionWillBegin",
        "Menu viewWillDisappear(animated)",
        "Menu.transition completeTransition(false)",
        "Menu.presentation dismissalTransitionDidEnd(false)",
        "Menu viewWillAppear(animated)",
        "Menu viewIsAppearing(animated)",
        "Menu viewDidAppear(animated)",
        "Home dismiss completion",
        "Menu.animator animationEnded(false)",
      ])
    try stage.settle()
  }

  @Test(.rule("P-75", "P-77"))
  func `a canceled full screen dismissal makes the reappearing presenter disappear`() throws {
    let stage = try steerDismissal(.fullScreen)
    var completions = 0
    home.dismiss(animated: true) { completions += 1 }
    stage.runTurn()
    hand.context?.cancelInteractiveTransition()
    hand.context?.completeTransition(false)
    expect(
      stage.sceneAppearances(of: "Home", "Menu"),
      equals: [
        "Menu viewWillDisappear(animated)", "Home viewWillAppear(animated)",
        "Home viewWillDisappear(animated)", "Home viewDidDisappear(animated)",
        "Menu viewWillAppear(animated)", "Menu viewDidAppear(animated)",
      ])
    expect(completions, equals: 1)
    try stage.settle()
  }

  @Test(.rule("P-14", "P-16", "P-75"))
  func `a canceled interactive dismissal keeps presentedViewController`() throws {
    let spy = SpyController("Menu")
    var during: [Bool] = []
    spy.whenDidAppear = { [home] in
      during.append(spy.isBeingDismissed)
      expect(home.presentedViewController === spy)
    }
    (delegate.dismissing, delegate.dismissInteractor) = (animator, hand)
    spy.transitioningDelegate = delegate
    let stage = Stage(home)
    home.present(spy, animated: false)
    try stage.settle()
    during = []
    home.dismiss(animated: true)
    expect(spy.isBeingDismissed)
    stage.runTurn()
    hand.context?.cancelInteractiveTransition()
    hand.context?.completeTransition(false)
    expect(during, equals: [true])
    expect(!spy.isBeingDismissed)
    expect(spy.presentingViewController === home)
    home.dismiss(animated: false)
    try stage.settle()
    expect(home.presentedViewController == nil)
  }

  // MARK: Canceled presentations

  @Test(.rule("P-76", "P-77", "T-14"))
  func `a canceled interactive presentation of a sheet has the expected trace`() throws {
    steerPresentation()
    let stage = Stage(home)
    home.present(menu, animated: true) { [menu] in expect(!menu.isBeingPresented) }
    stage.runTurn()
    stage.sceneForgets()
    hand.context?.cancelInteractiveTransition()
    hand.context?.completeTransition(false)
    try stage.trace.expect(
      """
      Menu.transition     completeTransition(false)
      Menu.presentation   presentationTransitionDidEnd(false)
      Menu                viewWillDisappear(animated)
      Menu                viewDidDisappear(animated)
      Home                present completion
      Menu.animator       animationEnded(false)
      """)
    try stage.settle()
  }

  @Test(.rule("P-76", "P-77"))
  func `if an interactive full screen presentation is canceled, the presenter reappears`() throws {
    steerPresentation()
    menu.modalPresentationStyle = .fullScreen
    let stage = Stage(home)
    home.present(menu, animated: true)
    stage.runTurn()
    hand.context?.cancelInteractiveTransition()
    hand.context?.completeTransition(false)
    expect(
      stage.sceneAppearances(of: "Home", "Menu"),
      equals: [
        "Home viewWillDisappear(animated)", "Menu viewWillAppear(animated)",
        "Menu viewWillDisappear(animated)", "Menu viewDidDisappear(animated)",
        "Home viewWillAppear(animated)", "Home viewDidAppear(animated)",
      ])
    try stage.settle()
  }

  @Test(.rule("P-14", "P-76"))
  func `a canceled presentation clears presentedViewController before viewWillDisappear`() throws {
    let spy = SpyController("Menu")
    steerPresentation()
    spy.transitioningDelegate = delegate
    var links: [ViewController?] = [home]
    spy.whenWillDisappear = { [home] in
      links = [home.presentedViewController, spy.presentingViewController]
    }
    let stage = Stage(home)
    home.present(spy, animated: true)
    stage.runTurn()
    expect(home.presentedViewController === spy)
    hand.context?.cancelInteractiveTransition()
    hand.context?.completeTransition(false)
    expect(links, equals: [nil, nil])
    expect(!spy.isBeingPresented)
    try stage.settle()
    delegate.presentInteractor = nil
    home.present(spy, animated: true)
    try stage.settle()
    expect(home.presentedViewController === spy)
  }

  @Test(.rule("P-82"), arguments: [true, false], [true, false])
  func `each WillBegin call of a presentation controller is followed by one DidEnd call`(
    isDismissal: Bool, finishes: Bool
  ) throws {
    if !isDismissal { steerPresentation() }
    let stage = isDismissal ? try steerDismissal() : Stage(home)
    if isDismissal { home.dismiss(animated: true) } else { home.present(menu, animated: true) }
    stage.runTurn()
    if !finishes { hand.context?.cancelInteractiveTransition() }
    hand.context?.completeTransition(finishes)
    let name = isDismissal ? "dismissalTransition" : "presentationTransition"
    expect(
      stage.sceneLines(of: "Menu.presentation"),
      equals: [
        "Menu.presentation \(name)WillBegin", "Menu.presentation \(name)DidEnd(\(finishes))",
      ])
    try stage.settle()
  }
}
