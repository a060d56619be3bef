import Presentation
import PresentationTesting

/// A stack of a plan.
final class PlannedStack: NavigationController, PlannedScreen {
  let part = ScriptedBehavior()
  private var ownDelegate: ScriptedStackDelegate?

  /// Sets the delegate that the plan describes.
  func hear() {
    ownDelegate = part.makeStackDelegate()
    delegate = ownDelegate
  }

  /// The names of the stack's controllers, from the root to the top.
  var stackedNames: [String] { viewControllers.map(\.name) }

  override func viewDidLoad() { play(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { play(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { play(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { play(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { play(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { play(.viewDidDisappear) }
}
