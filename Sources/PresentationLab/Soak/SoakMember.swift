import Presentation

/// A view controller that takes part in a run of a soak test.
protocol SoakMember: ViewController {
  /// The object that checks the controller's appearance callbacks.
  var watch: SoakWatch { get }
}

/// A controller of a soak test that is neither a navigation nor a tab bar controller.
final class SoakController: ViewController, SoakMember {
  let watch = SoakWatch()
  /// The child controller whose view is added to this controller's view in `viewDidLoad`.
  weak var inset: ViewController?
  private var loads = 0

  override func viewDidLoad() {
    loads += 1
    if let inset { view.addSubview(inset.view) }
    watch.run?.journal.expect(loads == 1, "P-24", "\(name).viewDidLoad was called a second time")
    watch.run?.visit("\(name).viewDidLoad")
  }

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

  override func willMove(toParent parent: ViewController?) {
    watch.moves.willMove(to: parent)
    watch.run?.visit("\(name).willMove")
  }

  override func didMove(toParent parent: ViewController?) {
    let isAnnounced = watch.moves.didMove(to: parent) || watch.run?.kind.performsAnything == true
    watch.run?.journal.expect(
      isAnnounced, "N-29", "\(name).didMove(toParent: \(parent?.name ?? "nil")) without willMove")
    watch.run?.visit("\(name).didMove")
  }
}
