public import Observation

extension TabPresenter {
  /// Keeps the selected tab equal to a value of an observed model; the tabs that are there are the
  /// cases of its type, in their order.
  ///
  /// ```swift
  /// tabs.select(\.tab, of: model)
  /// ```
  ///
  /// - Parameters:
  ///   - tab: The selected tab.
  ///   - model: Kept alive by the presenter.
  ///   - name: The tab's name in traces.
  ///   - animated: Whether the delegate may animate what the model selects.
  ///   - shouldSelect: Whether a tap of the user may select a tab.
  ///   - onReselection: Called after a tap on the selected tab, whose stack has popped (N-104).
  /// - Returns: The presenter, which the screen keeps.
  @discardableResult
  public func select<Model: AnyObject & Observable, Tab: Hashable & CaseIterable>(
    _ tab: ReferenceWritableKeyPath<Model, Tab>, of model: Model, named name: String = "tab",
    animated: Bool = true, shouldSelect: ((Tab) -> Bool)? = nil,
    onReselection: ((Tab) -> Void)? = nil
  ) -> SelectionPresenter<Self, Tab> {
    let source = ValueAccess(tab, of: model).mapped({ TabState(tab: $0, tabs: nil) }, \.tab)
    return begin(
      SelectionPresenter(
        on: self, source, made: Array(zip(Tab.allCases, viewControllers ?? [])), name: name,
        animated: animated, shouldSelect: shouldSelect, onReselection: onReselection, make: nil))
  }

  /// Keeps the selected tab equal to a value of an observed model, and the tabs to a list of it.
  ///
  /// The tabs are made within this call, and from then on whenever the list has new ones.
  ///
  /// - Parameters:
  ///   - tab: The selected tab.
  ///   - model: Kept alive by the presenter.
  ///   - tabs: The tabs, from the first to the last; each value once.
  ///   - name: The tab's name in traces.
  ///   - animated: Whether the delegate may animate what the model selects.
  ///   - shouldSelect: Whether a tap of the user may select a tab.
  ///   - onReselection: Called after a tap on the selected tab, whose stack has popped (N-104).
  ///   - content: Makes the controller of a tab, once for as long as that stays in the list.
  /// - Returns: The presenter, which the screen keeps.
  @discardableResult public func select<Model: AnyObject & Observable, Tab: Hashable>(
    _ tab: ReferenceWritableKeyPath<Model, Tab>, of model: Model,
    among tabs: KeyPath<Model, [Tab]>, named name: String = "tab", animated: Bool = true,
    shouldSelect: ((Tab) -> Bool)? = nil, onReselection: ((Tab) -> Void)? = nil,
    content: @escaping (Tab) -> PresenterContent
  ) -> SelectionPresenter<Self, Tab> {
    func source(_ model: Model) -> ValueAccess<TabState<Tab>> {
      ValueAccess(
        get: { TabState(tab: model[keyPath: tab], tabs: model[keyPath: tabs]) },
        set: { model[keyPath: tab] = $0.tab }, model: model,
        onAnother: { ($0 as? Model).map(source) })
    }
    let presenter = begin(
      SelectionPresenter(
        on: self, source(model), made: [], name: name, animated: animated,
        shouldSelect: shouldSelect, onReselection: onReselection, make: content))
    presenter.update()
    return presenter
  }
}
