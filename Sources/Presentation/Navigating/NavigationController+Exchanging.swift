import PresentationLifecycle

/// The view half of an operation: the shown controller and the top change places.
extension NavigationController {
  /// The exchange of the shown controller for the top, as the view half would begin it now.
  var nextExchange: StackExchange? {
    guard let world else { return nil }
    return node { node in
      StackExchange(
        from: node.shown.flatMap { world.controller($0) },
        to: node.top.flatMap { world.controller($0) }, direction: node.direction,
        isAnimated: node.machine.state != .exchanging)
    }
  }

  func prepareExchange() {
    exchange = nextExchange
    owedDidShow = nil
    exchange?.to?.placeView(in: transitionView)
    exchange?.to?.view.setNeedsLayout()
  }

  func markMoving() {
    guard let (entering, leaving) = node({ ($0.entering, $0.leaving) }) else { return }
    exchange?.from?.mark(as: .leaving, if: leaving)
    exchange?.to?.mark(as: .entering, if: entering)
  }

  /// Sends an event of the exchange to one of its two controllers (C-5).
  func exchanged(_ controller: ViewController?, _ event: Appearance.Event) {
    forward(event, toChild: controller, animated: exchange?.isAnimated)
  }

  /// CHOICE, N-48a: an exchange may turn a controller round which is still on its way in another
  /// transition; where a push may take the root's first appearance back, that is no mistake (N-19).
  func beginsExchange(_ controller: ViewController?, _ event: Appearance.Event) {
    if let controller, let world, !world.system.showsRootBeforeLayout,
      event == .willAppear
        ? controller.appearance == .disappearing : controller.isAppearing
    {
      world.report(Issues.turnedRound(controller.printed), at: controller.subject)
    }
    exchanged(controller, event)
  }

  func exchangeViews() {
    if let view = exchange?.to?.view { transitionView.addSubview(view) }
    removeOutgoingView()
  }

  func removeOutgoingView() {
    removeView(of: exchange?.from, from: transitionView)
    apply { .shown($0, exchange?.to?.membership?.id) }
  }

  func tellWillShow() {
    let shown = exchange?.to ?? owedDidShow
    guard let shown, let delegate else { return }
    let animated = exchange?.isAnimated ?? isAppearanceAnimated
    record(.willShow(shown.subject.name, animated: animated), as: .delegate)
    delegate.navigationController(self, willShow: shown, animated: animated)
    // A callback may have brought its appearance to an end already.
    if shown.appearance == .appeared { endedAppearance(of: shown) }
  }

  func tellDidShow(_ shown: ViewController, animated: Bool) {
    guard let delegate else { return }
    record(.didShow(shown.subject.name, animated: animated), as: .delegate)
    delegate.navigationController(self, didShow: shown, animated: animated)
  }
}
