/// Operations that are left out because no rule settles, or a known mistake spoils, what they do.
///
/// Each goes away with what it names; a soak without one of them finds it again.
package struct SoakExclusion: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Presenting the window's root: no rule forbids it from a layer above, and links form a ring.
  package static let presentingTheRoot = SoakExclusion(rawValue: 1 << 0)

  /// A second request behind one transition.
  ///
  /// Drained together, a dismissal of B and a present on B both run (P-57a, P-58e). Also one behind
  /// a request that is refused while another is asked about: it is served as if nothing ran.
  package static let secondWaitingRequest = SoakExclusion(rawValue: 1 << 1)

  /// A dismissal from below one that already runs (P-54): when the one above is cancelled, or ends
  /// later, what it belongs to has gone.
  package static let dismissalBelowDismissal = SoakExclusion(rawValue: 1 << 2)

  /// A context defined inside a presented controller: when that is dismissed from below, what the
  /// context shows is in no chain and stays behind (P-50).
  package static let contextInsideGuest = SoakExclusion(rawValue: 1 << 3)

  /// Removing the root while a context inside it shows something: nobody tells that, and the
  /// context's controller may appear inside a root that has disappeared (P-31, P-34).
  package static let coveredContext = SoakExclusion(rawValue: 1 << 4)

  /// What every soak leaves out at present.
  package static let standing: SoakExclusion = [
    .presentingTheRoot, .secondWaitingRequest, .dismissalBelowDismissal, .contextInsideGuest,
    .coveredContext,
  ]
}
