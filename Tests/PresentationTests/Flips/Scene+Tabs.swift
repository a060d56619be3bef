import Presentation
import PresentationTesting

/// Tabs of a scenario.
extension Scene {
  /// Returns a tab bar controller inside the home controller, after its transitions have ended.
  func tabs(_ controllers: ViewController..., ending: ScriptedEnding? = nil)
    -> TabBarController
  {
    let tabs = TabBarController("T\(rows.count)")
    tabs.viewControllers = controllers
    (tabGuide.scene, tabGuide.ending) = (self, ending)
    tabs.delegate = tabGuide.delegate
    rows.append(tabs)
    home.addChild(tabs)
    home.view.addSubview(tabs.view)
    tabs.didMove(toParent: home)
    settle()
    return tabs
  }

  func select(_ index: Int, of tabs: TabBarController) {
    tabs.selectedIndex = index
    moment("select \(index) returned")
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.moment("coordinator completed")
    }
  }

  func set(
    _ controllers: [ViewController], of tabs: TabBarController, animated: Bool = false
  ) {
    tabs.setViewControllers(controllers, animated: animated)
    moment("set returned")
  }
}
