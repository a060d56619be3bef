import Presentation
import PresentationTesting

/// The operations of a run on its tab bar controller.
extension SoakRun {
  func selectTab() {
    guard let tabs = cast.tabs, let page = pickTab(of: tabs) else { return }
    journal.write(depth: depth, "\(tabs.name): select \(page.name)")
    tabs.ask(.select(page.name))
    world.use { tabs.selectedViewController = page }
  }

  /// Taps a tab as the user; does nothing if a controller is presented or a transition runs.
  func tapTab() {
    guard let tabs = cast.tabs, let page = pickTab(of: tabs), stage.layers.count == 1,
      tabs.transitionCoordinator == nil
    else { return }
    journal.write("tap the tab \(page.name)")
    stage.user.tapTab(page.name)
  }

  /// Sets some of the tabs, in a random order.
  func setTabs() {
    guard let tabs = cast.tabs else { return }
    var rest = tabs.script.pages
    var pages: [ViewController] = []
    for _ in 0..<(numbers.chance(1, of: 12) ? 0 : 1 + numbers.below(rest.count)) {
      pages.append(rest.remove(at: numbers.below(rest.count)))
    }
    let operation = SoakTabModel.Operation.set(pages.map(\.name))
    journal.write(depth: depth, "\(tabs.name): \(operation)")
    tabs.ask(operation)
    world.use { tabs.viewControllers = pages }
  }

  private func pickTab(of tabs: SoakTabs) -> ViewController? {
    let pages = tabs.viewControllers ?? []
    return pages.isEmpty ? nil : numbers.pick(pages)
  }
}
