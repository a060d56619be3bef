import Presentation

/// The number of requests that an opened link may make until its screen is shown.
///
/// The link may make as many requests as a fresh start on the same tab. If presented screens have
/// to be removed, the link may also make one dismissal. One is enough, because all presented
/// screens of the app are in one chain, which begins at the tabs.
@MainActor struct LinkBudget {
  /// The number of requests in the whole trace that the link may not exceed.
  private let limit: Int

  /// Creates the budget of a link that has just changed the model.
  init<Model>(_ app: RunningApp<Model>) {
    let (tabs, model) = (app.tabs, app.model)
    let first = tabs.presentedViewController
    let hasChain = first != nil
    let keepsChain =
      model.needsLogin && first?.name == Place.login.name && first?.isBeingDismissed == false
    let requests = [
      app.stack != model.path || app.hasWaitingPop,
      app.selectedTab != model.tab,
      tabs.viewControllers?.count != model.tabs.count,
      hasChain && !keepsChain,
      model.needsLogin && !keepsChain,
    ]
    limit = app.requests + requests.count { $0 }
  }

  /// The number of requests that are left; negative if the link has made too many.
  func left<Model>(in app: RunningApp<Model>) -> Int { limit - app.requests }
}
