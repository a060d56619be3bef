import Presentation
import PresentationTesting
import StageSupport

/// A stack delegate that logs its calls and returns the objects that the test sets.
final class Guide: NavigationControllerDelegate {
  typealias Operation = NavigationController.Operation

  var animator: (any ViewControllerAnimatedTransitioning)?
  var interactor: (any ViewControllerInteractiveTransitioning)?
  /// A closure that is called in each method of the delegate with the log entry.
  var onMoment: (String) -> Void = { _ in }
  private(set) var heard: [String] = []

  private func hear(_ what: String) {
    heard.append(what)
    onMoment(what)
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    hear("willShow(\(viewController.name), \(animated))")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    hear("didShow(\(viewController.name), \(animated))")
  }

  func navigationController(
    _ navigationController: NavigationController, animationControllerFor operation: Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    hear("\(operation) \(fromVC.name) \(toVC.name)")
    return animator
  }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    hear("interactor")
    return interactor
  }
}

/// A stack delegate that implements only `willShow` and `didShow`, and logs them.
final class Listener: NavigationControllerDelegate {
  private(set) var heard: [String] = []

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    heard.append("willShow(\(viewController.name), \(animated))")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    heard.append("didShow(\(viewController.name), \(animated))")
  }
}

/// A stage at rest whose window has a stack with the given controllers as its root.
@MainActor struct StackFixture {
  let nav: NavigationController
  let stage: Stage

  init(
    _ controllers: ViewController..., delegate: (any NavigationControllerDelegate)? = nil,
    system: SystemBehavior = .modern
  ) throws {
    nav = NavigationController("Nav")
    nav.viewControllers = controllers
    nav.delegate = delegate
    stage = Stage(nav, system: system)
    try stage.settle()
    stage.startOver()
  }

  var names: [String] { nav.viewControllers.map(\.name) }

  /// Returns the trace lines of the given controllers.
  func heard(_ names: String...) -> [String] {
    stage.trace.lines.filter { names.contains($0.subject) }.map { "\($0.subject) \($0.event)" }
  }
}

extension [ViewController] {
  @MainActor var names: [String] { map { $0.name } }
}
