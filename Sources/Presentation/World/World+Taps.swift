import PresentationLifecycle

/// What the user does with a tab bar.
extension World {
  /// What came of a tap on a tab.
  package enum Tap {
    case allowed
    /// The delegate said no.
    case refused
    /// Nothing listens.
    case ignored(String)
  }

  /// The user taps a tab (N-101): whether one may is asked first; the rest is in the rows of
  /// admission.
  package func tap(_ tab: ViewController, of tabs: TabBarController) -> Tap {
    guard !isIgnoringInteractionEvents else { return .ignored("a transition runs") }
    guard !tabs.tabBar.isHidden else { return .ignored("the bar is hidden") }
    return use {
      guard asks(tabs, shouldSelect: tab) else { return .refused }
      if let id = tabs.tabID, let selected = tab.membership?.id {
        operate(.select(selected), on: tabs, id, with: [tab], isByUser: true)
      }
      return .allowed
    }
  }

  private func asks(_ tabs: TabBarController, shouldSelect tab: ViewController) -> Bool {
    guard let delegate = tabs.delegate else { return true }
    let mark = tabs.recordMark
    let answer = delegate.tabBarController(tabs, shouldSelect: tab)
    tabs.record(
      .query(.shouldSelect(tab.subject.name), answer: self.answer(named: "\(answer)")),
      as: .delegate, at: mark)
    return answer
  }

  /// N-104: the tab was selected already.
  func popSelected(_ request: Request) {
    guard request.isByUser, let tabs = controller(request.receiver)?.tabbing,
      let tapped = tapped(by: request), tapped === tabs.selectedViewController
    else { return }
    tapped.navigation?.popToRootViewController(animated: true)
  }

  func tellSelected(_ request: Request) {
    guard request.isByUser, let tabs = controller(request.receiver)?.tabbing,
      let tapped = tapped(by: request), tapped.parent === tabs, let delegate = tabs.delegate
    else { return }
    tabs.record(.didSelect(tapped.subject.name), as: .delegate)
    delegate.tabBarController(tabs, didSelect: tapped)
  }

  private func tapped(by request: Request) -> ViewController? {
    guard case .tab(.select(let tab), _) = request.kind else { return nil }
    return controller(tab)
  }
}
