import Presentation

/// A navigation controller that compares its controllers with a model of the requested operations.
final class SoakStack: NavigationController, SoakMember {
  let watch = SoakWatch()
  var asked = SoakStackModel()
  /// Whether a simulated swipe is starting.
  ///
  /// At the start of a swipe, the delegate is asked for an animator before the stack changes.
  var isTouched = false
  /// The delegate, which is stored here because the property `delegate` does not retain it.
  var guide: SoakGuide? {
    didSet { delegate = guide?.delegate }
  }

  /// The names of the controllers after all requested operations.
  var expected: [String] { asked.expected }

  /// Checks that the stack's controllers are the result of the requested operations.
  func checkAsked(_ journal: SoakJournal, isComplete: Bool, _ rule: String) {
    let names = viewControllers.map(\.name)
    journal.expect(
      asked.observe(names, isComplete: isComplete), rule,
      "\(name) contains \(names), but was asked for \(asked)")
  }

  /// Checks the stack's controllers after an animated operation has changed them.
  func checkBegun(_ journal: SoakJournal?) {
    let names = viewControllers.map(\.name)
    journal?.expect(
      asked.begin(names), "N-10",
      "\(name) contains \(names) in a transition, but was asked for \(asked)")
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
