/// A state machine for the controller that an ``ItemPresenter`` presents; decides what the
/// presenter does next.
///
/// ```
///   absent --presented--> shown --dismissing, looked(leaving), willDismiss--> leaving
///      ^                    ^                                                    |
///      |                    +------- looked(up): it was cancelled ---------------+
///      +---------------------------- looked(gone) -------------------------------+
/// ```
struct ShownMachine: Hashable, Sendable {
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

  /// The difference between the value of the model and the item that the content shows.
  enum Wish: Hashable, Sendable {
    case nothing
    case same
    /// The model's item has the identity of the shown item, but another value.
    case changed
    case other
  }

  /// The state of the presented content.
  enum Standing: Hashable, Sendable {
    case up
    case leaving(DismissalCause)
    case gone(DismissalCause)
  }

  enum Event: Hashable, Sendable {
    /// The presenter has compared the model with the presented content.
    case looked(Wish, Standing)
    /// The model has changed, or its value differs from the value at the presenter's last read.
    case modelSpeaks
    /// The presenter has begun to present the content.
    case presented
    /// The presenter has begun to dismiss the content.
    case dismissing(Wish, DismissalCause)
    /// The presenter or other code has begun a dismissal.
    case willDismiss(Wish, DismissalCause)
    /// A gesture of the user has begun to control the dismissal, or has ended.
    ///
    /// The value is whether the gesture can still cancel the dismissal, or has already canceled it.
    case undecided(Bool)
    /// The user's choice has dismissed an alert.
    ///
    /// This dismissal cannot be canceled.
    case answered(Wish)
  }

  enum Effect: Hashable, Sendable {
    case present
    case dismiss(DismissalCause)
    case refresh
    case writeNothing(DismissalCause)
    case restore
    /// The presenter updates again when the running transition of the presented controller has
    /// ended.
    case followTransition
    /// Updates again in a later turn of the main run loop.
    case lookAgain
    case forgetContent
    case tell(DismissalCause)
  }

  private(set) var state = State.absent
  /// Whether a gesture of the user can still cancel a dismissal, or has already canceled it.
  var isUndecided: Bool {
    if case .leaving(let leaving) = state { leaving.isUndecided } else { false }
  }
  /// Whether the model has changed since the presenter last read it.
  private var hasNews = false
  let writeBack: WriteBack
  let whenParentGoes: ParentRemoval

  init(writeBack: WriteBack, whenParentGoes: ParentRemoval = .clear) {
    (self.writeBack, self.whenParentGoes) = (writeBack, whenParentGoes)
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .modelSpeaks:
      hasNews = true
      if case .leaving(var leaving) = state {
        leaving.isOverruled = true
        state = .leaving(leaving)
      }
      return []
    case .presented:
      state = .shown
      return []
    case .dismissing(let wish, let cause), .willDismiss(let wish, let cause):
      return begin(cause, wish)
    case .undecided(let isUndecided):
      if case .leaving(var leaving) = state {
        leaving.isUndecided = isUndecided
        state = .leaving(leaving)
      }
      return []
    case .answered(let wish):
      return answer(wish)
    case .looked(let wish, let standing):
      defer { hasNews = false }
      return look(wish, standing)
    }
  }

  /// Begins a dismissal; does nothing if a dismissal has already begun.
  private mutating func begin(_ cause: DismissalCause, _ wish: Wish) -> [Effect] {
    guard state == .shown else { return [] }
    let agrees = wish == .nothing || wish == .other
    let writes = writeBack == .willDismiss && !agrees && !hasNews && !keepsValue(after: cause)
    // If the model asked for a dismissal before the user's drag, the dismissal follows the drag.
    let isAsked = agrees && cause != .user
    state = .leaving(
      Leaving(cause: cause, isWrittenBack: isAsked || writes, isOverruled: hasNews))
    return writes ? [.writeNothing(cause), .followTransition] : [.followTransition]
  }

  private func keepsValue(after cause: DismissalCause) -> Bool {
    cause == .parentGone && whenParentGoes == .keep
  }

  /// Records the user's answer; writes nil to the model unless the model has changed meanwhile.
  private mutating func answer(_ wish: Wish) -> [Effect] {
    var leaving: Leaving
    switch state {
    case .absent: return []
    case .shown: leaving = Leaving(cause: .user, isOverruled: hasNews)
    case .leaving(let known): leaving = known
    }
    let writes = (wish == .same || wish == .changed) && !leaving.isOverruled
    (leaving.cause, leaving.isWrittenBack) = (.user, true)
    state = .leaving(leaving)
    return (writes ? [.writeNothing(.user)] : []) + [.followTransition]
  }

  private mutating func look(_ wish: Wish, _ standing: Standing) -> [Effect] {
    switch (state, standing) {
    case (.absent, _):
      return wish == .nothing ? [] : [.present]
    case (.shown, .up):
      return compare(wish)
    case (.shown, .leaving(let cause)):
      return begin(cause, wish)
    case (.shown, .gone(let cause)):
      return forget(Leaving(cause: cause, isOverruled: hasNews), wish)
    case (.leaving(var leaving), .gone(let cause)):
      if leaving.isUndecided, cause == .parentGone { leaving.cause = cause }
      return forget(leaving, wish)
    case (.leaving, .leaving):
      return [.followTransition]
    case (.leaving(let leaving), .up):
      return putBack(leaving)
    }
  }

  private func compare(_ wish: Wish) -> [Effect] {
    switch wish {
    case .same: []
    case .changed: [.refresh]
    case .nothing: [.dismiss(.program)]
    case .other: [.dismiss(.replaced)]
    }
  }

  private mutating func forget(_ leaving: Leaving, _ wish: Wish) -> [Effect] {
    state = .absent
    let keeps = keepsValue(after: leaving.cause)
    let owesWord = (wish == .same || wish == .changed) && !leaving.isOverruled && !keeps
    let takesBack =
      keeps && leaving.isUndecided && leaving.isWrittenBack && !leaving.isOverruled
    return (owesWord ? [.writeNothing(leaving.cause)] : []) + (takesBack ? [.restore] : [])
      + [.forgetContent, .tell(leaving.cause), .lookAgain]
  }

  private mutating func putBack(_ leaving: Leaving) -> [Effect] {
    state = .shown
    let takesBack = leaving.isWrittenBack && !leaving.isOverruled
    return (takesBack ? [.restore] : []) + [.tell(.cancelled), .lookAgain]
  }
}
