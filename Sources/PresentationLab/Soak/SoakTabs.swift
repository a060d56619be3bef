import Presentation

/// A tab bar controller that compares its tabs with a model of the requested operations.
final class SoakTabs: TabBarController, SoakMember {
  let watch = SoakWatch()
  /// All controllers that may be tabs during the run.
  var pages: [any SoakMember] = []
  private(set) var asked = SoakTabModel()
  /// The name of the controller that will be selected again when a canceled change ends.
  private var returning: String?
  /// The delegate, which is stored here because the property `delegate` does not retain it.
  var guide: SoakTabGuide? {
    didSet { delegate = guide?.delegate }
  }

  private var present: SoakTabModel.Tabs {
    SoakTabModel.Tabs(
      names: (viewControllers ?? []).map(\.name), selected: selectedViewController?.name)
  }

  /// Starts a new reference model with the current tabs.
  func adopt() { asked = SoakTabModel(holding: present) }

  func ask(_ operation: SoakTabModel.Operation) {
    noteReturn()
    asked.ask(operation, on: present)
  }

  func checkAsked(_ journal: SoakJournal, isComplete: Bool) {
    noteReturn()
    journal.expect(
      asked.observe(present, isComplete: isComplete), "N-105",
      "\(name) contains \(present), but was asked for \(asked)")
  }

  /// Checks the tabs after an animated change has begun.
  func checkBegun(_ journal: SoakJournal?) {
    journal?.expect(
      asked.begin(present), "N-103",
      "\(name) contains \(present) in a change, but was asked for \(asked)")
  }

  /// Records that the running change will be canceled.
  func goBack(to outgoing: String?) { returning = outgoing }

  private func noteReturn() {
    guard let returning, returning == present.selected else { return }
    asked.takeBack(to: returning)
    self.returning = nil
  }

  override func viewDidLoad() { watch.run?.visit("\(name).viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { watch.saw(.viewWillAppear, animated, self) }
  override func viewIsAppearing(_ animated: Bool) { watch.saw(.viewIsAppearing, animated, self) }
  override func viewDidAppear(_ animated: Bool) { watch.saw(.viewDidAppear, animated, self) }
  override func viewWillDisappear(_ animated: Bool) {
    watch.saw(.viewWillDisappear, animated, self)
  }
  override func viewDidDisappear(_ animated: Bool) {
    watch.saw(.viewDidDisappear, animated, self)
  }
  override func viewDidLayoutSubviews() { watch.run?.visit("\(name).viewDidLayoutSubviews") }
}
