import Foundation
import Presentation

/// The animation with which a menu appears or disappears.
@MainActor class MenuAnimator: UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// The duration of the animation in seconds; this package chose the value.
  private static let duration: TimeInterval = 0.3

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animation if it has any changes or completions.
  func run() {
    let (changes, ends) = (animations, completions)
    guard !changes.isEmpty || !ends.isEmpty else { return }
    // The blocks may capture the animator.
    (animations, completions) = ([], [])
    View.animate(withDuration: Self.duration) {
      for change in changes { change() }
    } completion: { _ in
      for end in ends { end() }
    }
  }
}
