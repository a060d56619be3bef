import Presentation
import PresentationTesting

/// The invariants of tab bar controllers.
extension SoakInvariants {
  /// Checks that the tabs and the selection are as requested.
  ///
  /// A request may wait only while a transition runs.
  func checkTabs() {
    let isComplete = run.stage.world.runningTransitions.isEmpty
    run.cast.tabs?.checkAsked(journal, isComplete: isComplete)
  }

  /// Checks that no request is waiting, and that the children are exactly the tabs.
  func checkTabsAtRest() {
    guard let tabs = run.cast.tabs else { return }
    tabs.checkAsked(journal, isComplete: true)
    let pages = tabs.viewControllers ?? []
    journal.expect(
      tabs.transitionCoordinator == nil, "T-16", "\(tabs.name) has a transition coordinator at rest"
    )
    journal.expect(
      Set(tabs.children) == Set(pages), "N-29",
      "\(tabs.name) contains \(pages.map(\.name)), but its children are "
        + "\(tabs.children.map(\.name))")
    journal.expect(
      (tabs.selectedViewController == nil) == pages.isEmpty, "N-100", "no tab is selected")
  }
}
