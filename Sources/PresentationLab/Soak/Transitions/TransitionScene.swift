import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions

/// A stage with two controllers, and a ready-made transition between them.
@MainActor final class TransitionScene {
  enum Kind: String, CaseIterable {
    case hero, curvedHero, card, photo, fade, slide, sheet, sideMenu
  }

  let list = SoakListScreen("List"), detail = SoakDetailScreen("Detail")
  let stack: NavigationController
  let stage: Stage
  let transition: ControllerTransition
  private let isModal: Bool
  /// A view in front of all other views, which is animated alongside the transition.
  private let badge = View("badge", frame: CGRect(x: 300, y: 20, width: 40, height: 40))
  private(set) var run: TransitionRun?
  private var animator: (any ViewImplicitlyAnimating)?
  /// Called after a transition is prepared, and before its animators start.
  var onPrepare: () -> Void = {}

  init(_ kind: Kind, isModal: Bool) {
    (transition, self.isModal) = (Self.transition(kind), isModal)
    stack = NavigationController(rootViewController: list)
    stage = Stage(stack)
    stage.world.recorder.isOn = false
    stage.window.addSubview(badge)
    (list.cell.heroID, detail.photo.heroID) = ("photo", "photo")
    list.cell.alpha = 0.75
    list.cell.layer.cornerRadius = 6
    detail.photo.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    if isModal { detail.customTransition = transition } else { stack.delegate = transition }
    transition.alongside = { [unowned self] in prepare($0, $1) }
  }

  private static func transition(_ kind: Kind) -> ControllerTransition {
    switch kind {
    case .hero: HeroTransition()
    case .curvedHero:
      HeroTransition(
        duration: 0.5, timingParameters: CubicTimingParameters(animationCurve: .easeInOut))
    case .card: CardTransition()
    case .photo: PhotoZoomTransition()
    case .fade: FadeTransition()
    case .slide: SlideTransition()
    case .sheet: SheetTransition(detents: [.medium, .large])
    case .sideMenu: SideMenuTransition()
    }
  }

  private func prepare(_ run: TransitionRun, _ animator: any ViewImplicitlyAnimating) {
    (self.run, self.animator) = (run, animator)
    let isComing = run.direction == .coming
    animator.addAnimations { [badge] in
      badge.center.x = isComing ? 360 : 320
      badge.layer.cornerRadius = isComing ? 20 : 0
    }
    onPrepare()
  }

  /// Whether the detail controller is presented or in the stack, even during a transition.
  var isShown: Bool {
    isModal
      ? detail.presentingViewController != nil
      : stack.viewControllers.contains { $0 === detail }
  }

  /// Presents or pushes the detail controller; if it is already shown, dismisses or pops it.
  ///
  /// The change is animated.
  func request() {
    switch (isModal, isShown) {
    case (true, false): list.present(detail, animated: true)
    case (true, true): detail.dismiss(animated: true)
    case (false, false): stack.pushViewController(detail, animated: true)
    case (false, true): stack.popViewController(animated: true)
    }
  }

  var pull: PhotoZoomDrag? { (transition as? PhotoZoomTransition)?.pull }

  /// Ends the running transition with one of the calls that a program can use.
  func end(_ way: TransitionCase.End) {
    guard let run, !stage.world.runningTransitions.isEmpty else { return }
    stage.world.use {
      switch way {
      case .run: run.end()
      case .completes(let completed): run.context.completeTransition(completed)
      case .animator:
        guard let animator, animator.state == .active else { return run.end() }
        animator.stopAnimation(false)
        animator.finishAnimation(at: run.context.transitionWasCancelled ? .start : .end)
        run.end()
      }
    }
  }

  func advance(_ milliseconds: Int) { stage.advance(by: .milliseconds(milliseconds)) }

  /// Returns the values of all views in the window and in the two controllers.
  func record(isAtRest: Bool) -> ViewRecord {
    let others = [detail, list].compactMap(\.viewIfLoaded).filter { $0.window == nil }
    return ViewRecord(of: [stage.window] + others, isAtRest: isAtRest)
  }
}
