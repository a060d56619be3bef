import Presentation
import PresentationTesting

/// The checks of a stack against a reference model of the requested operations.
///
/// The object also keeps the stack's delegate alive.
final class SoakStackWatch: SoakWatch {
  var asked = SoakStackModel()
  /// Whether a simulated swipe is being started.
  ///
  /// During this time, the system asks the delegate for an animator before the stack changes.
  var isTouched = false
  /// The delegate; stored here because a stack does not retain its delegate.
  var guide: SoakGuide?
}

extension ScriptedStack where Script == SoakStackWatch {
  /// The names of the controllers that the stack will contain after all requested operations.
  var expected: [String] { script.asked.expected }

  /// Checks that the stack contains the requested controllers.
  func checkAsked(_ journal: SoakJournal, isComplete: Bool, _ rule: String) {
    let names = viewControllers.map(\.name)
    journal.expect(
      script.asked.observe(names, isComplete: isComplete), rule,
      "\(name) contains \(names), but was asked for \(script.asked)")
  }

  /// Checks the stack after an animated operation has changed it.
  func checkBegun(_ journal: SoakJournal?) {
    let names = viewControllers.map(\.name)
    journal?.expect(
      script.asked.begin(names), "N-10",
      "\(name) contains \(names) in a transition, but was asked for \(script.asked)")
  }
}
