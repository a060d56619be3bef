package import Foundation
package import Presentation
package import PresentationTesting
import PresentationTransitions

/// A controller of a plan: a plain controller, a stack or a tab bar controller.
@MainActor protocol PlannedScreen: ViewController {
  /// The behavior that the plan gives the controller.
  var script: ScriptedBehavior { get }
}

typealias PlannedController = ScriptedController<ScriptedBehavior>
typealias PlannedStack = ScriptedStack<ScriptedBehavior>
typealias PlannedTabs = ScriptedTabs<ScriptedBehavior>

extension ScriptedController: PlannedScreen where Script == ScriptedBehavior {}
extension ScriptedStack: PlannedScreen where Script == ScriptedBehavior {}
extension ScriptedTabs: PlannedScreen where Script == ScriptedBehavior {}

extension ScriptedController: CardScreen, PhotoScreen where Script == ScriptedBehavior {
  package var cardView: View? { script.matched }
  package var photoView: View? { script.matched }
  package var photoSize: CGSize { script.matched?.bounds.size ?? CGSize(width: 1, height: 1) }
}

extension ScriptedStack where Script == ScriptedBehavior {
  /// The names of the stack's controllers, from the root to the top.
  var stackedNames: [String] { viewControllers.map(\.name) }
}

extension ScriptedTabs where Script == ScriptedBehavior {
  /// The names of the controllers, from the first tab to the last.
  var tabNames: [String] { (viewControllers ?? []).map(\.name) }
}

extension PlannedScreen {
  var planAppearance: PlanAppearance {
    switch appearance {
    case .disappeared: .disappeared
    case .appearing: .appearing
    case .appeared: .appeared
    case .disappearing: .disappearing
    }
  }

  /// Sets the adaptive delegate of the presentation controller for the next `present`.
  func prepareToBePresented() {
    if let delegate = script.adaptiveDelegate { presentationController?.delegate = delegate }
  }

  /// Adds a child and its view, and then calls the child's `didMove(toParent:)` (C-3).
  func takeIn(_ child: (any PlannedScreen)?) {
    guard let child else { return }
    addChild(child)
    guard child.parent === self else { return }
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes the controller from its parent in the order that UIKit requires (C-3).
  func leaveParent() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
