import Presentation
import PresentationTesting

/// The checks of the appearance callbacks of one controller (P-92, P-93, P-97, P-104).
///
/// A callback may also perform random operations.
@MainActor class SoakWatch: ControllerScript {
  static let family = "Soak"

  enum Phase: Hashable {
    case disappeared
    case appearing(told: Bool)
    case appeared
    case disappearing

    var isShown: Bool { self != .disappeared && self != .disappearing }
  }

  weak var run: SoakRun?
  private(set) var phase = Phase.disappeared
  /// The number of `viewWillDisappear` callbacks.
  private(set) var departures = 0
  var moves = SoakMoves()
  private var animated = false
  private var wasBeingPresented = false
  private var wasBeingDismissed = false

  /// The container view of the controller's presentation.
  ///
  /// The view is kept alive so that a check can report subviews that were not removed.
  private var container: View?

  required init() {}

  func handle(_ callback: ScriptedCallback, of controller: ViewController) {
    switch callback {
    case .viewDidLoad: run?.visit("\(controller.name).viewDidLoad")
    case .viewDidLayoutSubviews: run?.visit("\(controller.name).viewDidLayoutSubviews")
    case .appearance(let callback, let animated):
      if let member = controller as? any SoakMember { saw(callback, animated, member) }
    case .willMove, .didMove: break
    }
  }

  private func saw(_ callback: Callback, _ animated: Bool, _ member: any SoakMember) {
    let before = phase
    let isForced = run?.isForced(member) == true
    // A child that got forwarded callbacks counts as forced even if it moves to another parent.
    if isForced { run?.forced.insert(ObjectIdentifier(member)) }
    let next = next(callback) ?? (isForced ? forcedNext(callback) : nil)
    if let next { phase = next }
    if callback == .viewWillAppear { self.animated = animated }
    if callback == .viewWillDisappear { departures += 1 }
    // The root appears before the run begins.
    guard let run else { return }
    let heard = Heard(callback: callback, by: member, journal: run.journal)
    if next == nil {
      heard.expect(false, callback == .viewIsAppearing ? "P-97" : "P-92", "it follows \(before)")
    }
    switch callback {
    case .viewWillAppear, .viewWillDisappear:
      self.animated = animated
      wasBeingPresented = member.isBeingPresented
      wasBeingDismissed = member.isBeingDismissed
    case .viewIsAppearing, .viewDidAppear, .viewDidDisappear:
      heard.expect(
        self.animated == animated, "P-104", "animated is \(animated), not as in the will-callback")
    }
    if !run.kind.performsAnything {
      checkFacts(heard)
      checkOrder(heard)
      checkMovement(heard)
    }
    run.visit("\(member.name).\(callback.rawValue)")
    // A present call of a controller outside of the window completes the presentation at once.
    if callback == .viewWillAppear, !member.isBeingPresented { wasBeingPresented = false }
  }

  /// A callback with the controller that received it.
  private struct Heard {
    let callback: Callback
    let member: any SoakMember
    let journal: SoakJournal

    init(callback: Callback, by member: any SoakMember, journal: SoakJournal) {
      (self.callback, self.member, self.journal) = (callback, member, journal)
    }

    @MainActor func expect(_ holds: Bool, _ rule: String, _ what: @autoclosure () -> String) {
      journal.expect(holds, rule, "\(member.name).\(callback.rawValue): \(what())")
    }
  }

  /// Returns the next phase after a callback; nil if the callback is illegal in the current phase.
  ///
  /// A did-callback must follow its will-callback. If the controller appears, `viewIsAppearing` is
  /// called once between the two.
  private func next(_ callback: Callback) -> Phase? {
    switch (callback, phase) {
    case (.viewWillAppear, .disappeared), (.viewWillAppear, .disappearing):
      .appearing(told: false)
    case (.viewIsAppearing, .appearing(told: false)): .appearing(told: true)
    case (.viewDidAppear, .appearing(told: true)): .appeared
    case (.viewWillDisappear, .appeared), (.viewWillDisappear, .appearing(told: true)):
      .disappearing
    case (.viewDidDisappear, .disappearing): .disappeared
    case (.viewWillAppear, _), (.viewIsAppearing, _), (.viewDidAppear, _),
      (.viewWillDisappear, _), (.viewDidDisappear, _):
      nil
    }
  }

  /// Returns the next phase after a callback that `beginAppearanceTransition` has sent.
  ///
  /// A `viewWillAppear` or `viewWillDisappear` callback from this call is legal in every phase
  /// (P-92, P-94).
  private func forcedNext(_ callback: Callback) -> Phase? {
    switch callback {
    case .viewWillAppear: .appearing(told: false)
    case .viewWillDisappear: .disappearing
    case .viewIsAppearing, .viewDidAppear, .viewDidDisappear: nil
    }
  }

  /// Checks the flags and relations that must hold inside callbacks (P-11 to P-16).
  private func checkFacts(_ heard: Heard) {
    let (callback, member) = (heard.callback, heard.member)
    let hooks =
      member.isBeingPresented || member.isBeingDismissed
      ? member.ownOrNewPresentation?.manager as? SoakHooks : nil
    switch callback {
    case .viewWillAppear:
      guard member.isBeingPresented else { return }
      heard.expect(member.presentingViewController != nil, "P-11", "without a presenter")
      if let hooks {
        heard.expect(hooks.phase == .presenting, "P-26", "presentation hooks: \(hooks.phase)")
      }
      container = member.ownOrNewPresentation?.containerView
    case .viewIsAppearing, .viewDidAppear:
      heard.expect(
        member.isBeingPresented == wasBeingPresented, "P-15",
        "isBeingPresented changed since viewWillAppear")
      guard member.isBeingPresented, callback == .viewDidAppear else { return }
      if let hooks {
        heard.expect(hooks.phase == .presented, "P-27", "presentation hooks: \(hooks.phase)")
      }
    case .viewWillDisappear:
      if member.isBeingPresented {
        let presenter = member.presentingViewController as? any SoakMember
        // The presentation context may be covered while the controller appears.
        heard.expect(
          presenter?.watch.phase.isShown != true, "P-76", "canceled, but its presenter has appeared"
        )
      } else if member.isBeingDismissed {
        heard.expect(member.presentingViewController != nil, "P-13", "without a presenter")
        if let hooks {
          heard.expect(hooks.phase == .dismissing, "P-29", "presentation hooks: \(hooks.phase)")
        }
      }
    case .viewDidDisappear:
      guard wasBeingDismissed, !disappearsWithContext(member) else { return }
      heard.expect(member.isBeingDismissed, "P-16", "isBeingDismissed is false")
      heard.expect(member.presentingViewController == nil, "P-12", "still has a presenter")
      if let hooks {
        heard.expect(hooks.phase == .ended, "P-30", "presentation hooks: \(hooks.phase)")
      }
    }
  }

  /// Returns whether a controller disappears together with the controllers around its presentation
  /// context (P-34).
  ///
  /// Its own dismissal may then have been canceled, or may not have ended yet.
  private func disappearsWithContext(_ member: any SoakMember) -> Bool {
    guard let container = member.ownOrNewPresentation?.containerView else { return false }
    return container.window == nil
  }

  /// Returns whether a controller is a tab, or is presented by a tab or above one.
  private func isInTab(_ member: any SoakMember) -> Bool {
    var next: ViewController? = member
    while let controller = next {
      if controller.parent is SoakTabs { return true }
      next = controller.presentingViewController
    }
    return false
  }

  /// Checks the order of callbacks if a presentation removes the presenting controller's view
  /// (P-33).
  ///
  /// The leaving controller gets `viewWillDisappear` first and `viewDidDisappear` last. In between,
  /// the entering controller gets `viewWillAppear` and `viewDidAppear`.
  private func checkOrder(_ heard: Heard) {
    let (callback, member) = (heard.callback, heard.member)
    if member.isBeingPresented || member.isBeingDismissed,
      member.ownOrNewPresentation?.manager.shouldRemovePresentersView == true,
      let presenter = member.presentingViewController as? any SoakMember
    {
      let expected: Phase? =
        switch callback {
        case .viewWillAppear, .viewDidAppear: member.isBeingPresented ? .disappearing : nil
        case .viewIsAppearing, .viewWillDisappear, .viewDidDisappear: nil
        }
      if let expected {
        // Both may have disappeared with the context, and only the presented controller appears
        // with the context again. Or only the presenter has disappeared: with its own context
        // (P-34), or because another tab was selected (C-18).
        let phase = presenter.watch.phase
        let hasLeft = departures > 0 || disappearsWithContext(presenter) || isInTab(presenter)
        heard.expect(
          phase == expected || hasLeft && !phase.isShown, "P-33", "\(presenter.name) is \(phase)")
      }
    }
    guard let above = member.presentedViewController as? any SoakMember,
      above.presentingViewController === member,
      above.ownOrNewPresentation?.manager.shouldRemovePresentersView == true
    else { return }
    if callback == .viewWillDisappear, above.isBeingPresented,
      let hooks = above.ownOrNewPresentation?.manager as? SoakHooks
    {
      heard.expect(
        hooks.phase == .presenting, "P-26", "\(above.name)'s hooks are in phase \(hooks.phase)")
    }
    // The presenter may also appear with its context, before the dismissal has ended (P-34).
    let hasEnded = above.ownOrNewPresentation?.containerView == nil
    if callback == .viewDidAppear, above.isBeingDismissed, hasEnded, !member.isBeingDismissed {
      heard.expect(false, "P-12", "still presents \(above.name)")
    }
  }

  /// Checks `isMovingToParent` and `isMovingFromParent` (N-6, N-7).
  ///
  /// A flag is true only during the push or pop of the controller itself. This also holds for a
  /// push or pop that is canceled. In a container of the app, `isMovingToParent` stays true up to
  /// `viewDidAppear` (N-6a).
  private func checkMovement(_ heard: Heard) {
    let member = heard.member
    let isInPlain = !(member.parent is NavigationController || member.parent is TabBarController)
    switch heard.callback {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear:
      heard.expect(
        !member.isMovingToParent || isInPlain
          || moves.home != member.parent.map { ObjectIdentifier($0) }, "N-6",
        "isMovingToParent is true after didMove")
    case .viewDidDisappear: break
    case .viewWillDisappear:
      let stack = member.parent as? NavigationController
      heard.expect(
        !member.isMovingFromParent || stack?.viewControllers.contains(member) != true, "N-6",
        "isMovingFromParent is true, but it is in its stack")
    }
  }
}
