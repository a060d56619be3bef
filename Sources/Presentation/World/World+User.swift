import PresentationLifecycle

extension World {
  /// What came of the user's attempt to dismiss, or to go back.
  package enum UserDismissal {
    /// It runs. A drag steers it; a tap or a key does not.
    case begun(SystemInteraction?)
    /// The controller, or its delegate, does not allow it (P-65).
    case held(PresentationController)
    /// Nothing listens: a transition runs, or the controller cannot be dismissed so.
    case ignored(String)
  }

  /// What a gesture on a controller meets.
  package enum GestureTarget {
    case sheet(ControllerID, PresentationController)
    case nothing(String)
  }

  /// Whether a gesture on `presented` would begin, before anybody is asked.
  package func gestureTarget(_ presented: ViewController, interactive: Bool) -> GestureTarget {
    guard let id = presented.membership?.id, let link = ledger.presentingLink(of: id),
      ledger.presented(of: link) == id, let presentation = presentations[link]
    else { return .nothing("\(presented.name) is not presented") }
    let running = ledger.transition(visibleFrom: id)
    guard !isIgnoringInteractionEvents, running.map(ledger.canBeRedirected) != false else {
      return .nothing("a transition runs")
    }
    let style = presentation.effectiveStyle
    guard style.isSheet || style == .popover && !interactive else {
      return .nothing("\(presented.name) is no sheet")
    }
    return .sheet(id, presentation)
  }

  /// The user drags a sheet, taps outside it, or presses escape (P-60, P-61).
  package func dismissByUser(_ presented: ViewController, interactive: Bool) -> UserDismissal {
    let id: ControllerID, presentation: PresentationController
    switch gestureTarget(presented, interactive: interactive) {
    case .nothing(let reason): return .ignored(reason)
    case .sheet(let found, let its): (id, presentation) = (found, its)
    }
    if presentation.isHeldByModal { return .held(presentation) }
    guard presented.presentedViewController == nil else {
      return .ignored("\(presented.name) is covered")
    }
    guard use({ presentation.asksUserMayDismiss() }) else { return .held(presentation) }
    let interaction = interactive ? SystemInteraction(world: self) : nil
    let ticket = write(
      CallBook.Call(
        receiver: presented, presented: nil, completion: nil, interactor: interaction))
    let drive: Drive = interactive || areAnimationsEnabled ? .animated : .plain
    use {
      send(
        .request(
          Request(.dismiss, on: id, drive, ticket: ticket, isByUser: true), .call))
    }
    return .begun(interaction)
  }

  /// At the end of `dismissalTransitionWillBegin` (P-62); the other half follows as a completion
  /// of the coordinator, unless it was cancelled (P-63, P-64).
  func announceUserDismissal(_ id: LinkID) {
    guard let transition = transition(of: id),
      ledger.request(of: transition.id)?.isByUser == true,
      let presentation = transition.presentation
    else { return }
    presentation.tellWillDismiss()
    transition.coordinator.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { presentation.tellDidDismiss() }
    }
  }
}
