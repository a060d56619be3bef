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
      addChild(page)
      space.addSubview(page.view)
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
    announce(turn.leaving, turn.coming, during: turn)
    for page in turn.coming where self.turn === turn { space.add(page, turn.direction) }
  }

  /// Ends the turn: the page of which more than half is visible stays.
  ///
  /// A turn by code ends with its new page, whatever is visible of it. If a callback changes the
  /// pages, the rest of the turn is left out, except its completion.
  final func endTurn() {
    guard let turn else { return }
    let isCompleted = !turn.isByHand || space.isPastHalf
    let (going, staying) =
      isCompleted ? (turn.leaving, turn.coming) : (turn.coming, turn.leaving)
    if !isCompleted { announce(going, staying, during: turn) }
    guard self.turn === turn else { return }
    self.turn = nil
    let current = beginChange()
    shownPages = isCompleted ? turn.to : turn.from
    for page in going where page.parent === self {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      endAppearance(of: page)
      page.removeFromParent()
    }
    if change === current { space.centerPages() }
    for page in staying where change === current && page.parent === self {
      if page.view.superview === space {
        endAppearance(of: page)
      } else {
        space.addSubview(page.view)
      }
      if isCompleted { page.didMove(toParent: self) }
    }
    if turn.isByHand {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: turn.from,
        transitionCompleted: isCompleted)
    }
    turn.completion?(isCompleted)
  }

  /// Calls `viewWillDisappear` and `viewWillAppear`, unless one of the calls ends the turn.
  ///
  /// A page that has not begun to appear does not disappear, and the other way round. A page that
  /// has left the container gets no callbacks.
  private func announce(
    _ going: [ViewController], _ staying: [ViewController], during turn: PageTurn
  ) {
    for page in going where self.turn === turn && page.parent === self {
      guard page.appearance != .disappeared else { continue }
      page.beginAppearanceTransition(false, animated: true)
    }
    for page in staying where self.turn === turn && page.parent === self {
      guard page.appearance != .appeared else { continue }
      page.beginAppearanceTransition(true, animated: true)
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
}
