public import Observation

extension TabPresenter {
  /// Keeps the selected tab equal to a value of an observed model.
  ///
  /// The first existing tab stands for the first case of the value's type, and so on.
  ///
  /// ```swift
  /// tabs.select(\.tab, of: model)
  /// ```
  ///
  /// - Parameters:
  ///   - tab: The property that holds the selected tab.
  ///   - model: The observed model. The presenter keeps it alive.
  ///   - name: The tab's name in traces.
  ///   - animated: Whether the delegate may animate a selection that the model has requested.
  ///   - shouldSelect: Returns whether a tap by the user may select a tab.
  ///   - onReselection: Called after a tap on the selected tab, which pops the tab's stack (N-104).
  /// - Returns: The presenter, which the screen keeps alive.
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

  /// Keeps the selected tab and the list of tabs equal to values of an observed model.
  ///
  /// This call creates the controllers of the current tabs. Later, the presenter creates a
  /// controller for each tab that is added to the list.
  ///
  /// - Parameters:
  ///   - tab: The property that holds the selected tab.
  ///   - model: The observed model. The presenter keeps it alive.
  ///   - tabs: The property that holds the list of tabs, from the first to the last, without
  ///     duplicates.
  ///   - name: The tab's name in traces.
  ///   - animated: Whether the delegate may animate a selection that the model has requested.
  ///   - shouldSelect: Returns whether a tap by the user may select a tab.
  ///   - onReselection: Called after a tap on the selected tab, which pops the tab's stack (N-104).
  ///   - content: Creates the controller of a tab; called once for as long as the tab stays in the
  ///     list.
  /// - Returns: The presenter, which the screen keeps alive.
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
