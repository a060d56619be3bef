extension Window {
  /// Made for the first view that is matched.
  final var madeMatching: WindowMatching {
    if let matching { return matching }
    let made = WindowMatching(of: self)
    matching = made
    return made
  }
}
