public import Observation

extension Presenter {
  /// Presents a content while a Bool of an observed model is true.
  ///
  /// ```swift
  /// profile.present(while: \.isEditing, of: model) { ViewController("Editor") }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The Bool.
  ///   - model: Kept alive by the presenter.
  ///   - name: The value's name in traces.
  ///   - animated: Whether to animate.
  ///   - writeBack: When dismissals by the user or other code are written to the model.
  ///   - whenParentGoes: Whether the value stays when a parent is removed; by default as the screen
  ///     says.
  ///   - onDismissal: Called when a dismissal has ended, or was cancelled, with its cause.
  ///   - content: Makes what is shown, once per presentation: a controller without a parent (P-39).
  ///     The screen keeps it with the presenter, so let it capture the screen weakly.
  /// - Returns: The presenter, which the screen keeps.
  @discardableResult public func present<Model: AnyObject & Observable>(
    while value: ReferenceWritableKeyPath<Model, Bool>, of model: Model,
    named name: String = "isPresented", animated: Bool = true,
    writeBack: WriteBack = .willDismiss, whenParentGoes: ParentRemoval? = nil,
    onDismissal: ((DismissalCause) -> Void)? = nil,
    content: @escaping () -> PresenterContent
  ) -> BindingPresenter<Self> {
    present(
      while: ValueAccess(value, of: model),
      ItemSettings(
        name: name, animated: animated, writeBack: writeBack, whenParentGoes: whenParentGoes,
        text: { "\($0 != nil)" }, onDismissal: onDismissal), content)
  }

  /// Presents a content while a getter returns true; for a model that is not observed, call
  /// ``ItemPresenter/update()`` after each change.
  ///
  /// - Parameters:
  ///   - get: Reads the value; may be called at any time.
  ///   - set: Writes false after a dismissal by the user or other code, and true when that was
  ///     canceled.
  ///   - name: The value's name in traces.
  ///   - animated: Whether to animate.
  ///   - writeBack: When dismissals by the user or other code are written to the model.
  ///   - whenParentGoes: Whether the value stays when a parent is removed; by default as the screen
  ///     says.
  ///   - onDismissal: Called when a dismissal has ended, or was cancelled, with its cause.
  ///   - content: Makes what is shown, once per presentation: a controller without a parent (P-39).
  ///     The screen keeps it with the presenter, so let it capture the screen weakly.
  /// - Returns: The presenter, which the screen keeps.
  @discardableResult public func present(
    while get: @escaping () -> Bool, set: @escaping (Bool) -> Void,
    named name: String = "isPresented", animated: Bool = true,
    writeBack: WriteBack = .willDismiss, whenParentGoes: ParentRemoval? = nil,
    onDismissal: ((DismissalCause) -> Void)? = nil,
    content: @escaping () -> PresenterContent
  ) -> BindingPresenter<Self> {
    present(
      while: ValueAccess(get: get, set: set),
      ItemSettings(
        name: name, animated: animated, writeBack: writeBack, whenParentGoes: whenParentGoes,
        text: { "\($0 != nil)" }, onDismissal: onDismissal), content)
  }

  private func present(
    while value: ValueAccess<Bool>, _ settings: ItemSettings<PresenterContent, WhileTrue>,
    _ content: @escaping () -> PresenterContent
  ) -> BindingPresenter<Self> {
    let source = value.mapped({ $0 ? WhileTrue() : nil }, { $0 != nil })
    return begin(BindingPresenter(on: self, source, settings) { _, _ in content() })
  }

  /// Presents a content for the item of an observed model, if there is one.
  ///
  /// - Parameters:
  ///   - item: The optional item; another identity replaces the content.
  ///   - model: Kept alive by the presenter.
  ///   - name: The item's name in traces.
  ///   - animated: Whether to animate.
  ///   - writeBack: When dismissals by the user or other code are written to the model.
  ///   - whenParentGoes: Whether the value stays when a parent is removed; by default as the screen
  ///     says.
  ///   - update: Brings a content up to date with a new value of the same identity.
  ///   - onDismissal: Called when a dismissal has ended, or was cancelled, with its cause.
  ///   - content: Makes what is shown, once per presentation: a controller without a parent (P-39).
  ///     The screen keeps it with the presenter, so let it capture the screen weakly.
  /// - Returns: The presenter, which the screen keeps.
  @discardableResult
  public func present<Model: AnyObject & Observable, Item: Identifiable & Equatable>(
    item: ReferenceWritableKeyPath<Model, Item?>, of model: Model,
    named name: String = "item", animated: Bool = true, writeBack: WriteBack = .willDismiss,
    whenParentGoes: ParentRemoval? = nil, update: ((PresenterContent, Item) -> Void)? = nil,
    onDismissal: ((DismissalCause) -> Void)? = nil,
    content: @escaping (Item) -> PresenterContent
  ) -> ItemPresenter<Self, Item> {
    present(
      item: ValueAccess(item, of: model),
      ItemSettings(
        name: name, animated: animated, writeBack: writeBack, whenParentGoes: whenParentGoes,
        text: { Self.text(of: $0) }, update: update, onDismissal: onDismissal), content)
  }

  /// Presents a content for the item that a getter returns; for a model that is not observed, call
  /// ``ItemPresenter/update()`` after each change.
  ///
  /// - Parameters:
  ///   - get: Reads the item; may be called at any time.
  ///   - set: Writes nil after a dismissal by the user or other code, and the item when that was
  ///     canceled.
  ///   - name: The item's name in traces.
  ///   - animated: Whether to animate.
  ///   - writeBack: When dismissals by the user or other code are written to the model.
  ///   - whenParentGoes: Whether the value stays when a parent is removed; by default as the screen
  ///     says.
  ///   - update: Brings a content up to date with a new value of the same identity.
  ///   - onDismissal: Called when a dismissal has ended, or was cancelled, with its cause.
  ///   - content: Makes what is shown, once per presentation: a controller without a parent (P-39).
  ///     The screen keeps it with the presenter, so let it capture the screen weakly.
  /// - Returns: The presenter, which the screen keeps.
  @discardableResult public func present<Item: Identifiable & Equatable>(
    item get: @escaping () -> Item?, set: @escaping (Item?) -> Void,
    named name: String = "item", animated: Bool = true, writeBack: WriteBack = .willDismiss,
    whenParentGoes: ParentRemoval? = nil, update: ((PresenterContent, Item) -> Void)? = nil,
    onDismissal: ((DismissalCause) -> Void)? = nil,
    content: @escaping (Item) -> PresenterContent
  ) -> ItemPresenter<Self, Item> {
    present(
      item: ValueAccess(get: get, set: set),
      ItemSettings(
        name: name, animated: animated, writeBack: writeBack, whenParentGoes: whenParentGoes,
        text: { Self.text(of: $0) }, update: update, onDismissal: onDismissal), content)
  }

  private func present<Item: Identifiable & Equatable>(
    item: ValueAccess<Item?>, _ settings: ItemSettings<PresenterContent, Item>,
    _ content: @escaping (Item) -> PresenterContent
  ) -> ItemPresenter<Self, Item> {
    begin(ItemPresenter(on: self, item, settings) { item, _ in content(item) })
  }

  private static func text<Item>(of item: Item?) -> String {
    item.map { String(describing: $0) } ?? "nil"
  }

  /// Makes every presenter that follows a value of `old`, of this screen, of the controllers inside
  /// it and of what they have presented, follow the same value of `new`.
  ///
  /// An ``ItemPresenter`` calls it when an item that is an object is replaced by another one of the
  /// same identity. Call it from `update` for a model that is part of an item.
  public func rebindPresenters(from old: AnyObject, to new: AnyObject) {
    for presenter in presenterAttached {
      presenter.rebind(from: old, to: new)
      (presenter.shown as? any Presenter)?.rebindPresenters(from: old, to: new)
    }
  }

  func begin<Bound: AttachedPresenter>(_ presenter: Bound) -> Bound {
    presenterAttach(presenter)
    presenter.setNeedsUpdate()
    return presenter
  }
}
