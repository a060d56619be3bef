import Presentation
import PresentationTesting

/// The checks of a tab bar controller against a reference model of the requested operations.
///
/// The object also keeps the tab bar controller's delegate alive.
final class SoakTabsWatch: SoakWatch {
  /// All controllers that may be tabs during the run.
  var pages: [any SoakMember] = []
  fileprivate(set) var asked = SoakTabModel()
  /// The name of the controller that will be selected again when a canceled change ends.
  fileprivate var returning: String?
  /// The delegate; stored here because a tab bar controller does not retain its delegate.
  var guide: SoakTabGuide?
}

extension ScriptedTabs where Script == SoakTabsWatch {
  private var present: SoakTabModel.Tabs {
    SoakTabModel.Tabs(
      names: (viewControllers ?? []).map(\.name), selected: selectedViewController?.name)
  }

  /// Starts a new reference model with the current tabs.
  func adopt() { script.asked = SoakTabModel(holding: present) }

  func ask(_ operation: SoakTabModel.Operation) {
    noteReturn()
    script.asked.ask(operation, on: present)
  }

  func checkAsked(_ journal: SoakJournal, isComplete: Bool) {
    noteReturn()
    journal.expect(
      script.asked.observe(present, isComplete: isComplete), "N-105",
      "\(name) contains \(present), but was asked for \(script.asked)")
  }

  /// Checks the tabs after an animated change has begun.
  func checkBegun(_ journal: SoakJournal?) {
    journal?.expect(
      script.asked.begin(present), "N-103",
      "\(name) contains \(present) in a change, but was asked for \(script.asked)")
  }

  /// Records that the running change will be canceled, and that `outgoing` will be selected again.
  func goBack(to outgoing: String?) { script.returning = outgoing }

  private func noteReturn() {
    guard let returning = script.returning, returning == present.selected else { return }
    script.asked.takeBack(to: returning)
    script.returning = nil
  }
}
