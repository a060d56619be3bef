import Presentation
import PresentationTesting
import StageSupport

/// The kinds of transition in which an app's animator and interaction controller take part.
enum TransitionSite: String, CaseIterable, Sendable {
  case presentation
  case dismissal
  case push
  case pop
  case selection
  case newTabs
}

/// One transition from A to B, with the app's animator and interaction controller.
@MainActor final class TransitionFixture {
  let site: TransitionSite
  let a = Probe("A")
  let b = Probe("B")
  let stage: Stage
  let nav: NavigationController?
  let tabs: TabBarController?
  private let modal = ModalDelegate()
  private let guide = Guide()
  private let tabGuide = TabGuide()

  init(_ site: TransitionSite) throws {
    self.site = site
    var (nav, tabs): (NavigationController?, TabBarController?) = (nil, nil)
    switch site {
    case .presentation:
      b.modalPresentationStyle = .fullScreen
      stage = Stage(a)
    case .dismissal:
      a.modalPresentationStyle = .fullScreen
      stage = Stage(b)
      b.present(a, animated: false)
    case .push, .pop:
      let stack = NavigationController("Nav")
      stack.viewControllers = site == .push ? [a] : [b, a]
      stack.delegate = guide
      nav = stack
      stage = Stage(stack)
    case .selection, .newTabs:
      let bar = TabBarController("Tabs")
      bar.viewControllers = site == .selection ? [a, b] : [a]
      bar.delegate = tabGuide
      tabs = bar
      stage = Stage(bar)
    }
    (self.nav, self.tabs) = (nav, tabs)
    try stage.settle()
    stage.startOver()
    a.transitioningDelegate = modal
    b.transitioningDelegate = modal
  }

  /// Sets what the delegates return.
  func use(
    _ animator: any ViewControllerAnimatedTransitioning,
    _ interactor: (any ViewControllerInteractiveTransitioning)?
  ) {
    (modal.animator, guide.animator, tabGuide.animator) = (animator, animator, animator)
    (modal.interactor, guide.interactor, tabGuide.interactor) = (interactor, interactor, interactor)
  }

  /// Requests the transition.
  func ask() {
    switch site {
    case .presentation: a.present(b, animated: true)
    case .dismissal: b.dismiss(animated: true)
    case .push: nav?.pushViewController(b, animated: true)
    case .pop: nav?.popViewController(animated: true)
    case .selection: tabs?.selectedIndex = 1
    case .newTabs: tabs?.setViewControllers([b], animated: true)
    }
  }

  /// Requests the transition, and runs the turn of the run loop at whose end the transition begins.
  func begin() {
    ask()
    stage.runTurn()
  }

  var coordinator: (any ViewControllerTransitionCoordinator)? { a.transitionCoordinator }

  /// The controller on top: the presented controller, the top of the stack, or the selected tab.
  var shown: ViewController? {
    switch site {
    case .presentation: a.presentedViewController ?? a
    case .dismissal: b.presentedViewController ?? b
    case .push, .pop: nav?.topViewController
    case .selection, .newTabs: tabs?.selectedViewController
    }
  }

  /// Whether the transition has ended, and the window contains the views that a finished or
  /// canceled transition leaves.
  func hasEnded(finished: Bool) -> Bool {
    coordinator == nil && stage.world.runningTransitions.isEmpty
      && shown === (finished ? b : a) && (finished ? b : a).viewIfLoaded?.window != nil
      && (finished ? a : b).viewIfLoaded?.window == nil
  }

  /// The calls in the trace that started the transition.
  var starts: [String] {
    stage.trace.lines.map(\.event)
      .filter { ["startInteractiveTransition", "animateTransition"].contains($0) }
  }
}
