/// The state of an appearance transition that a container view controller begins and ends.
///
/// The container view controller calls `beginAppearanceTransition` and `endAppearanceTransition` on
/// its child.
///
/// A second begin in the other direction reverses the transition. A second begin in the same
/// direction has no effect. A single end is enough for any number of begins: the end calls
/// `viewDidAppear` or `viewDidDisappear` for the last direction (P-94, P-96, C-10, C-11).
package struct ManualAppearance: Machine {
  package enum State: Hashable, Sendable, CaseIterable {
    case closed
    case appearing
    case disappearing
  }

  package enum Event: Hashable, Sendable, CaseIterable {
    case beginAppearing
    case beginDisappearing
    case end
  }

  package enum Effect: Hashable, Sendable {
    case willAppear
    case didAppear
    case willDisappear
    case didDisappear
    case reportUnbalanced
    /// Calls `viewDidAppear` if the controller is appearing, and `viewDidDisappear` if it is
    /// disappearing.
    case attemptDelivery
  }

  package static let kind = MachineKind.manualAppearance
  package static let allStates = State.allCases
  package static let allEvents = Event.allCases

  package var state: State

  package init(state: State = .closed) {
    self.state = state
  }

  package mutating func handle(_ event: Event) -> Row<Effect> {
    switch (event, state) {
    case (.beginAppearing, .closed), (.beginAppearing, .disappearing):
      state = .appearing
      return Rows.beginsAppearing
    case (.beginDisappearing, .closed), (.beginDisappearing, .appearing):
      state = .disappearing
      return Rows.beginsDisappearing
    case (.beginAppearing, .appearing), (.beginDisappearing, .disappearing):
      return Rows.repeated
    case (.end, .appearing):
      state = .closed
      return Rows.endsAppearing
    case (.end, .disappearing):
      state = .closed
      return Rows.endsDisappearing
    case (.end, .closed):
      return Rows.unbalanced
    }
  }
}
