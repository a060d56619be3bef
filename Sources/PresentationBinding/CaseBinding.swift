/// A presenter whose item or path may be one case of an enumeration in the model.
///
/// Other presenters of the same screen may show the other cases.
@MainActor protocol CaseBinding: AttachedPresenter {
  /// Returns a function that sets the current item again, if another presenter has removed the item
  /// in the meantime; returns nil if there is no item.
  ///
  /// The item of a path presenter is the whole path, if it is not empty.
  func keepingItem() -> (() -> Void)?
}

/// The presenters of a screen that had no item when another presenter had written nil.
///
/// If one of them has an item later, the model has set the item in the meantime.
@MainActor struct CaseBindings {
  private struct Other {
    weak var presenter: (any CaseBinding)?
  }

  private var others: [Other] = []

  init() {}

  init(on screen: (any Presenter)?, without presenter: AnyObject) {
    others = (screen?.presenterAttached ?? []).filter { $0 !== presenter && !$0.isWanted }
      .compactMap { $0 as? any CaseBinding }.map { Other(presenter: $0) }
  }

  var objects: [AnyObject] { others.compactMap(\.presenter) }

  /// Runs `body`, which writes an item; the items of these presenters take precedence.
  func keepingItems(_ body: () -> Void) {
    let keeps = others.compactMap { $0.presenter?.keepingItem() }
    body()
    for keep in keeps { keep() }
  }
}
