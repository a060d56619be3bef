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
    guard !animations.isEmpty || !completions.isEmpty else { return }
    View.animate(withDuration: Self.duration) { [animations] in
      for change in animations { change() }
    } completion: { [completions] _ in
      for completion in completions { completion() }
    }
  }
}
