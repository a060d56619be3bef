import Presentation
import PresentationTesting

/// A tab bar controller of a plan.
final class PlannedTabs: TabBarController, PlannedScreen {
  let part = ScriptedBehavior()
  private var ownDelegate: ScriptedTabsDelegate?

  /// Sets the delegate that the plan describes.
  ///
  /// - Parameter maySelect: Whether the delegate allows the user to select tabs.
  func hear(maySelect: Bool) {
    ownDelegate = part.makeTabsDelegate(maySelect: maySelect)
    delegate = ownDelegate
  }

  /// The names of the controllers, from the first tab to the last.
  var tabNames: [String] { (viewControllers ?? []).map(\.name) }

  override func viewDidLoad() { play(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { play(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { play(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { play(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { play(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { play(.viewDidDisappear) }
}
