import Presentation

extension Stage {
  /// A text for each presenter that does not show what its model requires.
  ///
  /// A presenter is an object that `present(while:)` or a similar call has created. Every presenter
  /// is checked. A controller may be missing while something prevents its presentation, such as
  /// another presented controller.
  var mismatches: [String] {
    world.presenters.all.compactMap { presenter in
      let shown = presenter.shown as? ViewController
      let isShown = shown?.presentingViewController != nil || shown?.parent != nil
      if presenter.isWanted && presenter.isBlocked { return nil }
      if presenter.isWanted == isShown, presenter.isUpToDate { return nil }
      let wanted =
        presenter.isWanted != isShown
        ? presenter.isWanted ? "a screen" : "no screen" : "other screens"
      return "\(presenter.name) asks for \(wanted), but "
        + (isShown ? "\(shown?.name ?? "a screen") is shown" : "no screen is shown")
    }
  }
}
