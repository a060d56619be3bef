import Presentation

/// The context menus of lists.
extension View {
  /// Simulates that the user opens a context menu, and returns the menu; nil if there is none.
  func openMenu(_ configuration: () -> UIContextMenuConfiguration?) -> UIMenu? {
    guard !clientWorld.isIgnoringInteractionEvents else { return nil }
    return clientWorld.use { configuration()?.makeMenu() }
  }

  /// Simulates that the user opens a context menu, and then taps the preview.
  func tapPreview(
    of configuration: () -> UIContextMenuConfiguration?,
    perform: (UIContextMenuConfiguration, PreviewCommit) -> Void
  ) {
    guard !clientWorld.isIgnoringInteractionEvents else { return }
    clientWorld.use {
      guard let menu = configuration() else { return }
      let commit = PreviewCommit(of: menu)
      perform(menu, commit)
      commit.run()
    }
  }
}
