import PresentationLifecycle

/// The user's taps on a tab bar.
extension TabBarController {
  /// The result of a tap on a tab.
  package enum Tap {
    case allowed
    /// The delegate refused the tap.
    case refused
    /// The tap is ignored; the associated value is the reason.
    case ignored(String)
  }

  /// A tap on a tab, while the tap sets ``selectedViewController``.
  final class OpenTap {
    private let tab: ViewController
    private var isTaken = false
    /// The selection after which the delegate's `didSelect` is called when the property is set, and
    /// the tab that was selected before.
    var selection: (request: Request, previous: Tab?)?

    init(on tab: ViewController) { self.tab = tab }

    /// Returns whether the user selects a tab: true for the first selection of the tapped tab.
    func takes(_ selected: ViewController) -> Bool {
      defer { isTaken = isTaken || selected === tab }
      return !isTaken && selected === tab
    }
  }

  /// Simulates the user's tap on a tab, which selects the tab if the delegate allows it (N-101).
  ///
  /// As in UIKit, the tap sets ``selectedViewController``, which an app can override. The
  /// delegate's `didSelect` is called after the property's observers.
  ///
  /// If a transition runs, the selection may have to wait for the end of the transition.
  package final func tap(_ tab: ViewController, in world: World) -> Tap {
    guard !world.isIgnoringInteractionEvents else { return .ignored("a transition runs") }
    guard !tabBar.isHidden else { return .ignored("the bar is hidden") }
    return world.use {
      guard asksShouldSelect(tab, in: world) else { return .refused }
      if let item = tab.tabBarItem { tabBar(tabBar, didSelect: item) }
      if tabID != nil {
        let (tap, outer) = (OpenTap(on: tab), openTap)
        openTap = tap
        selectedViewController = tab
        openTap = outer
        if let selection = tap.selection {
          previousTab = selection.previous
          tellSelected(selection.request)
        }
      }
      return .allowed
    }
  }

  private func asksShouldSelect(_ tab: ViewController, in world: World) -> Bool {
    guard let delegate = calledDelegate else { return true }
    let mark = recordMark
    let answer =
      tab.tab.map { delegate.tabBarController(self, shouldSelectTab: $0) }
      ?? delegate.tabBarController(self, shouldSelect: tab)
    record(
      .query(.shouldSelect(tab.subject.name), answer: world.recorder.answer(named: "\(answer)")),
      as: .delegate, at: mark)
    return answer
  }

  /// Pops the selected stack to its root, if the user has tapped the tab that was already selected
  /// (N-104).
  final func popSelected(_ request: Request) {
    guard let tapped = tab(tappedBy: request), tapped === selectedViewController else { return }
    tapped.navigation?.popToRootViewController(animated: true)
  }

  final func tellSelected(_ request: Request) {
    if let openTap, request.isByUser {
      openTap.selection = (request, previousTab)
      return
    }
    defer { previousTab = nil }
    guard let tapped = tab(tappedBy: request), tapped.ownParent === self,
      let delegate = calledDelegate
    else { return }
    record(.didSelect(tapped.subject.name), as: .delegate)
    if let tab = tapped.tab {
      delegate.tabBarController(self, didSelectTab: tab, previousTab: previousTab)
    } else {
      delegate.tabBarController(self, didSelect: tapped)
    }
  }

  private func tab(tappedBy request: Request) -> ViewController? {
    guard request.isByUser, case .tab(.select(let tab), _) = request.kind else { return nil }
    return world?.controller(tab)
  }
}
