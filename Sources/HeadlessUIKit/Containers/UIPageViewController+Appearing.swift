import Presentation

/// The appearance transitions of pages, which the container begins and ends.
///
/// The container ends each of them once, also if a callback or the app moves the page elsewhere.
extension UIPageViewController {
  /// Changes the pages, and then ends the appearance transitions that no running turn will end.
  final func changePages(_ body: () -> Void) {
    runningChanges += 1
    body()
    runningChanges -= 1
    if runningChanges == 0 { endLeftAppearances() }
  }

  /// Calls `viewWillAppear` or `viewWillDisappear`, unless one of the calls ends the turn.
  ///
  /// A page that has not begun to appear does not disappear, and the other way round. A page that
  /// has left the container gets no callbacks.
  final func announce(_ pages: [ViewController], appearing: Bool, during turn: PageTurn) {
    for page in pages {
      // The app may change the pages in `viewDidLoad`.
      if appearing, isInside(page, turn) { page.loadViewIfNeeded() }
      guard isInside(page, turn), page.isShowing != appearing else { continue }
      beginAppearance(of: page, appearing, animated: true)
    }
  }

  private func isInside(_ page: ViewController, _ turn: PageTurn) -> Bool {
    self.turn === turn && page.parent === self
  }

  /// Removes a page that is no longer visible, unless a callback has shown it again.
  ///
  /// At the end of a turn, the page disappears before it leaves the container. Otherwise the
  /// removal of its view calls its callbacks.
  final func remove(_ page: ViewController, from turn: PageTurn?) {
    guard isLeaving(page) else { return }
    if page.isShowing, turn != nil || isChanging(page) {
      beginAppearance(of: page, false, animated: turn != nil)
    }
    guard isLeaving(page) else { return }
    page.willMove(toParent: nil)
    guard isLeaving(page) else { return }
    page.viewIfLoaded?.removeFromSuperview()
    endAppearance(of: page)
    if isLeaving(page) { return page.removeFromParent() }
    // The page's viewWillDisappear may have shown the page again before its view was removed.
    if page.parent === self, page.view.superview == nil { space.addSubview(page.view) }
  }

  private func isLeaving(_ page: ViewController) -> Bool { page.parent === self && !isShown(page) }

  final func isShown(_ page: ViewController) -> Bool {
    let pages = turn.map { $0.from + $0.to } ?? shownPages
    return pages.contains { $0 === page }
  }

  /// Whether the container has begun an appearance transition of the page, and has not ended it.
  final func isChanging(_ page: ViewController) -> Bool {
    changingPages.contains { $0 === page }
  }

  final func beginAppearance(of page: ViewController, _ isAppearing: Bool, animated: Bool) {
    if !isChanging(page) { changingPages.append(page) }
    page.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Calls `viewDidAppear` or `viewDidDisappear`, if the container has called its counterpart.
  final func endAppearance(of page: ViewController) {
    guard let index = changingPages.firstIndex(where: { $0 === page }) else { return }
    changingPages.remove(at: index)
    page.endAppearanceTransition()
  }

  /// Makes a page a child of the container; a turn of another container gives it up.
  final func take(_ page: ViewController) {
    if page.parent !== self { (page.parent as? UIPageViewController)?.giveUp(page) }
    addChild(page)
  }

  /// Ends the appearance transition of a page that another container takes.
  private func giveUp(_ page: ViewController) {
    guard isChanging(page) else { return }
    if page.isShowing { beginAppearance(of: page, false, animated: false) }
    page.viewIfLoaded?.removeFromSuperview()
    endAppearance(of: page)
  }

  /// Ends the appearance transitions that the running turn will not end.
  ///
  /// A callback may have interrupted the change that began them, or the app may have moved the
  /// page.
  private func endLeftAppearances() {
    for page in changingPages where !isPartOfTurn(page) {
      let isOurs = page.parent === self || page.viewIfLoaded?.superview === space
      let stays =
        isOurs
        ? page.parent === self && isShown(page) && isShowing
        : page.viewIfLoaded?.window != nil
      if page.isShowing != stays { beginAppearance(of: page, stays, animated: true) }
      if isOurs, !stays, page.parent !== self { page.viewIfLoaded?.removeFromSuperview() }
      endAppearance(of: page)
    }
  }

  private func isPartOfTurn(_ page: ViewController) -> Bool {
    guard let turn, page.parent === self else { return false }
    return turn.coming.contains { $0 === page } || turn.leaving.contains { $0 === page }
  }
}

extension ViewController {
  /// Whether the controller is appearing or has appeared.
  final var isShowing: Bool { appearance != .disappearing && appearance != .disappeared }
}
