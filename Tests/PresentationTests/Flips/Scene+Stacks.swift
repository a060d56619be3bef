import Presentation
import PresentationTesting

/// Stacks of a scenario.
extension Scene {
  /// Returns a stack inside the home controller, after all its operations have ended.
  func stack(_ names: String..., ending: ScriptedEnding? = .later(true))
    -> NavigationController
  {
    let stack = NavigationController("N\(stacks.count)")
    stack.viewControllers = names.map { page($0) }
    (guide.scene, guide.ending) = (self, ending)
    stack.delegate = guide.delegate
    stacks.append(stack)
    home.addChild(stack)
    home.view.addSubview(stack.view)
    stack.didMove(toParent: home)
    settle()
    return stack
  }

  /// Returns a controller to push, whose callbacks are part of the scenario's log.
  func page(_ name: String) -> FlipProbe {
    let page = FlipProbe(name)
    join(page)
    return page
  }

  func push(
    _ page: ViewController, on stack: NavigationController, animated: Bool = true
  ) {
    stack.pushViewController(page, animated: animated)
    moment("push \(page.name) returned")
    register(stack)
  }

  func pop(_ stack: NavigationController, animated: Bool = true) {
    let popped = stack.popViewController(animated: animated)
    moment("pop returned \(popped?.name ?? "nil")")
    register(stack)
  }

  func set(_ pages: [ViewController], on stack: NavigationController, animated: Bool = true) {
    stack.setViewControllers(pages, animated: animated)
    moment("set returned")
    register(stack)
  }

  /// Runs `body` inside a Core Animation transaction.
  func transact(_ body: () -> Void) {
    world.animations.transactions.begin()
    world.animations.transactions.innermost?.setCompletion(
      { [weak self] in self?.moment("transaction ended") }, in: world)
    body()
    world.animations.transactions.commit(in: world)
  }

  private func register(_ stack: NavigationController) {
    stack.transitionCoordinator?.animate { [weak self] _ in
      self?.moment("alongside")
    } completion: { [weak self] _ in
      self?.moment("coordinator completed")
    }
  }
}
