import Presentation
import PresentationTesting
import Testing

@MainActor struct TabSmokeTests {
  @Test func smoke() throws {
    let tabs = TabBarController("Tabs"), a = ViewController("A"), b = ViewController("B")
    let nav = NavigationController("Nav")
    nav.viewControllers = [ViewController("C")]
    tabs.viewControllers = [a, b, nav]
    let stage = Stage(tabs)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 2
    let d = ViewController("D")
    d.hidesBottomBarWhenPushed = true
    nav.pushViewController(d, animated: true)
    tabs.selectedIndex = 0
    try stage.settle()
    print(stage.trace.verbose)
    print(stage.visible, tabs.tabBar.isHidden)
    stage.user.tapTab("Nav")
    stage.user.tapTab("A")
    try stage.settle()
    print(stage.trace)
    try stage.close()
  }
}
