import Presentation

/// The headers and footers of a table: the displayed views, and the removed views that can be
/// reused.
@MainActor struct SectionViews {
  var reuse = ReusePool<UITableViewHeaderFooterView>()
  /// The displayed views.
  private(set) var shown: [SectionPlace: View] = [:]
  /// The views that the delegate has supplied, and that are not displayed yet.
  var pending: [SectionPlace: View] = [:]
  /// The heights of headers and footers with an automatic height.
  var heights: [SectionPlace: CGFloat] = [:]

  mutating func show(_ view: View, at place: SectionPlace) { shown[place] = view }

  /// Forgets a displayed view, and returns the view, which the caller removes from the table.
  mutating func forget(_ place: SectionPlace) -> View? { shown.removeValue(forKey: place) }

  /// Moves the displayed views and the heights to the new places of the sections, and forgets those
  /// without a new place.
  mutating func move(_ newSection: (Int) -> Int?) {
    func moved<Value>(_ values: [SectionPlace: Value]) -> [SectionPlace: Value] {
      values.reduce(into: [:]) { result, entry in
        guard let section = newSection(entry.key.section) else { return }
        result[entry.key.moved(to: section)] = entry.value
      }
    }
    (shown, pending, heights) = (moved(shown), moved(pending), moved(heights))
  }

  /// The places of the displayed views, from top to bottom.
  var places: [SectionPlace] { shown.keys.sorted(by: SectionPlace.isOrdered) }
}
