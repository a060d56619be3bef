import Foundation
import Presentation

/// A view, and an animator that moves the view.
///
/// The log of the scenario contains the values of the view and of the animator.
@MainActor final class FlipMover {
  let animator: ViewPropertyAnimator
  private let name: String
  private let view: View
  private weak var scene: Scene?

  /// Creates an animator without blocks that lasts a second, or has a very short spring.
  init(_ name: String, _ scene: Scene, isInstant: Bool = false) {
    (self.name, self.scene) = (name, scene)
    view = View(name, frame: .zero)
    animator =
      isInstant
      ? ViewPropertyAnimator(duration: 0.05, dampingRatio: 1)
      : ViewPropertyAnimator(duration: 1, curve: .linear)
    scene.home.view.addSubview(view)
  }

  var reading: String {
    let seen = view.presentationValues().center
    let numbers = [seen.x, seen.y, view.center.x, animator.fractionComplete, animator.delay]
    return
      ([name, "\(animator.state.rawValue)", "\(animator.isRunning)", "\(animator.isReversed)"]
      + numbers.map { "\(($0 * 1_000).rounded() / 1_000)" }).joined(separator: ",")
  }

  /// Adds a block that contains another animation, which logs its end.
  func addNested() {
    animator.addAnimations { [view, name, weak scene] in
      View.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        scene?.moment("\(name)'s inner one ended, \($0)")
      }
    }
  }

  /// Adds a block that moves the view by 100, or leaves it in place.
  func add(moves: Bool = true) {
    animator.addAnimations { [view, name, weak scene] in
      if moves { view.center.x += 100 }
      scene?.moment("\(name)'s block")
    }
  }

  /// Adds a block with a delay factor that moves the view down by 100.
  func addLate() {
    animator.addAnimations({ [view] in view.center.y += 100 }, delayFactor: 0.25)
  }

  func addCompletion() {
    animator.addCompletion { [name, weak scene] in scene?.moment("\(name) ended at \($0)") }
  }

  /// Adds a block that moves the view, and a block that runs `body`.
  func addBlock(that body: @escaping (FlipMover) -> Void) {
    add()
    animator.addAnimations { [unowned self] in body(self) }
  }
}
