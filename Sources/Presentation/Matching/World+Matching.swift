extension World {
  /// What the animation block that runs has matched otherwise sets out.
  func departMatched() {
    guard hasMatchedDeparture else { return }
    hasMatchedDeparture = false
    for window in windows { window.matching?.depart() }
  }

  /// The update of this turn is over.
  func settleMatched() {
    hasMatchedUpdate = false
    for window in windows { window.matching?.settle() }
  }
}

extension Window {
  /// Made for the first view that is matched.
  final var madeMatching: WindowMatching {
    if let matching { return matching }
    let made = WindowMatching(of: self)
    matching = made
    return made
  }
}
