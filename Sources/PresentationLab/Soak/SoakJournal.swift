/// The record of one run: its operations, its counts, and the first broken invariant.
@MainActor package final class SoakJournal {
  package struct Break: Hashable, Sendable {
    package let rule: String
    package let message: String
  }

  package var counts = SoakCounts()
  /// The descriptions of the operations; empty if the journal records only counts.
  package private(set) var lines: [String] = []
  package private(set) var broken: Break?

  /// The counts of `present` and `dismiss` calls and of their completions (P-46, P-49, P-75, P-76).
  var presents = 0
  var presentCompletions = 0
  var dismissals = 0
  var dismissCompletions = 0
  /// The counts of animations that began and that ended, including interactive animations.
  var animationsBegun = 0
  var animationsEnded = 0
  /// The counts of animation blocks that transition coordinators have accepted and have run.
  var alongsideAccepted = 0
  var alongsideRun = 0
  /// Whether a navigation stack has left its window before one of its transitions began.
  ///
  /// The coordinator of this transition does not run the blocks that it has accepted (T-19).
  var hasGivenUp = false
  var coordinatorCompletions = 0
  var coordinatorCompletionsRun = 0
  /// The counts of the delegate calls `presentationControllerWillDismiss` and
  /// `presentationControllerDidDismiss`.
  var willDismisses = 0
  var didDismisses = 0

  /// Called when an invariant is broken for the first time.
  var onBreak: () -> Void = {}
  private let keepsWords: Bool

  init(keepsWords: Bool) {
    self.keepsWords = keepsWords
  }

  func write(depth: Int = 0, _ text: @autoclosure () -> String) {
    guard keepsWords else { return }
    lines.append(String(repeating: "  ", count: depth) + text())
  }

  /// Records the first broken invariant.
  ///
  /// Later calls have no effect, because further broken invariants may be consequences of the
  /// first.
  func breaks(_ rule: String, _ message: @autoclosure () -> String) {
    guard broken == nil else { return }
    broken = Break(rule: rule, message: message())
    write("! \(rule): \(broken?.message ?? "")")
    onBreak()
  }

  func expect(_ holds: Bool, _ rule: String, _ message: @autoclosure () -> String) {
    if !holds { breaks(rule, message()) }
  }
}
