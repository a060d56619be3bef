/// The appearance state of one controller's view (P-92, P-93, P-97).
///
/// ```
///   disappeared --willAppear--> appearing --didAppear--> appeared
///        ^                       |     ^                    |
///        |             willDisappear  willAppear     willDisappear
///        |                       v     |                    |
///        +----didDisappear---- disappearing <---------------+
/// ```
/// Each appearance calls `viewIsAppearing` once (P-97). If an event such as `willDisappear` comes
/// before this call, `viewIsAppearing` is called first. This early call is the only effect of the
/// event, because it runs app code (law 1 of ``Machine``). When the call has returned, the event
/// `told` leads to the postponed callback, such as `viewWillDisappear`.
package struct Appearance: Machine {
  package enum State: Hashable, Sendable {
    case disappeared
    case appearing(IsAppearing)
    case appeared
    case disappearing
  }

  /// Whether `viewIsAppearing` has been called in the current appearance.
  package enum IsAppearing: Hashable, Sendable {
    case owed
    case told
    /// `viewIsAppearing` is being called early, because the current event ends the state
    /// `appearing`.
    case toldBefore(Leaving)
  }

  package enum Leaving: Hashable, Sendable, CaseIterable {
    case didAppear
    case willDisappear
    case didDisappear
  }

  package enum Event: Hashable, Sendable, CaseIterable {
    case willAppear
    /// The view is in a window, and the layout of the view is about to run.
    case isAppearing
    case didAppear
    case willDisappear
    case didDisappear
    /// A `viewIsAppearing` call that was made early has returned.
    case told
    /// The view was added to a window without a transition (P-102, P-117).
    ///
    /// The event is sent in the commit at the end of the turn.
    case entered
    /// The view was removed from its window without a transition (P-102).
    ///
    /// The event is sent in the commit at the end of the turn.
    case left
  }

  package enum Effect: Hashable, Sendable {
    case viewWillAppear
    case viewIsAppearing
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    /// Calls `viewIsAppearing`, and then sends the event `told`.
    case tellIsAppearing
  }

  package static let kind = MachineKind.appearance
  package static let allEvents = Event.allCases
  package static let allStates: [State] =
    [.disappeared, .appearing(.owed), .appearing(.told)]
    + Leaving.allCases.map { .appearing(.toldBefore($0)) } + [.appeared, .disappearing]

  package var state: State

  package init(state: State = .disappeared) {
    self.state = state
  }

  package mutating func handle(_ event: Event) -> Row<Effect> {
    switch event {
    case .willAppear: willAppear()
    case .isAppearing: isAppearing()
    case .didAppear: didAppear()
    case .willDisappear: willDisappear()
    case .didDisappear: didDisappear()
    case .told: told()
    case .entered: entered()
    case .left: left()
    }
  }

  private mutating func willAppear() -> Row<Effect> {
    switch state {
    case .appearing: return Rows.noChange
    case .disappeared, .disappearing, .appeared:
      state = .appearing(.owed)
      return Rows.willAppear
    }
  }

  private mutating func isAppearing() -> Row<Effect> {
    switch state {
    case .appearing(.owed):
      state = .appearing(.told)
      return Rows.isAppearing
    case .disappeared, .appearing(.told), .appearing(.toldBefore), .appeared, .disappearing:
      return Rows.notDue
    }
  }

  private mutating func didAppear() -> Row<Effect> {
    switch state {
    case .appearing(.owed): return tell(before: .didAppear)
    case .appeared: return Rows.noChange
    case .appearing(.toldBefore(.willDisappear)), .appearing(.toldBefore(.didDisappear)):
      return Rows.superseded
    case .disappeared, .appearing(.told), .appearing(.toldBefore(.didAppear)), .disappearing:
      state = .appeared
      return Rows.didAppear
    }
  }

  private mutating func willDisappear() -> Row<Effect> {
    switch state {
    case .appearing(.owed): return tell(before: .willDisappear)
    case .disappearing: return Rows.noChange
    case .disappeared, .appearing(.told), .appearing(.toldBefore), .appeared:
      state = .disappearing
      return Rows.willDisappear
    }
  }

  private mutating func didDisappear() -> Row<Effect> {
    switch state {
    case .appearing(.owed): return tell(before: .didDisappear)
    case .disappeared: return Rows.noChange
    case .appearing(.told), .appearing(.toldBefore), .appeared, .disappearing:
      state = .disappeared
      return Rows.didDisappear
    }
  }

  private mutating func tell(before leaving: Leaving) -> Row<Effect> {
    state = .appearing(.toldBefore(leaving))
    return Rows.tellFirst
  }

  private mutating func told() -> Row<Effect> {
    switch state {
    case .appearing(.toldBefore(.didAppear)): return didAppear()
    case .appearing(.toldBefore(.willDisappear)): return willDisappear()
    case .appearing(.toldBefore(.didDisappear)): return didDisappear()
    case .disappeared, .appearing(.owed), .appearing(.told), .appeared, .disappearing:
      return Rows.superseded
    }
  }

  private mutating func entered() -> Row<Effect> {
    switch state {
    case .appearing: return didAppear()
    case .disappeared, .appeared, .disappearing: return Rows.superseded
    }
  }

  private mutating func left() -> Row<Effect> {
    switch state {
    case .disappearing: return didDisappear()
    case .disappeared, .appearing, .appeared: return Rows.superseded
    }
  }
}
