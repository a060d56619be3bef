import PresentationLifecycle

/// Dismissals of presented controllers by the user.
extension ViewController {
  /// The presentation that a gesture would dismiss, or the reason why the gesture is ignored.
  package enum GestureTarget {
    case sheet(PresentationController)
    case nothing(String)
  }

  /// Returns the presentation that a gesture on this controller would dismiss, or the reason why
  /// the gesture is ignored.
  ///
  /// This method calls no delegate.
  package final func gestureTarget(
    _ gesture: DismissalGesture, in world: World
  ) -> GestureTarget {
    guard let id = membership?.id, let relation = presentingRelation, relation.presented === self,
      let presentation = relation.presentation
    else { return .nothing("\(name) is not presented") }
    let running = world.hierarchy.transition(visibleFrom: id)
    guard !world.isIgnoringInteractionEvents,
      running.map({ world.hierarchy.canBeRedirected($0) }) != false
    else { return .nothing("a transition runs") }
    let style = presentation.effectiveStyle
    let canBeTapped = style == .popover && gesture != .drag
    let canBeDragged = gesture == .drag && zooms(in: world)
    guard presentation.isSheet || canBeTapped || canBeDragged || action(of: gesture) != nil else {
      return .nothing("\(name) is no sheet")
    }
    return .sheet(presentation)
  }

  /// Whether a zoom is the system's transition for this controller (N-86).
  private final func zooms(in world: World) -> Bool {
    world.system.supportsZoom && preferredTransition?.zoom != nil
  }

  /// The middle of the view in the window; nil if the view is not on screen.
  private final var middle: CGPoint? {
    guard let view = loadedView, view.isOnScreen else { return nil }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// Returns the reason why the options of this controller's zoom refuse a gesture; nil if they
  /// allow it (N-86, P-61a).
  ///
  /// - Parameter place: The location of the finger in the window.
  final func objectionOfZoom(to place: CGPoint?, in world: World) -> String? {
    guard world.system.supportsZoom, let view = loadedView,
      let shouldBegin = preferredTransition?.zoom?.options.interactiveDismissShouldBegin
    else { return nil }
    let location = place.map { view.convert($0, from: nil) } ?? .zero
    let mayBegin = world.use {
      shouldBegin(.init(location: location, velocity: CGVector(dx: 0, dy: 0), willBegin: true))
    }
    return mayBegin ? nil : "interactiveDismissShouldBegin of \(name)'s zoom returns false"
  }

  /// Whether a controller that this controller presents leaves no part of it to touch.
  ///
  /// The edge of a sheet below another sheet can be touched (P-65).
  final var isCovered: Bool {
    ownPresented?.ownPresentationController.map { !$0.isSheet } ?? false
  }

  /// Dismisses this controller for a gesture of the user (P-60, P-61).
  ///
  /// The user drags the sheet, taps outside the presented view, or presses the Escape key.
  package final func dismissByUser(_ gesture: DismissalGesture, in world: World) -> UserDismissal {
    let presentation: PresentationController
    switch gestureTarget(gesture, in: world) {
    case .nothing(let reason): return .ignored(reason)
    case .sheet(let its): presentation = its
    }
    if isCovered { return .ignored("\(name) is covered") }
    let held = HeldDismissal(of: presentation, by: gesture)
    if presentation.isHeldByModal { return .held(held) }
    guard presentedViewController == nil else { return .ignored("\(name) is covered") }
    if let action = action(of: gesture) {
      world.use(action)
      return .begun(nil)
    }
    if gesture == .drag, let objection = objectionOfZoom(to: middle, in: world) {
      return .ignored(objection)
    }
    guard world.use({ presentation.asksUserMayDismiss() }) else { return .held(held) }
    guard let id = membership?.id else { return .ignored("\(name) is not presented") }
    let interaction = gesture == .drag ? SystemInteraction(world: world, of: presentation) : nil
    let ticket = world.write(
      PendingCalls.Call(receiver: self, presented: nil, completion: nil, interactor: interaction))
    let mode: AnimationMode = gesture == .drag || world.areAnimationsEnabled ? .animated : .plain
    world.use {
      world.judge(Request(.dismiss, on: id, mode, ticket: ticket, isByUser: true), .call)
    }
    return .begun(interaction)
  }
}
