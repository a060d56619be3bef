/// What a presenter knows, and what it does next: a value.
///
/// ```
///   absent --presented--> shown --dismissing, looked(leaving), willDismiss--> leaving
///      ^                    ^                                                    |
///      |                    +------- looked(up): it was cancelled ---------------+
///      +---------------------------- looked(gone) -------------------------------+
/// ```
struct ShownMachine<Item: Identifiable & Equatable> {
  enum State {
    case absent
    case shown(Item)
    case leaving(Item, Leaving)
  }

  struct Leaving {
    let cause: DismissalCause
    /// Whether the model says that it goes, so that a cancelled attempt has something to take
    /// back.
    var isWrittenBack = false
    /// Whether the model has said something since: then its word stands.
    var isOverruled = false
  }

  /// Where the content stands, as the screen says.
  enum Standing {
    case up
    case leaving(DismissalCause)
    case gone(DismissalCause)
  }

  enum Event {
    /// The model and the screen were looked at.
    case looked(Item?, Standing)
    /// The model is about to change.
    case modelChanges
    /// The content is on its way.
    case presented(Item)
    /// This presenter's own dismissal is on its way.
    case dismissing(DismissalCause)
    /// A dismissal begins which may be this presenter's own.
    case willDismiss(DismissalCause, model: Item?)
  }

  enum Effect {
    case present(Item)
    case dismiss(DismissalCause)
    case refresh(Item)
    case write(Item?, DismissalCause)
    /// Looks again when the transition around the content has ended.
    case followTransition
    /// Looks again in another turn.
    case lookAgain
    case forgetContent
    case tell(DismissalCause)
  }

  private(set) var state = State.absent
  /// The model's value when it was last read or written.
  private(set) var known: Item?
  /// Whether the model has spoken since it was last looked at.
  private var hasNews = false
  let writeBack: WriteBack

  init(writeBack: WriteBack) {
    self.writeBack = writeBack
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .modelChanges:
      hasNews = true
      overrule()
      return []
    case .presented(let item):
      state = .shown(item)
      return []
    case .dismissing(let cause):
      return begin(cause)
    case .willDismiss(let cause, let model):
      learn(model)
      return begin(cause)
    case .looked(let model, let standing):
      defer { hasNews = false }
      learn(model)
      return look(standing)
    }
  }

  /// A value that differs from the one last seen is newer than the dismissal that runs.
  private mutating func learn(_ model: Item?) {
    if model != known { overrule() }
    known = model
  }

  private mutating func overrule() {
    guard case .leaving(let item, var leaving) = state else { return }
    leaving.isOverruled = true
    state = .leaving(item, leaving)
  }

  /// Once per dismissal, whoever tells of it again.
  private mutating func begin(_ cause: DismissalCause) -> [Effect] {
    guard case .shown(let item) = state else { return [] }
    let agrees = known?.id != item.id
    let writes = writeBack == .willDismiss && !agrees && !hasNews
    state = .leaving(
      item, Leaving(cause: cause, isWrittenBack: agrees || writes, isOverruled: hasNews))
    return (writes ? [write(nil, cause)] : []) + [.followTransition]
  }

  private mutating func look(_ standing: Standing) -> [Effect] {
    switch (state, standing) {
    case (.absent, _):
      return known.map { [.present($0)] } ?? []
    case (.shown(let item), .up):
      return compare(item, known)
    case (.shown, .leaving(let cause)):
      return begin(cause)
    case (.shown(let item), .gone(let cause)):
      return forget(item, Leaving(cause: cause, isOverruled: hasNews))
    case (.leaving(let item, let leaving), .gone):
      return forget(item, leaving)
    case (.leaving, .leaving):
      return [.followTransition]
    case (.leaving(let item, let leaving), .up):
      return putBack(item, leaving)
    }
  }

  private mutating func compare(_ item: Item, _ model: Item?) -> [Effect] {
    guard let model else { return [.dismiss(.program)] }
    guard model.id == item.id else { return [.dismiss(.replaced)] }
    guard model != item else { return [] }
    state = .shown(model)
    return [.refresh(model)]
  }

  private mutating func forget(_ item: Item, _ leaving: Leaving) -> [Effect] {
    state = .absent
    let owesWord = known?.id == item.id && !leaving.isOverruled
    return (owesWord ? [write(nil, leaving.cause)] : [])
      + [.forgetContent, .tell(leaving.cause), .lookAgain]
  }

  private mutating func putBack(_ item: Item, _ leaving: Leaving) -> [Effect] {
    state = .shown(item)
    let takesBack = leaving.isWrittenBack && !leaving.isOverruled
    return (takesBack ? [write(item, .cancelled)] : []) + [.tell(.cancelled), .lookAgain]
  }

  private mutating func write(_ item: Item?, _ cause: DismissalCause) -> Effect {
    known = item
    return .write(item, cause)
  }
}
