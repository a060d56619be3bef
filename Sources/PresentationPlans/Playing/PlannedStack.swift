import Presentation

/// A stack of a plan.
final class PlannedStack: NavigationController, PlannedScreen {
  let part = ScriptedBehavior()
  private var ownDelegate: (any NavigationControllerDelegate)?

  /// Gives it its delegate.
  func hear() {
    ownDelegate =
      part.isAnimating ? PlannedAnimatingStackDelegate(of: part) : PlannedStackDelegate(of: part)
    delegate = ownDelegate
  }

  func take(_ call: PlanStackCall, animated: Bool, cast: [String: any PlannedScreen]) {
    switch call {
    case .push(let name):
      if let pushed = cast[name] { pushViewController(pushed, animated: animated) }
    case .pop: popViewController(animated: animated)
    case .popTo(let name):
      if let left = cast[name] { popToViewController(left, animated: animated) }
    case .popToRoot: popToRootViewController(animated: animated)
    case .set(let names): setViewControllers(names.compactMap { cast[$0] }, animated: animated)
    }
  }

  /// Its controllers' names, from the root to the top.
  var stackedNames: [String] { viewControllers.map(\.name) }

  override func viewDidLoad() { play(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { play(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { play(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { play(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { play(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { play(.viewDidDisappear) }
}
