/// The record of a run: its operations, the callbacks still due, and the first broken invariant.
@MainActor package final class SoakJournal {
  package struct Break: Hashable, Sendable {
    package let rule: String
    package let message: String
  }

  package var counts = SoakCounts()
  /// The descriptions of the operations; empty unless the run keeps words.
  package private(set) var lines: [String] = []
  package private(set) var broken: Break?

  /// The numbers of calls and of their completions, for P-46, P-49, P-75 and P-76.
  var presents = 0
  var presentCompletions = 0
  var dismissals = 0
  var dismissCompletions = 0
  /// The numbers of begun and of ended animations, including interactive animations.
  var animationsBegun = 0
  var animationsEnded = 0
  /// The numbers of coordinator blocks that were accepted and of blocks that were run.
  var alongsideAccepted = 0
  var alongsideRun = 0
  /// Whether a stack has left its window before a transition began.
  ///
  /// In this case, the blocks for that transition do not run (T-19).
  var hasGivenUp = false
  var coordinatorCompletions = 0
  var coordinatorCompletionsRun = 0
  /// The numbers of callbacks that adaptive delegates got for dismissals by the user.
  var willDismisses = 0
  var didDismisses = 0

  /// Called when the first invariant breaks.
  var onBreak: () -> Void = {}
  private let keepsWords: Bool

  init(keepsWords: Bool) {
    self.keepsWords = keepsWords
  }

  func write(depth: Int = 0, _ text: @autoclosure () -> String) {
    guard keepsWords else { return }
    lines.append(String(repeating: "  ", count: depth) + text())
  }

  /// Notes a broken invariant; only the first one counts, since later ones may be consequences.
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
