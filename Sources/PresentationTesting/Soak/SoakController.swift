import Presentation

/// A controller that checks its own appearance (P-92, P-93, P-97, P-104) and calls back.
final class SoakController: ViewController {
  enum Phase: Hashable {
    case disappeared
    case appearing(told: Bool)
    case appeared
    case disappearing
  }

  weak var run: SoakRun?
  /// The child whose view goes into this view when it loads.
  weak var inset: SoakController?
  private(set) var phase = Phase.disappeared
  private var animated = false
  private var wasBeingPresented = false
  private var wasBeingDismissed = false
  private var loads = 0
  /// Kept, so that a view which was left in it can be told.
  private var container: View?

  override func viewDidLoad() {
    loads += 1
    if let inset { view.addSubview(inset.view) }
    run?.journal.expect(loads == 1, "P-24", "\(name).viewDidLoad a second time")
    run?.visit("\(name).viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) { saw(.viewWillAppear, animated) }
  override func viewIsAppearing(_ animated: Bool) { saw(.viewIsAppearing, animated) }
  override func viewDidAppear(_ animated: Bool) { saw(.viewDidAppear, animated) }
  override func viewWillDisappear(_ animated: Bool) { saw(.viewWillDisappear, animated) }
  override func viewDidDisappear(_ animated: Bool) { saw(.viewDidDisappear, animated) }
  override func viewDidLayoutSubviews() { run?.visit("\(name).viewDidLayoutSubviews") }

  private func saw(_ callback: Callback, _ animated: Bool) {
    let before = phase
    let next = next(callback)
    if let next { phase = next }
    if callback == .viewWillAppear { self.animated = animated }
    // The root appears before its run begins.
    guard let journal = run?.journal else { return }
    if next == nil {
      journal.breaks(
        callback == .viewIsAppearing ? "P-97" : "P-92", "\(name).\(callback.rawValue) in \(before)")
    }
    switch callback {
    case .viewWillAppear, .viewWillDisappear:
      self.animated = animated
      wasBeingPresented = isBeingPresented
      wasBeingDismissed = isBeingDismissed
    case .viewIsAppearing, .viewDidAppear, .viewDidDisappear:
      journal.expect(
        self.animated == animated, "P-104",
        "\(name).\(callback.rawValue)(\(animated)) after WILL with \(self.animated)")
    }
    checkFacts(callback, journal)
    checkOrder(callback)
    run?.visit("\(name).\(callback.rawValue)")
  }

  /// The legal steps: DID only after WILL, `viewIsAppearing` once in between.
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

  /// What P-11 to P-16 and the order of the hooks promise inside the callbacks.
  private func checkFacts(_ callback: Callback, _ journal: SoakJournal) {
    let hooks = isBeingPresented || isBeingDismissed ? presentationController as? SoakHooks : nil
    switch callback {
    case .viewWillAppear:
      guard isBeingPresented else { return }
      expect(presentingViewController != nil, "P-11", callback, "without a presenter")
      if let hooks { expect(hooks.phase == .presenting, "P-26", callback, "\(hooks.phase)") }
      container = presentationController?.containerView
    case .viewIsAppearing, .viewDidAppear:
      expect(
        isBeingPresented == wasBeingPresented, "P-15", callback, "isBeingPresented changed")
      guard isBeingPresented, callback == .viewDidAppear else { return }
      if let hooks { expect(hooks.phase == .presented, "P-27", callback, "\(hooks.phase)") }
    case .viewWillDisappear:
      if isBeingPresented {
        expect(presentingViewController == nil, "P-76", callback, "cancelled, and linked")
      } else if isBeingDismissed {
        expect(presentingViewController != nil, "P-13", callback, "without a presenter")
        if let hooks { expect(hooks.phase == .dismissing, "P-29", callback, "\(hooks.phase)") }
      }
    case .viewDidDisappear:
      guard wasBeingDismissed else { return }
      expect(isBeingDismissed, "P-16", callback, "no longer isBeingDismissed")
      expect(presentingViewController == nil, "P-12", callback, "still linked")
      if let hooks { expect(hooks.phase == .ended, "P-30", callback, "\(hooks.phase)") }
    }
  }

  /// From WILL, to WILL; to DID, from DID (P-33): what the other end of a removing style shows.
  private func checkOrder(_ callback: Callback) {
    if isBeingPresented || isBeingDismissed,
      presentationController?.shouldRemovePresentersView == true,
      let presenter = presentingViewController as? SoakController
    {
      let expected: Phase? =
        switch callback {
        case .viewWillAppear, .viewDidAppear: isBeingPresented ? .disappearing : nil
        case .viewIsAppearing, .viewWillDisappear, .viewDidDisappear: nil
        }
      if let expected {
        expect(
          presenter.phase == expected, "P-33", callback, "\(presenter.name) \(presenter.phase)")
      }
    }
    guard let above = presentedViewController as? SoakController,
      above.presentingViewController === self,
      above.presentationController?.shouldRemovePresentersView == true
    else { return }
    if callback == .viewWillDisappear, above.isBeingPresented,
      let hooks = above.presentationController as? SoakHooks
    {
      expect(hooks.phase == .presenting, "P-26", callback, "\(above.name)'s hooks \(hooks.phase)")
    }
    if callback == .viewDidAppear, above.isBeingDismissed, !isBeingDismissed {
      expect(false, "P-12", callback, "still linked to \(above.name)")
    }
  }

  private func expect(
    _ holds: Bool, _ rule: String, _ callback: Callback, _ what: @autoclosure () -> String
  ) {
    run?.journal.expect(holds, rule, "\(name).\(callback.rawValue): \(what())")
  }
}
