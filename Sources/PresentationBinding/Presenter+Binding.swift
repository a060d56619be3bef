public import Observation

extension Presenter {
  /// Presents a controller while a Bool of an observed model is true.
  ///
  /// ```swift
  /// profile.present(while: \.isEditing, of: model) { ViewController("Editor") }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The property that holds the Bool.
  ///   - model: The observed model, which the returned presenter keeps alive.
  ///   - name: The value's name in the trace of a test.
  ///   - animated: Whether to animate presentations and dismissals.
  ///   - writeBack: The time at which a dismissal by the user or by other code is written to the
  ///     model.
  ///   - whenParentGoes: Determines whether the model keeps the value if the presented controller
  ///     is removed together with this controller. If nil, this controller's
  ///     ``Presenter/presenterWhenParentGoes`` decides.
  ///   - onDismissal: Called with the cause of a dismissal after the dismissal has ended or was
  ///     canceled.
  ///   - content: Creates the presented controller, once per presentation. The controller must not
  ///     be a child of another controller (P-39). The presenting controller keeps this closure
  ///     alive, so capture the presenting controller weakly.
  /// - Returns: The presenter, which this controller keeps alive.
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

  /// Presents a controller while a getter returns true.
  ///
  /// For a model that is not observed, call ``ItemPresenter/update()`` after each change.
  ///
  /// - Parameters:
  ///   - get: Returns the value; may be called at any time.
  ///   - set: Writes the value. Called with false for a dismissal by the user or by other code.
  ///     Called with true if the dismissal was canceled.
  ///   - name: The value's name in the trace of a test.
  ///   - animated: Whether to animate presentations and dismissals.
  ///   - writeBack: The time at which a dismissal by the user or by other code is written to the
  ///     model.
  ///   - whenParentGoes: Determines whether the model keeps the value if the presented controller
  ///     is removed together with this controller. If nil, this controller's
  ///     ``Presenter/presenterWhenParentGoes`` decides.
  ///   - onDismissal: Called with the cause of a dismissal after the dismissal has ended or was
  ///     canceled.
  ///   - content: Creates the presented controller, once per presentation. The controller must not
  ///     be a child of another controller (P-39). The presenting controller keeps this closure
  ///     alive, so capture the presenting controller weakly.
  /// - Returns: The presenter, which this controller keeps alive.
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
    return begin(BindingPresenter(on: self, source, settings) { _, _, _ in content() })
  }

  /// Presents a controller while an optional item of an observed model is not nil.
  ///
  /// - Parameters:
  ///   - item: The property that holds the item. If the item's identity changes, a new controller
  ///     replaces the old controller.
  ///   - model: The observed model, which the returned presenter keeps alive.
  ///   - name: The item's name in the trace of a test.
  ///   - animated: Whether to animate presentations and dismissals.
  ///   - writeBack: The time at which a dismissal by the user or by other code is written to the
  ///     model.
  ///   - whenParentGoes: Determines whether the model keeps the item if the presented controller is
  ///     removed together with this controller. If nil, this controller's
  ///     ``Presenter/presenterWhenParentGoes`` decides.
  ///   - update: Updates the presented controller for an item that has changed but has kept its
  ///     identity.
  ///   - onDismissal: Called with the cause of a dismissal after the dismissal has ended or was
  ///     canceled.
  ///   - content: Creates the presented controller, once per presentation. The controller must not
  ///     be a child of another controller (P-39). The presenting controller keeps this closure
  ///     alive, so capture the presenting controller weakly.
  /// - Returns: The presenter, which this controller keeps alive.
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

  /// Presents a controller while the result of a getter is not nil.
  ///
  /// For a model that is not observed, call ``ItemPresenter/update()`` after each change.
  ///
  /// - Parameters:
  ///   - get: Returns the item; may be called at any time.
  ///   - set: Writes the item. Called with nil for a dismissal by the user or by other code. Called
  ///     with the shown item if the dismissal was canceled.
  ///   - name: The item's name in the trace of a test.
  ///   - animated: Whether to animate presentations and dismissals.
  ///   - writeBack: The time at which a dismissal by the user or by other code is written to the
  ///     model.
  ///   - whenParentGoes: Determines whether the model keeps the item if the presented controller is
  ///     removed together with this controller. If nil, this controller's
  ///     ``Presenter/presenterWhenParentGoes`` decides.
  ///   - update: Updates the presented controller for an item that has changed but has kept its
  ///     identity.
  ///   - onDismissal: Called with the cause of a dismissal after the dismissal has ended or was
  ///     canceled.
  ///   - content: Creates the presented controller, once per presentation. The controller must not
  ///     be a child of another controller (P-39). The presenting controller keeps this closure
  ///     alive, so capture the presenting controller weakly.
  /// - Returns: The presenter, which this controller keeps alive.
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
    begin(ItemPresenter(on: self, item, settings) { _, item, _ in content(item) })
  }

  private static func text<Item>(of item: Item?) -> String {
    item.map { String(describing: $0) } ?? "nil"
  }

  /// Replaces the model `old` by the model `new` in the presenters that follow `old`.
  ///
  /// After this call, each of these presenters follows the same property of `new`.
  ///
  /// The call affects the presenters of this controller, of its child controllers, and of the
  /// controllers that these presenters show.
  ///
  /// The item of an ``ItemPresenter`` or a ``PathPresenter`` may be an object. If another object
  /// with the same `id` replaces the item, the presenter calls this method on the item's
  /// controller. If the item is not an object but contains a model, call this method yourself, in
  /// the `update` closure.
  public func rebindPresenters(from old: AnyObject, to new: AnyObject) {
    for presenter in presenterAttached {
      presenter.rebind(from: old, to: new)
      (presenter.shown as? any Presenter)?.rebindPresenters(from: old, to: new)
    }
  }

  /// Replaces the item `old` by the item `new` in the presenters of a shown controller, if the
  /// items are objects.
  static func rebindPresenters<Item>(of content: PresenterContent, from old: Item, to new: Item) {
    guard type(of: new) is AnyClass else { return }
    (content as? any Presenter)?.rebindPresenters(from: old as AnyObject, to: new as AnyObject)
  }

  func begin<Bound: AttachedPresenter>(_ presenter: Bound) -> Bound {
    presenterAttach(presenter)
    presenter.setNeedsUpdate()
    return presenter
  }
}
