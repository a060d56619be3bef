/// The order in which a commit, the work at the end of a run-loop turn, lays out views.
///
/// The views are ordered by window. Superviews come before their subviews, and subviews are ordered
/// from back to front.
@MainActor struct LayoutOrder {
  private let windows: [Window]

  init(of windows: [Window]) { self.windows = windows }

  /// Returns whether the views in `queue` are already in the order in which they are laid out.
  ///
  /// The result is true if each view follows the previous view of the queue in one of two ways:
  ///
  /// - The view is a subview of the previous view.
  /// - Both views have the same superview, and the view is in front of the previous view.
  ///
  /// This is the usual case, which needs no sorting.
  private func isInOrder(_ queue: [View]) -> Bool {
    for index in 1..<queue.count {
      let (last, view) = (queue[index - 1], queue[index])
      guard let superview = view.superview else { return false }
      if superview === last { continue }
      guard let lastPlace = superview.index(of: last), let place = superview.index(of: view),
        lastPlace < place
      else { return false }
    }
    return true
  }

  /// Returns the views of a queue, at least two, in the order in which they are laid out.
  func sorted(_ queue: [View]) -> [View] {
    if isInOrder(queue) { return queue }
    var places: [Place] = []
    places.reserveCapacity(queue.count)
    for index in queue.indices {
      if let path = path(to: queue[index]) { places.append(Place(path: path, index: index)) }
    }
    places.sort()
    var ordered: [View] = []
    ordered.reserveCapacity(places.count)
    for place in places { ordered.append(queue[place.index]) }
    return ordered
  }

  /// The position of a view in the tree of views, and its index in the layout queue.
  ///
  /// The path contains the index of the window, and then the index of each subview on the way from
  /// the window to the view.
  private struct Place: Comparable {
    let path: [Int]
    let index: Int

    static func < (a: Place, b: Place) -> Bool { a.path.lexicographicallyPrecedes(b.path) }
  }

  private func path(to view: View) -> [Int]? {
    var path: [Int] = []
    path.reserveCapacity(8)
    var next = view
    while let superview = next.superview {
      path.append(superview.index(of: next) ?? 0)
      next = superview
    }
    for index in windows.indices where windows[index] === next {
      path.append(index)
      path.reverse()
      return path
    }
    return nil
  }
}
