import Foundation
import Presentation
import PresentationLifecycle
import PresentationTesting
import PresentationTransitions
import StageSupport
import TestSupport
import Testing

/// A state of a window in which a test changes the window: without a transition, or during one.
enum Situation: CaseIterable, Sendable {
  case sheetAtRest
  case coverAtRest
  case chainAtRest
  case contextAtRest
  case sheetScheduled
  case sheetComes
  case coverComes
  case contextComes
  case coverComesUnderAHand
  case sheetGoes
  case coverGoes
  case chainGoes
  case sheetGoesUnderAFinger
  case coverGoesWithAnAnimator
  case contextGoes
  case pushPending
  case pushRuns
  case popRuns
  case popUnderAFinger
  case pushInASheetThatComes
  case tabsRun
  case heroFlies
  case heroFliesHome
  case requestsWait
  case childrenLeft

  /// Creates the situation.
  ///
  /// - Returns: Calls to be made after the window has changed. They must cause no callbacks.
  @MainActor func begin(on scene: UpheavalScene) throws -> [() -> Void] {
    switch self {
    case .sheetAtRest, .coverAtRest, .chainAtRest, .contextAtRest: try rest(scene)
    case .sheetScheduled, .sheetComes, .coverComes, .contextComes, .requestsWait, .childrenLeft:
      present(scene)
    case .coverComesUnderAHand: return presentUnderAHand(scene)
    case .sheetGoes, .coverGoes, .chainGoes, .contextGoes: try dismiss(scene)
    case .sheetGoesUnderAFinger: return try drag(scene)
    case .coverGoesWithAnAnimator: return try dismissWithAnAnimator(scene)
    case .pushPending, .pushRuns, .pushInASheetThatComes: push(scene)
    case .popRuns, .popUnderAFinger: return try pop(scene)
    case .tabsRun: return try select(scene)
    case .heroFlies, .heroFliesHome: try fly(scene)
    }
    return []
  }

  @MainActor private func rest(_ scene: UpheavalScene) throws {
    let (stage, home, menu) = (scene.stage, scene.home, scene.menu)
    if self == .contextAtRest { return try stage.put(scene.context(), on: scene.child) }
    if self == .coverAtRest { menu.modalPresentationStyle = .fullScreen }
    try stage.put(menu, on: home)
    if self == .chainAtRest { try stage.put(Probe.fullScreen("Top"), on: menu) }
  }

  @MainActor private func present(_ scene: UpheavalScene) {
    let (stage, child, menu) = (scene.stage, scene.child, scene.menu)
    let isByChild = [.sheetComes, .coverComes, .contextComes].contains(self)
    if self == .coverComes { menu.modalPresentationStyle = .fullScreen }
    if self == .childrenLeft { menu.embed(Probe("Tile")) }
    let presented = self == .contextComes ? scene.context() : menu
    (isByChild ? child : scene.home).present(
      presented, animated: true, completion: scene.done)
    if self == .requestsWait {
      menu.present(Probe("Next"), animated: true, completion: scene.done)
    }
    if self != .sheetScheduled { stage.runTurn() }
    if self == .requestsWait { scene.stack.pushViewController(Probe("Page"), animated: true) }
    guard self == .childrenLeft else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @MainActor private func presentUnderAHand(_ scene: UpheavalScene) -> [() -> Void] {
    let mover = SilentMover(), director = HandDirector(mover)
    scene.menu.modalPresentationStyle = .fullScreen
    scene.menu.transitioningDelegate = director
    scene.keep(director)
    scene.home.present(scene.menu, animated: true, completion: scene.done)
    scene.stage.runTurn()
    director.hand.update(0.4)
    return [{ director.hand.finish() }, { mover.context?.completeTransition(true) }]
  }

  @MainActor private func dismiss(_ scene: UpheavalScene) throws {
    let (stage, menu) = (scene.stage, scene.menu)
    if self == .coverGoes { menu.modalPresentationStyle = .fullScreen }
    try stage.put(self == .contextGoes ? scene.context() : menu, on: scene.child)
    if self == .chainGoes { try stage.put(Probe.fullScreen("Top"), on: menu) }
    scene.child.dismiss(animated: true, completion: scene.done)
    stage.runTurn()
  }

  @MainActor private func drag(_ scene: UpheavalScene) throws -> [() -> Void] {
    try scene.stage.put(scene.menu, on: scene.home)
    let drag = scene.stage.user.drag("Menu")
    drag.update(0.3)
    scene.stage.runTurn()
    return [{ drag.update(0.6) }, { drag.release(velocity: 900) }]
  }

  @MainActor private func dismissWithAnAnimator(_ scene: UpheavalScene) throws -> [() -> Void] {
    let mover = SilentMover()
    scene.menu.modalPresentationStyle = .fullScreen
    scene.menu.director = Director(nil, goes: mover)
    try scene.stage.put(scene.menu, on: scene.home)
    scene.home.dismiss(animated: true, completion: scene.done)
    scene.stage.runTurn()
    return [{ mover.context?.completeTransition(true) }]
  }

  @MainActor private func push(_ scene: UpheavalScene) {
    var stack = scene.stack
    if self == .pushInASheetThatComes {
      stack = NavigationController(rootViewController: Probe("Inner"))
      scene.home.present(stack, animated: true, completion: scene.done)
      scene.stage.runTurn()
    }
    stack.pushViewController(Probe("Page"), animated: true)
    if self != .pushPending { scene.stage.runTurn() }
  }

  @MainActor private func pop(_ scene: UpheavalScene) throws -> [() -> Void] {
    let stage = scene.stage
    scene.stack.pushViewController(Probe("Page"), animated: false)
    try stage.settle()
    if self == .popRuns {
      scene.stack.popViewController(animated: true)
      stage.runTurn()
      return []
    }
    let swipe = stage.user.swipeBack()
    stage.runTurn()
    swipe.update(0.5)
    return [{ swipe.release(velocity: 900) }]
  }

  @MainActor private func select(_ scene: UpheavalScene) throws -> [() -> Void] {
    let mover = SilentMover(), movers = Movers(mover), tabs = TabBarController("Tabs")
    tabs.viewControllers = [Probe("A"), Probe("B")]
    scene.keep(movers)
    tabs.delegate = movers
    scene.home.embed(tabs)
    try scene.stage.settle()
    tabs.selectedIndex = 1
    return [{ mover.context?.completeTransition(true) }]
  }

  @MainActor private func fly(_ scene: UpheavalScene) throws {
    let (stage, home, menu) = (scene.stage, scene.home, scene.menu)
    let (card, photo) = (View("card"), View("photo"))
    card.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    photo.frame = CGRect(x: 0, y: 200, width: 390, height: 390)
    (card.heroID, photo.heroID) = ("photo", "photo")
    home.view.addSubview(card)
    menu.view.addSubview(photo)
    menu.customTransition = HeroTransition()
    home.present(menu, animated: true, completion: scene.done)
    _ = try stage.nextFlight("photo")
    guard self == .heroFliesHome else { return }
    try stage.settle()
    scene.completions = 0
    home.dismiss(animated: true, completion: scene.done)
    _ = try stage.nextFlight("photo")
  }
}

/// A transitioning delegate with an animator and an interaction controller.
private final class HandDirector: ViewControllerTransitioningDelegate {
  let hand = PercentDrivenInteractiveTransition()
  private let mover: Mover

  init(_ mover: Mover) { self.mover = mover }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { mover }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { hand }
}

/// A delegate of tabs that animates every selection.
private final class Movers: TabBarControllerDelegate {
  private let mover: Mover

  init(_ mover: Mover) { self.mover = mover }

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { mover }
}
