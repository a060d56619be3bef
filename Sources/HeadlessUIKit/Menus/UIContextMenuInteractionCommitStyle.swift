import Foundation
import Presentation

/// The animation of a preview that the user has tapped; the raw values are the same as in UIKit.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview disappears.
  case dismiss = 0
  /// The preview grows to the size of the screen.
  case pop
}

/// The animation after a tap on the preview of a context menu.
@MainActor final class PreviewCommit: UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  let previewViewController: ViewController?
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// The duration of the animation in seconds; this package chose the value.
  private static let duration: TimeInterval = 0.3

  init(of configuration: UIContextMenuConfiguration) {
    previewViewController = configuration.makePreview()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    View.animate(withDuration: Self.duration) { [animations] in
      for change in animations { change() }
    } completion: { [completions] _ in
      for completion in completions { completion() }
    }
  }
}
