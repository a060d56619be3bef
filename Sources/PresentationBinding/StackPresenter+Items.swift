public import Observation

extension StackPresenter {
  /// Pushes and pops controllers so that the stack follows an array of items of an observed model.
  ///
  /// An item that has changed but has kept its identity keeps its controller. Controllers that are
  /// already in the stack stay below the controllers for the array's items.
  ///
  /// ```swift
  /// stack.push(path: \.drafts, of: model) { content, draft in
  ///   content.title = draft.text
  /// } content: {
  ///   ViewController("Draft \($0.id)")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The property that holds the items, from the lowest to the top-most. Their identities
  ///     should differ.
  ///   - model: The observed model, which the returned presenter keeps alive.
  ///   - name: The path's name in the trace of a test.
  ///   - animated: Whether to animate the changes of the stack.
  ///   - update: Updates the controller of an item that has changed but has kept its identity.
  ///   - content: Creates the controller of an item; not called again while an item with this
  ///     identity stays in the path.
  /// - Returns: The presenter, which the stack keeps alive.
  @discardableResult
  public func push<Model: AnyObject & Observable, Item: Identifiable & Hashable>(
    path: ReferenceWritableKeyPath<Model, [Item]>, of model: Model, named name: String = "path",
    animated: Bool = true, update: @escaping (PresenterContent, Item) -> Void,
    content: @escaping (Item) -> PresenterContent
  ) -> PathPresenter<Self, Item> {
    push(ValueAccess(path, of: model), named: name, animated, update, content)
  }

  /// Pushes and pops controllers so that the stack follows an array of items that a getter returns.
  ///
  /// An item that has changed but has kept its identity keeps its controller. For a model that is
  /// not observed, call ``PathPresenter/update()`` after each change.
  ///
  /// - Parameters:
  ///   - get: Returns the items; may be called at any time.
  ///   - set: Writes the items after a pop by the user or by other code. The argument contains the
  ///     remaining items. If the pop is canceled, the closure is called again with all items.
  ///   - name: The path's name in the trace of a test.
  ///   - animated: Whether to animate the changes of the stack.
  ///   - update: Updates the controller of an item that has changed but has kept its identity.
  ///   - content: Creates the controller of an item; not called again while an item with this
  ///     identity stays in the path.
  /// - Returns: The presenter, which the stack keeps alive.
  @discardableResult public func push<Item: Identifiable & Hashable>(
    path get: @escaping () -> [Item], set: @escaping ([Item]) -> Void,
    named name: String = "path", animated: Bool = true,
    update: @escaping (PresenterContent, Item) -> Void,
    content: @escaping (Item) -> PresenterContent
  ) -> PathPresenter<Self, Item> {
    push(ValueAccess(get: get, set: set), named: name, animated, update, content)
  }

  /// Pushes a controller while a property of an observed model is not nil.
  ///
  /// When the user or other code pops the controller, the presenter writes nil to the model. If the
  /// new item has another identity than the old one, another controller replaces the controller.
  ///
  /// ```swift
  /// stack.push(item: \.draft, of: model) { ViewController("Draft \($0.id)") }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The property that holds the item.
  ///   - model: The observed model, which the returned presenter keeps alive.
  ///   - name: The item's name in the trace of a test.
  ///   - animated: Whether to animate pushes and pops.
  ///   - update: Updates the controller for an item that has changed but has kept its identity.
  ///   - content: Creates the controller of an item.
  /// - Returns: The presenter, which the stack keeps alive.
  @discardableResult
  public func push<Model: AnyObject & Observable, Item: Identifiable & Hashable>(
    item: ReferenceWritableKeyPath<Model, Item?>, of model: Model, named name: String = "item",
    animated: Bool = true, update: ((PresenterContent, Item) -> Void)? = nil,
    content: @escaping (Item) -> PresenterContent
  ) -> PathPresenter<Self, Item> {
    push(ValueAccess(item, of: model).asPath(), named: name, animated, update, content)
  }

  /// Pushes a controller while the result of a getter is not nil.
  ///
  /// For a model that is not observed, call ``PathPresenter/update()`` after each change.
  ///
  /// - Parameters:
  ///   - get: Returns the item; may be called at any time.
  ///   - set: Writes the item. Called with nil after a pop by the user or by other code. Called
  ///     with the shown item if the pop was canceled.
  ///   - name: The item's name in the trace of a test.
  ///   - animated: Whether to animate pushes and pops.
  ///   - update: Updates the controller for an item that has changed but has kept its identity.
  ///   - content: Creates the controller of an item.
  /// - Returns: The presenter, which the stack keeps alive.
  @discardableResult public func push<Item: Identifiable & Hashable>(
    item get: @escaping () -> Item?, set: @escaping (Item?) -> Void,
    named name: String = "item", animated: Bool = true,
    update: ((PresenterContent, Item) -> Void)? = nil,
    content: @escaping (Item) -> PresenterContent
  ) -> PathPresenter<Self, Item> {
    push(ValueAccess(get: get, set: set).asPath(), named: name, animated, update, content)
  }

  private func push<Item: Identifiable & Hashable>(
    _ source: ValueAccess<[Item]>, named name: String, _ animated: Bool,
    _ update: ((PresenterContent, Item) -> Void)?, _ content: @escaping (Item) -> PresenterContent
  ) -> PathPresenter<Self, Item> {
    begin(
      PathPresenter(
        on: self, source, PathElements(update: update), name: name, animated: animated,
        make: content))
  }
}

extension ValueAccess {
  /// The optional value as a path with at most one element.
  fileprivate func asPath<Item>() -> ValueAccess<[Item]> where Value == Item? {
    mapped({ $0.map { [$0] } ?? [] }, { $0.last })
  }
}
