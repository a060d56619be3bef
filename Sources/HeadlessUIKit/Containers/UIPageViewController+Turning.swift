import Presentation

extension UIPageViewController {
  /// Shows other pages at once.
  final func replace(with pages: [ViewController]) {
    let turn = PageTurn(from: ownPages, to: pages, .forward, isByHand: false)
    let current = beginChange()
    shownPages = pages
    for page in turn.leaving {
      // A callback may have interrupted the turn in which the page began to appear.
      let isChanging = page.isChanging
      if isChanging { page.beginAppearanceTransition(false, animated: false) }
      release(page)
      if isChanging { page.endAppearanceTransition() }
    }
    for page in turn.coming where change === current {
      // A callback at the end of a turn may have brought back the page that was disappearing.
      let isChanging = page.isChanging
      if isChanging { page.beginAppearanceTransition(true, animated: false) }
      addChild(page)
      space.addSubview(page.view)
      if isChanging { page.endAppearanceTransition() }
      page.didMove(toParent: self)
    }
    if change === current { space.centerPages() }
  }

  /// Begins a change of the pages, and returns it.
  ///
  /// A callback that changes the pages again replaces ``change``, which ends the change before.
  private func beginChange() -> PageChange {
    change = PageChange()
    return change
  }

  /// Returns whether a finger turns to the next page in a direction; it begins the turn if it can.
  final func turns(_ direction: NavigationDirection) -> Bool {
    if let turn { return turn.direction == direction }
    let before = change
    guard appearance == .appeared, let page = page(direction), change === before,
      mayHold([page])
    else { return false }
    delegate?.pageViewController(self, willTransitionTo: [page])
    guard change === before else { return false }
    let turn = PageTurn(from: ownPages, to: [page], direction, isByHand: true)
    begin(turn)
    return self.turn === turn
  }

  private func page(_ direction: NavigationDirection) -> ViewController? {
    switch direction {
    case .forward:
      ownPages.last.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
    case .reverse:
      ownPages.first.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
    }
  }

  /// Begins a turn whose pages move beside each other.
  final func begin(_ turn: PageTurn) {
    self.turn = turn
    _ = beginChange()
    for page in turn.coming { addChild(page) }
    turn.hasAddedPages = true
    announce(turn.coming, appearing: true, during: turn)
    announce(turn.leaving, appearing: false, during: turn)
    for page in turn.coming where self.turn === turn { space.add(page, turn.direction) }
  }

  /// Ends the turn: the page of which more than half is visible stays.
  ///
  /// A turn by code ends with its new page, whatever is visible of it. With the style `scroll`, the
  /// page that stays gets all of its callbacks first (C-19). If a callback changes the pages, the
  /// rest of the turn is left out, except its completion.
  final func endTurn() {
    guard let turn else { return }
    let isCompleted = !turn.isByHand || space.isPastHalf
    let (going, staying) =
      isCompleted ? (turn.leaving, turn.coming) : (turn.coming, turn.leaving)
    let isCurl = transitionStyle == .pageCurl
    if !isCompleted {
      if isCurl { announce(going, appearing: false, during: turn) }
      announce(staying, appearing: true, during: turn)
    }
    guard self.turn === turn else { return }
    self.turn = nil
    let current = beginChange()
    shownPages = isCompleted ? turn.to : turn.from
    if isCurl { remove(going) }
    if change === current { space.centerPages() }
    for page in staying where change === current && page.parent === self {
      // If a callback ends the turn at its beginning, the page appears, but has no superview yet.
      let isChanging = page.isChanging
      if page.view.superview !== space { space.addSubview(page.view) }
      if isChanging { page.endAppearanceTransition() }
      if isCompleted { page.didMove(toParent: self) }
    }
    if !isCurl { remove(going) }
    for page in turn.from + turn.to { removeViewOfLostPage(page) }
    if turn.isByHand {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: turn.from,
        transitionCompleted: isCompleted)
    }
    turn.completion?(isCompleted)
  }

  /// Removes the pages that are no longer visible, unless a callback has shown them again.
  private func remove(_ pages: [ViewController]) {
    for page in pages where page.parent === self && !isShown(page) {
      if page.isShowing { page.beginAppearanceTransition(false, animated: true) }
      guard page.parent === self, !isShown(page) else { continue }
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      endAppearance(of: page)
      if !isShown(page) { page.removeFromParent() }
    }
  }

  /// Ends the appearance of a page that the app has removed from the container during the turn.
  private func removeViewOfLostPage(_ page: ViewController) {
    guard page.parent == nil, page.isChanging, page.viewIfLoaded?.superview === space
    else { return }
    if page.isShowing { page.beginAppearanceTransition(false, animated: true) }
    page.viewIfLoaded?.removeFromSuperview()
    endAppearance(of: page)
  }

  private func isShown(_ page: ViewController) -> Bool {
    let pages = turn.map { $0.from + $0.to } ?? shownPages
    return pages.contains { $0 === page }
  }

  /// Calls `viewWillAppear` or `viewWillDisappear`, unless one of the calls ends the turn.
  ///
  /// A page that has not begun to appear does not disappear, and the other way round. A page that
  /// has left the container gets no callbacks.
  private func announce(_ pages: [ViewController], appearing: Bool, during turn: PageTurn) {
    for page in pages where self.turn === turn && page.parent === self {
      guard page.appearance != (appearing ? .appeared : .disappeared) else { continue }
      page.beginAppearanceTransition(appearing, animated: true)
    }
  }

  /// Calls `viewDidAppear` or `viewDidDisappear`, if the turn has called its counterpart.
  private func endAppearance(of page: ViewController) {
    if page.isChanging { page.endAppearanceTransition() }
  }

  /// Ends the turn at once, before its movement has ended.
  final func cutTurnShort() {
    guard turn != nil else { return }
    space.halt()
    endTurn()
  }

  /// Adapts the pages to a new size of the view.
  final func sizeChanged() {
    cutTurnShort()
    space.centerPages()
  }
}

extension ViewController {
  /// Whether the controller is appearing or disappearing.
  fileprivate var isChanging: Bool { appearance != .appeared && appearance != .disappeared }
  /// Whether the controller is appearing or has appeared.
  fileprivate var isShowing: Bool { appearance != .disappearing && appearance != .disappeared }
}
