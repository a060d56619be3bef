import Presentation
import PresentationTesting
import StageSupport

/// A delegate that remembers what it hears, and answers with what it is given.
final class Guide: NavigationControllerDelegate {
  typealias Operation = NavigationController.Operation

  var animator: (any ViewControllerAnimatedTransitioning)?
  var interactor: (any ViewControllerInteractiveTransitioning)?
  /// Called within each question and each call, with its words.
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

/// A delegate that only listens.
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

/// A stack that is a window's root, with its controllers on it, at rest.
@MainActor struct Trail {
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

  /// The trace of the controllers alone.
  func heard(_ names: String...) -> [String] {
    stage.trace.lines.filter { names.contains($0.subject) }.map { "\($0.subject) \($0.event)" }
  }
}

extension [ViewController] {
  @MainActor var names: [String] { map { $0.name } }
}
