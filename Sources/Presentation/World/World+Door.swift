package import PresentationLifecycle

extension World {
  /// The one door: a machine handles `event`, then its effects are performed, in order, and what
  /// they cause is sent before the next one (depth first).
  ///
  /// A stale identity is skipped.
  package func send(_ event: Hierarchy.Event) {
    guard !hasEnded else { return }
    commits.openCalls += 1
    defer {
      commits.openCalls -= 1
      if commits.openCalls == 0 { callsEnded() }
      releaseVisitors()
    }
    switch ledger.handle(event) {
    case .arrival(let row, let arrival, let blocker):
      guard case .request(let request, let occasion) = event else { return }
      onRow?(.admission, row.name)
      recordCall(request, occasion, arrival, blocker)
      for effect in row.effects { perform(effect, request, occasion, arrival, blocker) }
      switch request.kind {
      case .stack, .tab:
        if row.effects.allSatisfy(\.answers) { discard(request.ticket) }
      case .present, .dismiss: break
      }
    case .judgement(let link, let row, let check):
      onRow?(.admission, row.name)
      for effect in row.effects { perform(effect, link, check) }
    case .link(let id, let row):
      deliver(row, of: .link(id), .presentationLink) { perform($0, id) }
    case .transition(let id, let row):
      deliver(row, of: .transition(id), .transition) { perform($0, id) }
    case .interaction(let id, let row):
      deliver(row, of: .interaction(id), .interaction) { perform($0, id) }
    case .manual(let id, let row):
      deliver(row, of: .manual(id), .manualAppearance) { perform($0, id) }
    case .appearance(let id, let row, let animated):
      deliver(row, of: .appearance(id), .appearance) { perform($0, id, animated: animated) }
    case .stack(let id, let row):
      deliver(row, of: .stack(id), .stack) { perform($0, id) }
    case .tab(let id, let row):
      deliver(row, of: .tab(id), .tab) { perform($0, id) }
    case .animator(let id, let row):
      let animator = animators[id]?.animator
      deliver(row, of: .animator(id), .propertyAnimation) { animator?.perform($0) }
    case .stale:
      recorder.record(.stale, .world, at: clock)
    }
  }

  /// The outermost call returns.
  private func callsEnded() {
    if commits.reviewsSuppressed {
      commits.reviewsSuppressed = false
      settleSuppressed()
    }
    commits.runAfterCalls()
  }

  /// Performs one list.
  ///
  /// It is open until its last effect begins (laws 1 and 3).
  private func deliver<Effect>(
    _ row: Row<Effect>, of machine: Hierarchy.MachineID, _ kind: MachineKind,
    _ perform: (Effect) -> Void
  ) {
    onRow?(kind, row.name)
    guard let last = row.effects.last else { return }
    if row.effects.count > 1 {
      ledger.setListOpen(true, for: machine)
      for effect in row.effects.dropLast() where !hasEnded { perform(effect) }
      ledger.setListOpen(false, for: machine)
    }
    if !hasEnded { perform(last) }
  }
}
