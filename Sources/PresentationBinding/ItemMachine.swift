/// A state machine for the controller that an ``ItemPresenter`` presents; decides what the
/// presenter does next.
///
/// ```
///   absent --presented--> shown --willDismiss, dismissing, compared(beingDismissed)--> leaving
///      ^                    ^                                                            |
///      |                    +-- compared(presented): the dismissal was canceled ---------+
///      +----------------------- compared(dismissed) -------------------------------------+
/// ```
struct ItemMachine: Hashable, Sendable {
  enum State: Hashable, Sendable {
    case absent
    case shown
    case leaving(Leaving)
  }

  struct Leaving: Hashable, Sendable {
    var cause: DismissalCause
    /// Whether the dismissal was written to the model, or was begun because of the model's value.
    ///
    /// If true, a canceled dismissal has to restore the value.
    var isWrittenBack = false
    /// Whether the model has changed the value since the dismissal began.
    ///
    /// If true, the model's value takes precedence.
    var isOverruled = false
    /// Whether a gesture of the user can still cancel the dismissal, or has already canceled it.
    ///
    /// If true, a removal together with the presenting controller is no dismissal by the user.
    var isUndecided = false
  }

  /// The item of the model, compared with the item that the content shows.
  enum WantedItem: Hashable, Sendable {
    case none
    case same
    /// The model's item has the identity of the shown item, but another value.
    case changed
    case other

    /// Whether the model still wants the shown item, possibly with another value.
    var isShownItem: Bool { self == .same || self == .changed }
  }

  /// The state of the presented content.
  enum ContentState: Hashable, Sendable {
    case presented
    case beingDismissed(DismissalCause)
    case dismissed(DismissalCause)
  }

  enum Event: Hashable, Sendable {
    /// The presenter has compared the model with the presented content.
    case compared(WantedItem, ContentState)
    /// The model has changed, or its value differs from the value at the presenter's last read.
    case modelChanged
    /// The presenter has begun to present the content.
    case presented
    /// The presenter has begun to dismiss the content.
    case dismissing(WantedItem, DismissalCause)
    /// The presenter or other code has begun a dismissal.
    case willDismiss(WantedItem, DismissalCause)
    /// A gesture of the user has begun to control the dismissal, or has ended.
    ///
    /// The value is whether the gesture can still cancel the dismissal, or has already canceled it.
    case undecided(Bool)
    /// The user's choice has dismissed an alert.
    ///
    /// This dismissal cannot be canceled.
    case answered(WantedItem)
  }

  enum Effect: Hashable, Sendable {
    case present
    case dismiss(DismissalCause)
    case updateContent
    case clear(DismissalCause)
    case restore
    /// The presenter updates again when the running transition of the presented controller has
    /// ended.
    case followTransition
    /// Updates again in a later turn of the main run loop.
    case setNeedsUpdate
    case forgetContent
    case reportDismissal(DismissalCause)
  }

  private(set) var state = State.absent
  /// Whether a gesture of the user can still cancel a dismissal, or has already canceled it.
  var isUndecided: Bool {
    if case .leaving(let leaving) = state { leaving.isUndecided } else { false }
  }
  /// Whether the model has changed since the presenter last read it.
  private var hasModelChanged = false
  let writeBack: WriteBack
  let whenParentGoes: ParentRemoval

  init(writeBack: WriteBack, whenParentGoes: ParentRemoval = .clear) {
    (self.writeBack, self.whenParentGoes) = (writeBack, whenParentGoes)
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .modelChanged:
      hasModelChanged = true
      if case .leaving(var leaving) = state {
        leaving.isOverruled = true
        state = .leaving(leaving)
      }
      return []
    case .presented:
      state = .shown
      return []
    case .dismissing(let wanted, let cause), .willDismiss(let wanted, let cause):
      return begin(cause, wanted)
    case .undecided(let isUndecided):
      if case .leaving(var leaving) = state {
        leaving.isUndecided = isUndecided
        state = .leaving(leaving)
      }
      return []
    case .answered(let wanted):
      return answer(wanted)
    case .compared(let wanted, let content):
      defer { hasModelChanged = false }
      return compare(wanted, content)
    }
  }

  /// Begins a dismissal.
  ///
  /// If a dismissal has already begun, only records that the user has begun it.
  private mutating func begin(_ cause: DismissalCause, _ wanted: WantedItem) -> [Effect] {
    if case .leaving(var leaving) = state, cause == .user {
      leaving.cause = .user
      state = .leaving(leaving)
    }
    guard state == .shown else { return [] }
    let agrees = !wanted.isShownItem
    let writes =
      writeBack == .willDismiss && !agrees && !hasModelChanged && !keepsValue(after: cause)
    // If the model asked for a dismissal before the user's drag, the dismissal follows the drag.
    let isAsked = agrees && cause != .user
    state = .leaving(
      Leaving(cause: cause, isWrittenBack: isAsked || writes, isOverruled: hasModelChanged))
    return writes ? [.clear(cause), .followTransition] : [.followTransition]
  }

  private func keepsValue(after cause: DismissalCause) -> Bool {
    cause == .parentGone && whenParentGoes == .keep
  }

  /// Records the user's answer; writes nil to the model unless the model has changed meanwhile.
  private mutating func answer(_ wanted: WantedItem) -> [Effect] {
    var leaving: Leaving
    switch state {
    case .absent: return []
    case .shown: leaving = Leaving(cause: .user, isOverruled: hasModelChanged)
    case .leaving(let known): leaving = known
    }
    let writes = wanted.isShownItem && !leaving.isOverruled
    (leaving.cause, leaving.isWrittenBack) = (.user, true)
    state = .leaving(leaving)
    return (writes ? [.clear(.user)] : []) + [.followTransition]
  }

  private mutating func compare(_ wanted: WantedItem, _ content: ContentState) -> [Effect] {
    switch (state, content) {
    case (.absent, _):
      return wanted == .none ? [] : [.present]
    case (.shown, .presented):
      return follow(wanted)
    case (.shown, .beingDismissed(let cause)):
      return begin(cause, wanted)
    case (.shown, .dismissed(let cause)):
      return forget(Leaving(cause: cause, isOverruled: hasModelChanged), wanted)
    case (.leaving(var leaving), .dismissed(let cause)):
      if leaving.isUndecided, cause == .parentGone { leaving.cause = cause }
      return forget(leaving, wanted)
    case (.leaving, .beingDismissed):
      return [.followTransition]
    case (.leaving(let leaving), .presented):
      return cancel(leaving)
    }
  }

  private func follow(_ wanted: WantedItem) -> [Effect] {
    switch wanted {
    case .same: []
    case .changed: [.updateContent]
    case .none: [.dismiss(.program)]
    case .other: [.dismiss(.replaced)]
    }
  }

  private mutating func forget(_ leaving: Leaving, _ wanted: WantedItem) -> [Effect] {
    state = .absent
    let keeps = keepsValue(after: leaving.cause)
    let clears = wanted.isShownItem && !leaving.isOverruled && !keeps
    let restores =
      keeps && leaving.isUndecided && leaving.isWrittenBack && !leaving.isOverruled
    return (clears ? [.clear(leaving.cause)] : []) + (restores ? [.restore] : [])
      + [.forgetContent, .reportDismissal(leaving.cause), .setNeedsUpdate]
  }

  /// Ends a dismissal that was canceled.
  private mutating func cancel(_ leaving: Leaving) -> [Effect] {
    state = .shown
    let restores = leaving.isWrittenBack && !leaving.isOverruled
    return (restores ? [.restore] : []) + [.reportDismissal(.cancelled), .setNeedsUpdate]
  }
}
