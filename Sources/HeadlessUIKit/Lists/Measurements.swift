/// The measured sizes of views in a list, by their places.
///
/// An outdated size still stands for the size of the view until the view is measured again.
struct Measurements<Place: Hashable, Size> {
  private struct Entry {
    let size: Size
    var isOutdated = false
  }

  private var known: [Place: Entry] = [:]

  var isEmpty: Bool { known.isEmpty }

  /// The last measured size at a place; setting it makes it valid.
  subscript(place: Place) -> Size? {
    get { known[place]?.size }
    set { known[place] = newValue.map { Entry(size: $0) } }
  }

  /// Returns whether the view at a place must be measured.
  func isMissing(at place: Place) -> Bool { known[place]?.isOutdated ?? true }

  mutating func outdate(_ place: Place) { known[place]?.isOutdated = true }

  mutating func outdateAll() {
    for place in known.keys { outdate(place) }
  }

  /// Moves the sizes to the new places, and forgets those without a new place.
  mutating func move(_ newPlace: (Place) -> Place?) {
    known = known.reduce(into: [:]) { moved, entry in
      if let place = newPlace(entry.key) { moved[place] = entry.value }
    }
  }
}
