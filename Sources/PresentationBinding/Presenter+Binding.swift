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
  ///   - writeBack: When the model is told of dismissals by others.
  ///   - onDismissal: Called when a dismissal has ended, or was cancelled, with its cause.
  ///   - content: Makes what is shown, once per presentation: a controller without a parent (P-39).
  ///     The screen keeps it with the presenter, so let it capture the screen weakly.
  /// - Returns: The presenter, which the screen keeps.
  @discardableResult public func present<Model: AnyObject & Observable>(
    while value: ReferenceWritableKeyPath<Model, Bool>, of model: Model,
    named name: String = "isPresented", animated: Bool = true,
    writeBack: WriteBack = .willDismiss, onDismissal: ((DismissalCause) -> Void)? = nil,
    content: @escaping () -> PresenterContent
  ) -> BindingPresenter<Self> {
    present(
      while: { model[keyPath: value] }, set: { model[keyPath: value] = $0 }, named: name,
      animated: animated, writeBack: writeBack, onDismissal: onDismissal, content: content)
  }

  /// Presents a content while a getter answers true; for a model that is not observed, call
  /// ``ItemPresenter/update()`` after each change.
  ///
  /// - Parameters:
  ///   - get: Reads the value; may be called at any time.
  ///   - set: Writes false after a dismissal by others, and true when that was cancelled.
  ///   - name: The value's name in traces.
  ///   - animated: Whether to animate.
  ///   - writeBack: When the model is told of dismissals by others.
  ///   - onDismissal: Called when a dismissal has ended, or was cancelled, with its cause.
  ///   - content: Makes what is shown, once per presentation: a controller without a parent (P-39).
  ///     The screen keeps it with the presenter, so let it capture the screen weakly.
  /// - Returns: The presenter, which the screen keeps.
  @discardableResult public func present(
    while get: @escaping () -> Bool, set: @escaping (Bool) -> Void,
    named name: String = "isPresented", animated: Bool = true,
    writeBack: WriteBack = .willDismiss, onDismissal: ((DismissalCause) -> Void)? = nil,
    content: @escaping () -> PresenterContent
  ) -> BindingPresenter<Self> {
    let source = ItemSource<WhileTrue>(
      get: { get() ? WhileTrue() : nil }, set: { set($0 != nil) }, text: { "\($0 != nil)" })
    return begin(
      BindingPresenter(
        on: self, source, name: name, animated: animated, writeBack: writeBack, refresh: nil,
        onDismissal: onDismissal, make: { _ in content() }))
  }

  /// Presents a content for the item of an observed model, if there is one.
  ///
  /// - Parameters:
  ///   - item: The optional item; another identity replaces the content.
  ///   - model: Kept alive by the presenter.
  ///   - name: The item's name in traces.
  ///   - animated: Whether to animate.
  ///   - writeBack: When the model is told of dismissals by others.
  ///   - update: Brings a content up to date with a new value of the same identity.
  ///   - onDismissal: Called when a dismissal has ended, or was cancelled, with its cause.
  ///   - content: Makes what is shown, once per presentation: a controller without a parent (P-39).
  ///     The screen keeps it with the presenter, so let it capture the screen weakly.
  /// - Returns: The presenter, which the screen keeps.
  @discardableResult
  public func present<Model: AnyObject & Observable, Item: Identifiable & Equatable>(
    item: ReferenceWritableKeyPath<Model, Item?>, of model: Model,
    named name: String = "item", animated: Bool = true, writeBack: WriteBack = .willDismiss,
    update: ((PresenterContent, Item) -> Void)? = nil,
    onDismissal: ((DismissalCause) -> Void)? = nil,
    content: @escaping (Item) -> PresenterContent
  ) -> ItemPresenter<Self, Item> {
    present(
      item: { model[keyPath: item] }, set: { model[keyPath: item] = $0 }, named: name,
      animated: animated, writeBack: writeBack, update: update, onDismissal: onDismissal,
      content: content)
  }

  /// Presents a content for the item that a getter answers; for a model that is not observed, call
  /// ``ItemPresenter/update()`` after each change.
  ///
  /// - Parameters:
  ///   - get: Reads the item; may be called at any time.
  ///   - set: Writes nil after a dismissal by others, and the item when that was cancelled.
  ///   - name: The item's name in traces.
  ///   - animated: Whether to animate.
  ///   - writeBack: When the model is told of dismissals by others.
  ///   - update: Brings a content up to date with a new value of the same identity.
  ///   - onDismissal: Called when a dismissal has ended, or was cancelled, with its cause.
  ///   - content: Makes what is shown, once per presentation: a controller without a parent (P-39).
  ///     The screen keeps it with the presenter, so let it capture the screen weakly.
  /// - Returns: The presenter, which the screen keeps.
  @discardableResult public func present<Item: Identifiable & Equatable>(
    item get: @escaping () -> Item?, set: @escaping (Item?) -> Void,
    named name: String = "item", animated: Bool = true, writeBack: WriteBack = .willDismiss,
    update: ((PresenterContent, Item) -> Void)? = nil,
    onDismissal: ((DismissalCause) -> Void)? = nil,
    content: @escaping (Item) -> PresenterContent
  ) -> ItemPresenter<Self, Item> {
    let source = ItemSource(
      get: get, set: set, text: { $0.map { String(describing: $0) } ?? "nil" })
    return begin(
      ItemPresenter(
        on: self, source, name: name, animated: animated, writeBack: writeBack, refresh: update,
        onDismissal: onDismissal, make: content))
  }

  private func begin<Bound: AttachedPresenter>(_ presenter: Bound) -> Bound {
    presenterAttach(presenter)
    presenter.setNeedsUpdate()
    return presenter
  }
}
