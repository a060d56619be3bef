import Presentation

/// A stack, what was asked of it, and its delegate.
final class SoakStack: NavigationController, SoakMember {
  let watch = SoakWatch()
  var asked = SoakStackModel()
  /// Whether the system asks about a swipe that has not begun.
  var isTouched = false
  /// Kept here: a stack does not retain its delegate.
  var guide: SoakGuide? {
    didSet { delegate = guide }
  }

  /// The expected controllers after all operations have been carried out.
  var expected: [String] { asked.expected }

  /// Compares the stack with what was asked.
  func checkAsked(_ journal: SoakJournal, isComplete: Bool, _ rule: String) {
    let names = viewControllers.map(\.name)
    journal.expect(
      asked.observe(names, isComplete: isComplete), rule,
      "\(name) holds \(names), and was asked for \(asked)")
  }

  /// An animated operation has changed the stack.
  func checkBegun(_ journal: SoakJournal?) {
    let names = viewControllers.map(\.name)
    journal?.expect(
      asked.begin(names), "N-10", "\(name) holds \(names) in a transition, asked for \(asked)")
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
