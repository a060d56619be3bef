/// A presenter whose item or path may be one case of an enumeration in the model.
///
/// Other presenters of the same screen may show the other cases.
@MainActor protocol CaseBinding: AttachedPresenter {
  /// Returns a function that sets the current item again, if another presenter has removed the item
  /// in the meantime; returns nil if there is no item.
  ///
  /// The item of a path presenter is the whole path, if it is not empty.
  func itemRestorer() -> (() -> Void)?
}

/// Presenters of one screen.
@MainActor struct CaseBindings {
  private struct Member {
    weak var presenter: (any CaseBinding)?
  }

  private var members: [Member] = []

  init() {}

  private init(_ presenters: [any CaseBinding]) {
    members = presenters.map { Member(presenter: $0) }
  }

  /// The presenters of a screen without one of them.
  init(on screen: (any Presenter)?, without presenter: AnyObject) {
    let all = screen?.presenterAttached ?? []
    self.init(all.filter { $0 !== presenter }.compactMap { $0 as? any CaseBinding })
  }

  private var presenters: [any CaseBinding] { members.compactMap(\.presenter) }

  var objects: [AnyObject] { presenters }

  func without(_ others: CaseBindings) -> CaseBindings {
    CaseBindings(presenters.filter { one in !others.presenters.contains { $0 === one } })
  }

  /// Runs `body`, which writes nil, and returns the presenters whose items this write has set.
  ///
  /// For example, the setter of the written value may set another value.
  func presentersSet(by body: () -> Void) -> CaseBindings {
    let idle = presenters.filter { !$0.isWanted }
    body()
    return CaseBindings(idle.filter(\.isWanted))
  }

  /// Runs `body`, which writes an item; the items of these presenters take precedence.
  func restoringItems(after body: () -> Void) {
    let restorers = presenters.compactMap { $0.itemRestorer() }
    body()
    for restore in restorers { restore() }
  }
}
