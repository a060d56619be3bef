import Presentation

/// A change of the visible pages of a page view controller, from its beginning to its end.
@MainActor final class PageTurn {
  let from: [ViewController]
  let to: [ViewController]
  let direction: UIPageViewController.NavigationDirection
  /// Whether a finger turns the page; otherwise code has begun the turn.
  let isByHand: Bool
  let completion: ((Bool) -> Void)?
  /// Whether all new pages have been added to the container.
  var hasAddedPages = false

  init(
    from: [ViewController], to: [ViewController],
    _ direction: UIPageViewController.NavigationDirection, isByHand: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    (self.from, self.to, self.direction) = (from, to, direction)
    (self.isByHand, self.completion) = (isByHand, completion)
  }

  /// The pages that are visible only before the turn.
  var leaving: [ViewController] { from.filter { page in !to.contains { $0 === page } } }
  /// The pages that are visible only after the turn.
  var coming: [ViewController] { to.filter { page in !from.contains { $0 === page } } }
}
