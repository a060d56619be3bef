/// A mode of the run loop, or a mode for scheduled work.
///
/// A clock is in the mode `default` or `tracking`. Work that is scheduled for one of these modes
/// waits while the clock is in the other mode. Work that is scheduled for `common` runs in both
/// modes. Blocks of the main queue and commit observers have no mode and always run.
public enum RunLoopMode: String, Hashable, Sendable, CaseIterable {
  /// The mode of a clock while the user neither touches nor scrolls.
  case `default`

  /// The mode of a clock while a touch is tracked or a view scrolls.
  case tracking

  /// A stand-in for both `default` and `tracking`.
  ///
  /// Work can be scheduled in this mode, but a clock is never in this mode.
  case common
}

extension RunLoopMode: CustomStringConvertible {
  /// The name of the mode, as reports print it.
  public var description: String { rawValue }

  /// Whether work scheduled in this mode runs while the clock is in `current`.
  func runs(in current: RunLoopMode) -> Bool {
    self == .common || self == current
  }

  /// Returns the mode of work that is scheduled in this mode and in `other`.
  func joined(with other: RunLoopMode) -> RunLoopMode {
    self == other ? self : .common
  }
}
