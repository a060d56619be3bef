/// Operations that are left out because no rule settles what they do.
///
/// Each goes away with what it names; a soak without one of them finds it again.
package struct SoakExclusion: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Removing the root while a context inside it shows something: no rule says what that hears
  /// (P-31, P-34).
  package static let coveredContext = SoakExclusion(rawValue: 1 << 0)

  /// Turning the window so that its traits change: what a presentation adapts to then, and whom it
  /// shows, does not agree with its transitions (P-31, P-88, P-89).
  package static let changingTraits = SoakExclusion(rawValue: 1 << 1)

  /// What every soak leaves out at present.
  package static let standing: SoakExclusion = [.coveredContext, .changingTraits]
}
