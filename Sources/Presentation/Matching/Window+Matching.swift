extension Window {
  /// The matched views in the window and their visible frames; created at the first access.
  final var madeMatching: WindowMatching {
    if let matching { return matching }
    let made = WindowMatching(of: self)
    matching = made
    return made
  }
}
