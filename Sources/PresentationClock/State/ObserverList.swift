/// The data that a clock stores about a commit observer.
struct ObserverEntry {
  /// The position of an observer in the order in which a commit calls the observers.
  struct Place {
    var order: Int
    var number: UInt64

    static func < (a: Place, b: Place) -> Bool {
      a.order != b.order ? a.order < b.order : a.number < b.number
    }
  }

  var place: Place
  var body: Body
}

/// The commit observers of a clock, in the order in which they run.
struct ObserverList {
  private var entries: [ObserverEntry] = []
  /// The position of the observer that the running commit has called last.
  private var reached: ObserverEntry.Place?

  mutating func insert(_ entry: ObserverEntry) {
    let index = entries.firstIndex { entry.place < $0.place } ?? entries.endIndex
    entries.insert(entry, at: index)
  }

  /// Removes an observer and returns it.
  ///
  /// The caller releases the observer after its exclusive access to the state has ended.
  mutating func remove(_ number: UInt64) -> ObserverEntry? {
    guard let index = entries.firstIndex(where: { $0.place.number == number }) else { return nil }
    return entries.remove(at: index)
  }

  mutating func beginCommit() {
    reached = nil
  }

  /// Returns the body of the next observer in this commit; nil if all observers have been called.
  ///
  /// Observers with a submission number of `limit` or more are skipped, because they were added
  /// during this commit.
  mutating func takeNext(before limit: UInt64) -> Body? {
    for index in entries.indices where entries[index].place.number < limit {
      let place = entries[index].place
      if let reached, !(reached < place) { continue }
      reached = place
      return entries[index].body
    }
    return nil
  }
}
