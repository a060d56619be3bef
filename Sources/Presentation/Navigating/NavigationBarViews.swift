/// The app's views that a navigation bar contains while the controller of an item is on top.
///
/// Each part of the bar gets the width that its views leave to it.
package struct NavigationBarViews {
  /// The views on the left, from left to right.
  package var left: [View]
  /// The view in place of the title, which keeps its size; without a size, it fills its part.
  package var title: View?
  /// The search field, which fills its part.
  package var search: View?
  /// The views on the right, from right to left.
  package var right: [View]

  package init(
    left: [View] = [], title: View? = nil, search: View? = nil, right: [View] = []
  ) {
    (self.left, self.title, self.search, self.right) = (left, title, search, right)
  }

  var isEmpty: Bool { left.isEmpty && title == nil && search == nil && right.isEmpty }

  var all: [View] { left + [title, search].compactMap(\.self) + right }
}
