/// The modes in which a run loop can be, and in which work can ask to run.
///
/// A clock is in `default` or in `tracking`. Work scheduled in one of the two runs only while the
/// clock is in it; work scheduled in `common` runs in both. Blocks of the main queue and commit
/// observers have no mode and always run.
public enum RunLoopMode: String, Hashable, Sendable, CaseIterable {
  /// The mode of a clock while no finger is tracked.
  case `default`

  /// The mode while a finger is tracked or a view scrolls.
  case tracking

  /// Both of the other two. Work can be scheduled in it; a clock is never in it.
  case common
}

extension RunLoopMode: CustomStringConvertible {
  /// The word for the mode, as it stands in reports.
  public var description: String { rawValue }

  /// Whether work scheduled in this mode runs while the clock is in `current`.
  func runs(in current: RunLoopMode) -> Bool {
    self == .common || self == current
  }
}
