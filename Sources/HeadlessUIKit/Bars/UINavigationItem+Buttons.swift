public import Presentation

extension NavigationItem {
  /// The buttons on the left, from the left; there, they take the place of the back button, and
  /// hold the edge swipe (N-60), unless `leftItemsSupplementBackButton`.
  public final var leftBarButtonItems: [UIBarButtonItem]? {
    get { buttons.left }
    set {
      buttons.left = newValue
      hasLeftItems = newValue?.isEmpty == false
    }
  }

  /// The first one on the left.
  public final var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons on the right, from the right.
  public final var rightBarButtonItems: [UIBarButtonItem]? {
    get { buttons.right }
    set { buttons.right = newValue }
  }

  /// The first one on the right.
  public final var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The view in the place of the title; kept, and without effect.
  public final var titleView: View? {
    get { buttons.titleView }
    set { buttons.titleView = newValue }
  }

  private var buttons: Buttons { attachments.find { Buttons() } }
}

@MainActor private final class Buttons {
  var left: [UIBarButtonItem]?
  var right: [UIBarButtonItem]?
  var titleView: View?
}
