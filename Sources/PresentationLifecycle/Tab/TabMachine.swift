/// The state of a tab bar controller: whether its view already shows the selected controller (N-100
/// to N-105).
///
/// ```
///   resting --operate, visible--> choosing --chosen, none------> exchanging --delivered--> resting
///      |                              \--chosen, animator--> running --ended--> ending
///      |                                                             --settled--> resting
///      +--operate, coming or going--> exchanging
/// ```
/// All steps up to the start of the animator happen inside the call that selects the tab.
package struct TabMachine: Machine {
  package enum State: Hashable, Sendable {
    case resting
    /// The delegate is being asked for an animator.
    case choosing
    /// The views of two controllers are being exchanged without animation.
    ///
    /// This state lasts until all callbacks of the exchange have been called.
    case exchanging
    case running
    case ending(Outcome)
  }

  /// The effect of a change of the tabs or the selection on the screen.
  package enum Reach: Hashable, Sendable, CaseIterable {
    /// Another controller is shown, and the tab bar controller is on screen.
    case visible
    /// Another controller is shown while the tab bar controller appears.
    ///
    /// The case `disappearing` means the same while the tab bar controller disappears.
    case appearing
    case disappearing
    /// Nothing changes on screen.
    ///
    /// For example, the tab bar controller is off screen, or it keeps showing the same controller.
    case unseen
  }

  /// The delegate's answer: an animator, or none.
  package enum Choice: Hashable, Sendable, CaseIterable {
    case animator
    case none
  }

  /// Whether the shown controller is the selected controller.
  package enum Display: Hashable, Sendable, CaseIterable {
    case current
    case stale
  }

  package enum Event: Hashable, Sendable {
    case operate(Reach)
    case chosen(Choice)
    /// The tab bar controller begins to appear.
    case appear(Display)
    /// The views were exchanged without animation, and all callbacks of the exchange were called.
    case delivered
    case ended(Outcome)
    /// The transition of the tab bar controller is over.
    case settled
  }

  package enum Effect: Hashable, Sendable {
    // Effects inside the call that selects a tab.
    case willMove
    case setTabs
    /// Performs the outgoing controller's pending layout while its view is still visible.
    case layOutOutgoing
    case askAnimator
    case loadIncoming
    case markMoving
    case incomingWillAppear
    case outgoingWillDisappear
    case start
    case exchangeViews
    case layOutIncoming
    // Effects at the end of the exchange.
    case removeOutgoingView
    case removeIncomingView
    case restoreTabs
    case releaseLeaving
    case outgoingDidDisappear
    case incomingDidAppear
    case incomingWillDisappear
    case incomingDidDisappear
    case outgoingWillAppear
    case outgoingDidAppear
    case unmarkMoving
    case didMove
    case tellDelivered
    case conclude
    case rest
    case drain
    // Effects without an exchange.
    case installSelected
  }

  package static let kind = MachineKind.tab
  package static let allStates: [State] =
    [.resting, .choosing, .exchanging, .running] + Outcome.allCases.map { .ending($0) }
  package static let allEvents: [Event] =
    Reach.allCases.map { .operate($0) } + Choice.allCases.map { .chosen($0) }
    + Display.allCases.map { .appear($0) } + [.delivered]
    + Outcome.allCases.map { .ended($0) } + [.settled]

  package var state: State

  package init(state: State = .resting) {
    self.state = state
  }

  package mutating func handle(_ event: Event) -> Row<Effect> {
    switch event {
    case .operate(let reach): operate(reach)
    case .chosen(let choice): chosen(choice)
    case .appear(let display): appear(display)
    case .delivered: delivered()
    case .ended(let outcome): ended(outcome)
    case .settled: settled()
    }
  }

  private mutating func operate(_ reach: Reach) -> Row<Effect> {
    switch (state, reach) {
    case (.resting, .visible):
      state = .choosing
      return Rows.selects
    case (.resting, .appearing):
      state = .exchanging
      return Rows.exchangesAppearing
    case (.resting, .disappearing):
      state = .exchanging
      return Rows.exchangesDisappearing
    case (.resting, .unseen): return Rows.changesModel
    case (.choosing, _), (.exchanging, _), (.running, _), (.ending, _):
      return Rows.operatedWhileBusy
    }
  }

  private mutating func chosen(_ choice: Choice) -> Row<Effect> {
    switch (state, choice) {
    case (.choosing, .animator):
      state = .running
      return Rows.begins
    case (.choosing, .none):
      state = .exchanging
      return Rows.exchanges
    case (.resting, _), (.exchanging, _), (.running, _), (.ending, _):
      return Rows.notChoosing
    }
  }

  private func appear(_ display: Display) -> Row<Effect> {
    switch (state, display) {
    case (.resting, .stale): Rows.showsSelected
    case (.resting, .current), (.choosing, _), (.exchanging, _), (.running, _), (.ending, _):
      Rows.alreadyShown
    }
  }

  private mutating func delivered() -> Row<Effect> {
    switch state {
    case .exchanging:
      state = .resting
      return Rows.rests
    case .resting, .choosing, .running, .ending:
      return Rows.notExchanging
    }
  }

  private mutating func ended(_ outcome: Outcome) -> Row<Effect> {
    switch (state, outcome) {
    case (.running, .completed):
      state = .ending(.completed)
      return Rows.ends
    case (.running, .cancelled):
      state = .ending(.cancelled)
      return Rows.restoresTabs
    case (.resting, _), (.choosing, _), (.exchanging, _), (.ending, _):
      return Rows.notRunning
    }
  }

  private mutating func settled() -> Row<Effect> {
    switch state {
    case .ending:
      state = .resting
      return Rows.settles
    case .resting, .choosing, .exchanging, .running:
      return Rows.notEnding
    }
  }
}
