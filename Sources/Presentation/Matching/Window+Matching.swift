extension Window {
  /// The state of matched views in the window; created at the first access.
  final var madeMatching: WindowMatching {
    if let matching { return matching }
    let made = WindowMatching(of: self)
    matching = made
    return made
  }
}
