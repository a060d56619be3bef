import Presentation

extension UIPageViewController {
  /// Shows other pages at once.
  final func replace(with pages: [ViewController]) {
    let turn = PageTurn(from: ownPages, to: pages, .forward, isByHand: false)
    changePages {
      let current = beginChange()
      shownPages = pages
      for page in turn.leaving { remove(page, from: nil) }
      for page in turn.coming where change === current { insert(page) }
      if change === current { space.centerPages() }
    }
  }

  private func insert(_ page: ViewController) {
    // A callback at the end of a turn may have brought back the page that was disappearing.
    if isChanging(page), isShowing { beginAppearance(of: page, true, animated: false) }
    take(page)
    // The app may change the pages in `viewDidLoad`.
    if isShown(page), page.parent === self { page.loadViewIfNeeded() }
    guard isShown(page), page.parent === self else { return remove(page, from: nil) }
    space.addSubview(page.view)
    endAppearance(of: page)
    if isShown(page), page.parent === self { return page.didMove(toParent: self) }
    // The page's viewWillAppear may have removed the page before its view was added.
    if page.parent !== self, page.view.superview === space { page.view.removeFromSuperview() }
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
    // The data source and the delegate may have changed the pages, or hidden the container.
    guard change === before, appearance == .appeared else { return false }
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
    changePages {
      self.turn = turn
      _ = beginChange()
      for page in turn.coming where self.turn === turn {
        take(page)
        remove(page, from: nil)
      }
      turn.hasAddedPages = true
      announce(turn.coming, appearing: true, during: turn)
      announce(turn.leaving, appearing: false, during: turn)
      for page in turn.coming where self.turn === turn && page.parent === self {
        space.add(page, turn.direction)
      }
    }
  }

  /// Ends the turn: the page of which more than half is visible stays.
  ///
  /// A turn by code ends with its new page, whatever is visible of it. With the style `scroll`, the
  /// page that stays gets all of its callbacks first (C-19). If a callback changes the pages, the
  /// rest of the turn is left out, except its completion.
  final func endTurn() {
    guard let turn else { return }
    let isCompleted = !turn.isByHand || space.isPastHalf
    var hasEnded = false
    changePages { hasEnded = end(turn, isCompleted: isCompleted) }
    guard hasEnded else { return }
    if turn.isByHand {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: turn.from,
        transitionCompleted: isCompleted)
    }
    turn.completion?(isCompleted)
  }

  /// Ends a turn, and returns whether it was still running after the first callbacks.
  private func end(_ turn: PageTurn, isCompleted: Bool) -> Bool {
    let (going, staying) =
      isCompleted ? (turn.leaving, turn.coming) : (turn.coming, turn.leaving)
    let isCurl = transitionStyle == .pageCurl
    if !isCompleted {
      if isCurl { announce(going, appearing: false, during: turn) }
      announce(staying, appearing: true, during: turn)
    }
    guard self.turn === turn else { return false }
    self.turn = nil
    let current = beginChange()
    shownPages = isCompleted ? turn.to : turn.from
    if isCurl { for page in going { remove(page, from: turn) } }
    if change === current { space.centerPages() }
    for page in staying where change === current && page.parent === self {
      // If a callback ends the turn at its beginning, the page appears, but has no superview yet.
      if page.view.superview !== space { space.addSubview(page.view) }
      endAppearance(of: page)
      if isCompleted, isShown(page), page.parent === self { page.didMove(toParent: self) }
    }
    if !isCurl { for page in going { remove(page, from: turn) } }
    return true
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
    // A callback may have begun another turn, whose pages have the new size already.
    if turn == nil { space.centerPages() }
  }
}
