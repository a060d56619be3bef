import Presentation

/// A stack with a model of its requested operations and with its delegate.
final class SoakStack: NavigationController, SoakMember {
  let watch = SoakWatch()
  var asked = SoakStackModel()
  /// Whether a simulated swipe is being started; the system then asks the delegate for an animator
  /// before the stack changes.
  var isTouched = false
  /// The delegate; stored here because a stack does not retain its delegate.
  var guide: SoakGuide? {
    didSet { delegate = guide?.delegate }
  }

  /// The names of the controllers after all requested operations.
  var expected: [String] { asked.expected }

  /// Checks that the stack contains the requested controllers.
  func checkAsked(_ journal: SoakJournal, isComplete: Bool, _ rule: String) {
    let names = viewControllers.map(\.name)
    journal.expect(
      asked.observe(names, isComplete: isComplete), rule,
      "\(name) contains \(names), but was asked for \(asked)")
  }

  /// Checks the stack after an animated operation has changed it.
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
