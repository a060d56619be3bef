import Foundation
import Observation
import Presentation
import PresentationTesting
import Testing

@MainActor @Observable final class Library {
  var path: [String] = []
}

/// A stack of albums over a library's path, on a stage.
@MainActor final class Shelf {
  let library = Library()
  let albums = ViewController("Albums")
  let stack: NavigationController
  let stage: Stage
  /// What was made, in order.
  private(set) var made: [String] = []
  private(set) weak var presenter: PathPresenter<NavigationController, String>?
  let swipe = Swipe()

  init(
    _ path: [String] = [], animated: Bool = true, system: SystemBehavior = .modern
  ) throws {
    stack = NavigationController(rootViewController: albums)
    stage = Stage(stack, system: system)
    presenter = stack.push(path: \.path, of: library, animated: animated) { [unowned self] in
      made.append($0)
      return ViewController($0)
    }
    library.path = path
    try stage.settle()
  }

  /// The names in the stack, without the numbers that tell namesakes apart.
  var names: [String] { stack.viewControllers.map { String($0.name.prefix { $0 != " " }) } }

  /// Who is seen, beside the stack itself.
  var seen: [String] { stage.layers.filter { $0 != "NavigationController" } }

  /// What the trace says of the path.
  var notes: [String] {
    stage.trace.lines.filter { $0.subject == "path" }.map(\.event)
  }

  /// What the trace says of the stack's operations and of appearances.
  func story() -> [String] {
    stage.trace.lines.filter { $0.event.hasPrefix("view") && $0.event != "viewDidLoad" }
      .map { "\($0.subject) \($0.event)" }
  }

  /// Pops under the user's hand, and runs the turn in which that is noticed.
  func beginSwipe() {
    stack.delegate = swipe
    stack.popViewController(animated: true)
    stage.runTurn()
    swipe.hand.update(0.6)
  }

  func endSwipe(finishes: Bool) throws {
    finishes ? swipe.hand.finish() : swipe.hand.cancel()
    stack.delegate = nil
    try stage.settle()
  }

  /// Settles, and holds that the stack is the path.
  func settle(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try stage.settle()
    #expect(names == ["Albums"] + library.path, comment, sourceLocation: sourceLocation)
  }
}

/// A stack's delegate that steers by percent.
@MainActor final class Swipe: NavigationControllerDelegate, ViewControllerAnimatedTransitioning {
  let hand = PercentDrivenInteractiveTransition()

  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    View.animate(withDuration: 0.3, animations: {}) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { hand }
}
