import PresentationLifecycle

/// Dismissals of presented controllers by the user.
extension ViewController {
  /// The result of checking whether a gesture on a controller may begin.
  package enum GestureTarget {
    case sheet(PresentationController)
    case nothing(String)
  }

  /// Returns whether a gesture on this controller would begin.
  ///
  /// This method asks no delegate.
  package final func gestureTarget(interactive: Bool, in world: World) -> GestureTarget {
    guard let id = membership?.id, let relation = presentingRelation, relation.presented === self,
      let presentation = relation.presentation
    else { return .nothing("\(name) is not presented") }
    let running = world.hierarchy.transition(visibleFrom: id)
    guard !world.isIgnoringInteractionEvents,
      running.map({ world.hierarchy.canBeRedirected($0) }) != false
    else { return .nothing("a transition runs") }
    let style = presentation.effectiveStyle
    let takesTaps = style == .popover || outsideTap != nil
    guard style.isSheet || takesTaps && !interactive else {
      return .nothing("\(name) is no sheet")
    }
    return .sheet(presentation)
  }

  /// Handles the user's drag of a sheet, tap outside a presented view, or press of the escape key
  /// (P-60, P-61).
  package final func dismissByUser(interactive: Bool, in world: World) -> UserDismissal {
    let presentation: PresentationController
    switch gestureTarget(interactive: interactive, in: world) {
    case .nothing(let reason): return .ignored(reason)
    case .sheet(let its): presentation = its
    }
    if presentation.isHeldByModal { return .held(presentation) }
    guard presentedViewController == nil else { return .ignored("\(name) is covered") }
    if let outsideTap {
      world.use(outsideTap)
      return .begun(nil)
    }
    guard world.use({ presentation.asksUserMayDismiss() }) else { return .held(presentation) }
    guard let id = membership?.id else { return .ignored("\(name) is not presented") }
    let interaction = interactive ? SystemInteraction(world: world) : nil
    let ticket = world.write(
      PendingCalls.Call(receiver: self, presented: nil, completion: nil, interactor: interaction))
    let drive: AnimationMode = interactive || world.areAnimationsEnabled ? .animated : .plain
    world.use {
      world.judge(Request(.dismiss, on: id, drive, ticket: ticket, isByUser: true), .call)
    }
    return .begun(interaction)
  }
}
