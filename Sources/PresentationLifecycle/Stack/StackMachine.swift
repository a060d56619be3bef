/// The state of a navigation controller: whether its view already shows the top controller (N-1).
///
/// ```
///   resting --operate, plain--> pending(plain) --layOut--> exchanging --delivered--> resting
///      |  operate, animated          | operate, animated
///      v                             v
///   choosing --animatorChosen--> pending(animated) --layOut--> running --ended--> ending
///                                                                      --settled--> resting
/// ```
/// A push, pop or set changes the array `viewControllers` first, and then leads to the state
/// `pending`. The next layout of the navigation controller's view (`layOut`) starts the exchange of
/// the two controllers' views.
package struct StackMachine: Machine {
  package enum State: Hashable, Sendable {
    case resting
    /// The delegate is being asked for an animator.
    case choosing
    case pending(AnimationMode)
    /// The views of two controllers are being exchanged without animation.
    ///
    /// This state lasts until all callbacks of the exchange have been called.
    case exchanging
    case running
    case ending(Outcome)
  }

  /// The effect of a push, pop or set on the screen.
  package enum Reach: Hashable, Sendable, CaseIterable {
    /// Another controller becomes the top of a stack on screen.
    case visible
    /// The top controller stays the same (N-28).
    case sameTop
    /// At the time of the operation, the stack shows no controller, so nothing changes on screen
    /// (N-34).
    case offScreen
  }

  /// Whether the shown controller is the top of the stack.
  package enum Display: Hashable, Sendable, CaseIterable {
    case current
    case stale
  }

  package enum Event: Hashable, Sendable {
    case operate(Reach, AnimationMode)
    case animatorChosen
    /// The stack's own view is laid out (N-1).
    case layOut(Display)
    /// The stack begins to appear again, after an earlier appearance.
    case appear(Display)
    /// The views were exchanged without animation, and all callbacks of the exchange were called.
    case delivered
    case ended(Outcome)
    /// The stack's view has left its window, or was in no window when its layout was requested.
    case leaveWindow
    /// The transition of the stack is over.
    case settled
  }

  package enum Effect: Hashable, Sendable {
    // Effects that change the array of controllers.
    case willMove
    case setStack
    case askAnimator
    case openCoordinator
    case askLayout
    // Effects that exchange the views.
    case loadIncoming
    case markMoving
    case outgoingWillDisappear
    case incomingWillAppear
    case willShow
    case start
    case exchangeViews
    case layOutIncoming
    // Effects at the end of the exchange.
    case removeOutgoingView
    case removeIncomingView
    case restoreStack
    case releaseLeaving
    case outgoingDidDisappear
    case incomingDidAppear
    case incomingWillDisappear
    case incomingDidDisappear
    case outgoingWillAppear
    case outgoingDidAppear
    case unmarkMoving
    case didMove
    case didShow
    case tellDelivered
    case conclude
    case rest
    case drain
    case abandon
    /// Cancels the pop if the system's swipe gesture drives it (N-64).
    case liftFinger
    // Effects without an exchange.
    case installTop
  }

  package static let kind = MachineKind.stack
  package static let allStates: [State] =
    [.resting, .choosing] + AnimationMode.allCases.map { .pending($0) } + [.exchanging, .running]
    + Outcome.allCases.map { .ending($0) }
  package static let allEvents: [Event] =
    Reach.allCases.flatMap { reach in AnimationMode.allCases.map { .operate(reach, $0) } }
    + [.animatorChosen] + Display.allCases.flatMap { [.layOut($0), .appear($0)] }
    + [.delivered] + Outcome.allCases.map { .ended($0) } + [.leaveWindow, .settled]

  package var state: State

  package init(state: State = .resting) {
    self.state = state
  }

  package mutating func handle(_ event: Event) -> Row<Effect> {
    switch event {
    case .operate(let reach, let mode): operate(reach, mode)
    case .animatorChosen: animatorChosen()
    case .layOut(let display): layOut(display)
    case .appear(let display): appear(display)
    case .delivered: delivered()
    case .ended(let outcome): ended(outcome)
    case .leaveWindow: leaveWindow()
    case .settled: settled()
    }
  }

  private mutating func operate(_ reach: Reach, _ mode: AnimationMode) -> Row<Effect> {
    switch (state, reach, mode) {
    case (.resting, .visible, .animated), (.pending(.plain), .visible, .animated):
      state = .choosing
      return Rows.operates
    case (.resting, .visible, .plain):
      state = .pending(.plain)
      return Rows.operatesPlainly
    case (.resting, .sameTop, _): return Rows.changesBelow
    case (.pending(.plain), .visible, .plain), (.pending(.plain), .sameTop, _):
      return Rows.coalesces
    case (.resting, .offScreen, _): return Rows.changesModel
    case (.pending(.plain), .offScreen, _):
      state = .resting
      return Rows.changesModel
    case (.running, .sameTop, _): return Rows.changesBelowRunning
    case (.choosing, _, _), (.pending(.animated), _, _), (.exchanging, _, _), (.running, _, _),
      (.ending, _, _):
      return Rows.operatedWhileBusy
    }
  }

  private mutating func animatorChosen() -> Row<Effect> {
    switch state {
    case .choosing:
      state = .pending(.animated)
      return Rows.awaitsLayout
    case .resting, .pending, .exchanging, .running, .ending:
      return Rows.notChoosing
    }
  }

  private mutating func layOut(_ display: Display) -> Row<Effect> {
    switch (state, display) {
    case (.pending(.animated), .stale):
      state = .running
      return Rows.begins
    case (.pending(.animated), .current):
      state = .ending(.completed)
      return Rows.abandonsTransition
    case (.pending(.plain), .stale):
      state = .exchanging
      return Rows.exchanges
    case (.pending(.plain), .current):
      state = .exchanging
      return Rows.nothingToExchange
    case (.resting, .stale): return Rows.showsTop
    case (.resting, .current), (.choosing, _), (.exchanging, _), (.running, _), (.ending, _):
      return Rows.layoutIgnored
    }
  }

  private func appear(_ display: Display) -> Row<Effect> {
    switch (state, display) {
    case (.resting, .stale): Rows.showsTop
    case (.resting, .current), (.choosing, _), (.pending, _), (.exchanging, _), (.running, _),
      (.ending, _):
      Rows.layoutIgnored
    }
  }

  private mutating func delivered() -> Row<Effect> {
    switch state {
    case .exchanging:
      state = .resting
      return Rows.rests
    case .resting, .choosing, .pending, .running, .ending:
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
      return Rows.restoresStack
    case (.resting, _), (.choosing, _), (.pending, _), (.exchanging, _), (.ending, _):
      return Rows.notRunning
    }
  }

  private mutating func leaveWindow() -> Row<Effect> {
    switch state {
    case .pending(.plain):
      state = .resting
      return Rows.keepsModel
    case .pending(.animated):
      state = .ending(.completed)
      return Rows.abandonsTransition
    case .running: return Rows.cancelsSwipe
    case .resting, .choosing, .exchanging, .ending: return Rows.leavingIgnored
    }
  }

  private mutating func settled() -> Row<Effect> {
    switch state {
    case .ending:
      state = .resting
      return Rows.settles
    case .resting, .choosing, .pending, .exchanging, .running:
      return Rows.notEnding
    }
  }
}

extension StackMachine.State {
  /// Whether a new push, pop or set has to wait in this state (N-40).
  package var isBusy: Bool {
    switch self {
    case .resting, .pending(.plain): false
    case .choosing, .pending(.animated), .exchanging, .running, .ending: true
    }
  }
}
