public import Observation

extension StackPresenter {
  /// Keeps the controllers above the current stack equal to an array of an observed model.
  ///
  /// ```swift
  /// stack.push(path: \.path, of: library) { ViewController($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The property that holds the values, from the lowest to the top-most. Equal values
  ///     may occur more than once.
  ///   - model: The observed model. The presenter keeps it alive.
  ///   - name: The path's name in traces.
  ///   - animated: Whether to animate the changes of the stack.
  ///   - content: Creates the controller of a value; called once for as long as the value stays in
  ///     the path.
  /// - Returns: The presenter, which the stack keeps alive.
  @discardableResult
  public func push<Model: AnyObject & Observable, Element: Hashable>(
    path: ReferenceWritableKeyPath<Model, [Element]>, of model: Model,
    named name: String = "path", animated: Bool = true,
    content: @escaping (Element) -> PresenterContent
  ) -> PathPresenter<Self, Element> {
    begin(
      PathPresenter(
        on: self, ValueAccess(path, of: model), name: name, animated: animated, make: content))
  }

  /// Keeps the controllers above the current stack equal to an array that a getter returns.
  ///
  /// For a model that is not observed, call ``PathPresenter/update()`` after each change.
  ///
  /// - Parameters:
  ///   - get: Returns the path; may be called at any time.
  ///   - set: Writes the remaining values after a pop by the user or other code, and the whole path
  ///     if the pop was canceled.
  ///   - name: The path's name in traces.
  ///   - animated: Whether to animate the changes of the stack.
  ///   - content: Creates the controller of a value; called once for as long as the value stays in
  ///     the path.
  /// - Returns: The presenter, which the stack keeps alive.
  @discardableResult public func push<Element: Hashable>(
    path get: @escaping () -> [Element], set: @escaping ([Element]) -> Void,
    named name: String = "path", animated: Bool = true,
    content: @escaping (Element) -> PresenterContent
  ) -> PathPresenter<Self, Element> {
    begin(
      PathPresenter(
        on: self, ValueAccess(get: get, set: set), name: name, animated: animated, make: content))
  }
}
