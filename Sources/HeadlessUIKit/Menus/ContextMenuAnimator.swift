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
@MainActor final class ContextMenuAnimator: MenuAnimator, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private let menu: OpenContextMenu

  var previewViewController: ViewController? { menu.preview }

  init(of menu: OpenContextMenu) { self.menu = menu }
}
