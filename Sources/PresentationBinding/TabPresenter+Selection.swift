public import Observation

extension TabPresenter {
  /// Keeps the selected tab equal to a value of an observed model.
  ///
  /// Each existing tab belongs to the case of the type `Tab` at the same position: the first tab
  /// belongs to the first case.
  ///
  /// ```swift
  /// tabs.select(\.tab, of: model)
  /// ```
  ///
  /// - Parameters:
  ///   - tab: The property that holds the selected tab.
  ///   - model: The observed model, which the returned presenter keeps alive.
  ///   - name: The name of the selection in the trace of a test.
  ///   - animated: Whether a selection by the model is animated, if the tab bar controller's
  ///     delegate supplies an animation.
  ///   - shouldSelect: Returns whether the user may select the given tab with a tap.
  ///   - onReselection: Called after a tap on the tab that is already selected. Such a tap also
  ///     pops the tab's navigation stack to its root (N-104).
  /// - Returns: The presenter, which the tab bar controller keeps alive.
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
  ///   - model: The observed model, which the returned presenter keeps alive.
  ///   - tabs: The property that holds the list of tabs, from the first to the last, without
  ///     duplicates.
  ///   - name: The name of the selection in the trace of a test.
  ///   - animated: Whether a selection by the model is animated, if the tab bar controller's
  ///     delegate supplies an animation.
  ///   - shouldSelect: Returns whether the user may select the given tab with a tap.
  ///   - onReselection: Called after a tap on the tab that is already selected. Such a tap also
  ///     pops the tab's navigation stack to its root (N-104).
  ///   - content: Creates the controller of a tab; not called again while the tab stays in the
  ///     list.
  /// - Returns: The presenter, which the tab bar controller keeps alive.
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
