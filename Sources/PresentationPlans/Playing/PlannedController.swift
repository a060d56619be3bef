import Foundation
import Presentation
import PresentationTransitions

/// A controller of a plan that is neither a stack nor a tab bar controller.
final class PlannedController: ViewController, PlannedScreen, CardScreen, PhotoScreen {
  let part = ScriptedBehavior()

  var cardView: View? { part.matched }
  var photoView: View? { part.matched }
  var photoSize: CGSize { part.matched?.bounds.size ?? CGSize(width: 1, height: 1) }

  override func viewDidLoad() { play(.viewDidLoad) }
  override func viewWillAppear(_ animated: Bool) { play(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { play(.viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { play(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { play(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { play(.viewDidDisappear) }
}
