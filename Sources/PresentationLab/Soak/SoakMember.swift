import Presentation

/// A controller that takes part in a run.
protocol SoakMember: ViewController {
  /// The object that checks the controller's callbacks.
  var watch: SoakWatch { get }
}

/// A controller that is neither a stack nor a tab bar controller.
final class SoakController: ViewController, SoakMember {
  let watch = SoakWatch()
  /// The child whose view is added to this controller's view when this controller's view loads.
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
