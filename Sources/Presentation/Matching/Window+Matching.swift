extension Window {
  /// The matched views of the window; created at the first access.
  final var madeMatching: WindowMatching {
    if let matching { return matching }
    let made = WindowMatching(of: self)
    matching = made
    return made
  }
}
