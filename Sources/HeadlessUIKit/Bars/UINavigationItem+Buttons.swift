public import Presentation

extension NavigationItem {
  /// The buttons on the left, from left to right.
  ///
  /// By default, the buttons replace the back button, and the user cannot swipe back from the edge
  /// (N-60). If `leftItemsSupplementBackButton` is true, the back button is shown as well, and the
  /// user can swipe back.
  public final var leftBarButtonItems: [UIBarButtonItem]? {
    get { buttons.left }
    set {
      buttons.left = newValue
      hasLeftItems = newValue?.isEmpty == false
      refreshBarViews()
    }
  }

  /// The first of ``leftBarButtonItems``; setting the property replaces all buttons on the left.
  public final var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons on the right, from right to left.
  public final var rightBarButtonItems: [UIBarButtonItem]? {
    get { buttons.right }
    set {
      buttons.right = newValue
      refreshBarViews()
    }
  }

  /// The first of ``rightBarButtonItems``; setting the property replaces all buttons on the right.
  public final var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItem``; the change is not animated.
  public final func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets ``leftBarButtonItems``; the change is not animated.
  public final func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets ``rightBarButtonItem``; the change is not animated.
  public final func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets ``rightBarButtonItems``; the change is not animated.
  public final func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets `hidesBackButton`; the change is not animated.
  public final func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The view that replaces the title; it is in the bar while the item's controller is on top.
  public final var titleView: View? {
    get { buttons.titleView }
    set {
      buttons.titleView = newValue
      refreshBarViews()
    }
  }

  /// Passes the custom views of the item to the navigation bar.
  final func refreshBarViews() {
    barViews = NavigationBarViews(
      left: (leftBarButtonItems ?? []).compactMap(\.customView), title: titleView,
      search: searchController?.searchBar,
      right: (rightBarButtonItems ?? []).compactMap(\.customView))
  }

  private var buttons: Buttons { attachments.find { Buttons() } }
}

@MainActor private final class Buttons: ClosureSource {
  var left: [UIBarButtonItem]?
  var right: [UIBarButtonItem]?
  var titleView: View?

  var closureHolders: [any ClosureHolder] {
    ((left ?? []) + (right ?? [])).flatMap(\.actions)
  }
}
