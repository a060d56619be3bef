import Foundation

/// The bar of a navigation controller; the bar draws nothing.
///
/// The bar contains the custom views of the controller on top: those of its bar button items, its
/// title view, and its search field.
@preconcurrency @MainActor open class NavigationBar: View {
  /// The height of the bar in points.
  static let height: CGFloat = 44
  /// The distance between the edges of the bar and the views, and between the views, in points.
  private static let margin: CGFloat = 16
  private var views = NavigationBarViews()
  final var stackHandle: Handle<ViewController>?
  /// The navigation controller whose bar this is; nil for a bar that the app has created.
  package final var stack: NavigationController? { stackHandle?.object?.navigation }

  /// The item of the popped controller, during a call of `navigationBar(_:shouldPop:)` after the
  /// pop; else nil (N-37b).
  ///
  /// During the call, the item is still at the top of the bar.
  package final var leavingItem: NavigationItem?
  /// The item whose back button is being tapped; nil if there is none (N-37).
  final var tappedItem: NavigationItem?
  /// Whether the text of the bar, and so the text of the status bar, is light.
  package final var isBlack = false

  /// Replaces the views of the previous item by the views of the item on top; nil for no views.
  package final func show(_ new: NavigationBarViews?) {
    if views.isEmpty, new?.isEmpty != false { return }
    let new = new ?? NavigationBarViews()
    let (old, all) = (views.all, new.all)
    views = new
    for view in old where view.superview === self && !all.contains(view) {
      view.removeFromSuperview()
    }
    for view in all where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Places the views of the item on top.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var (left, right) = (Self.margin, bounds.width - Self.margin)
    for view in views.left {
      place(view, x: left, ownSize(of: view))
      left = view.frame.maxX + Self.margin
    }
    for view in views.right {
      let size = ownSize(of: view)
      place(view, x: right - size.width, size)
      right = view.frame.minX - Self.margin
    }
    let middle = [views.title, views.search].compactMap(\.self)
    let width = max(0, right - left) / CGFloat(max(1, middle.count))
    for view in middle {
      var size = CGSize(width: width, height: Self.height)
      if view === views.title, view.bounds.width > 0, view.bounds.height > 0 {
        size = CGSize(
          width: min(width, view.bounds.width), height: min(Self.height, view.bounds.height))
      }
      place(view, x: left + (width - size.width) / 2, size)
      left += width
    }
  }

  private func ownSize(of view: View) -> CGSize {
    let (size, wanted) = (view.bounds.size, view.intrinsicContentSize)
    func length(_ own: CGFloat, _ wanted: CGFloat) -> CGFloat {
      if own > 0 { return own }
      return wanted > 0 ? wanted : Self.height
    }
    return CGSize(
      width: length(size.width, wanted.width),
      height: min(Self.height, length(size.height, wanted.height)))
  }

  private func place(_ view: View, x: CGFloat, _ size: CGSize) {
    view.frame = CGRect(
      x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}

extension NavigationBar {
  /// Raises the issue of UIKit about a change of the items of a stack's bar (N-27a).
  ///
  /// - Parameter method: The Objective-C name of the called method.
  package final func raiseManaged(_ method: String) {
    stack?.worldToEnter.report(Issues.managedBar(method))
  }
}

extension NavigationController {
  /// Shows the custom views of the controller on top in the bar.
  final func refreshBar() {
    ownNavigationBar.show(topViewController?.madeNavigationItem?.barViews)
  }

  /// Shows the custom views of the new top in the bar, and calls the closures that observe the
  /// stack.
  final func topChanged() {
    refreshBar()
    tellListeners()
  }
}
