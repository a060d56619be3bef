import Foundation
import Presentation

/// A list whose rows or items have context menus, which its delegate supplies.
@MainActor protocol ContextMenuList: View {
  func contextMenu(at path: IndexPath) -> UIContextMenuConfiguration?
  func willDisplay(
    _ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
  func willPerformPreviewAction(
    of menu: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
  func willEnd(
    _ menu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
}

extension ContextMenuList {
  /// The context menu of the list; the first call creates its interaction.
  var listMenu: ListContextMenu { attachment { ListContextMenu(of: self) } }
}

/// The context menu of a list, whose interaction calls the list instead of a delegate of the app.
@MainActor final class ListContextMenu: UIContextMenuInteractionDelegate {
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private weak var list: (any ContextMenuList)?
  /// The row or item whose menu is being opened.
  private var path: IndexPath?

  init(of list: some ContextMenuList) {
    self.list = list
    list.addInteraction(interaction)
  }

  func open(at path: IndexPath) -> UIMenu? {
    self.path = path
    return interaction.openMenu(at: .zero)
  }

  func tapPreview(at path: IndexPath) {
    self.path = path
    interaction.tapPreview(at: .zero)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    path.flatMap { list?.contextMenu(at: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list?.willDisplay(configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    list?.willPerformPreviewAction(of: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    list?.willEnd(configuration, animator: animator)
  }
}
