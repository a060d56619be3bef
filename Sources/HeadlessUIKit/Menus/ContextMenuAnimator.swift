import Foundation
import Presentation

/// A context menu that is open.
@MainActor final class OpenContextMenu {
  let configuration: UIContextMenuConfiguration
  /// The menu; nil if the configuration supplies none.
  let menu: UIMenu?
  /// The controller of the preview, which is created when it is needed; nil if there is none.
  private(set) lazy var preview = configuration.makePreview()

  init(_ configuration: UIContextMenuConfiguration) {
    self.configuration = configuration
    menu = configuration.makeMenu()
  }
}

/// The animation with which a context menu appears or disappears.
@MainActor final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private let menu: OpenContextMenu
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  var previewViewController: ViewController? { menu.preview }

  /// The duration of the animation in seconds; this package chose the value.
  private static let duration: TimeInterval = 0.3

  init(of menu: OpenContextMenu) { self.menu = menu }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Lets `prepare` add changes and completions, and then runs the animation if there are any.
  static func animate(_ menu: OpenContextMenu, _ prepare: (ContextMenuAnimator) -> Void) {
    let animator = ContextMenuAnimator(of: menu)
    prepare(animator)
    guard !animator.animations.isEmpty || !animator.completions.isEmpty else { return }
    View.animate(withDuration: duration) { [animations = animator.animations] in
      for change in animations { change() }
    } completion: { [completions = animator.completions] _ in
      for completion in completions { completion() }
    }
  }
}
