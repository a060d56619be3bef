public import Observation

extension StackPresenter {
  /// Pushes and pops controllers so that the stack follows an array of an observed model.
  ///
  /// Controllers that are already in the stack stay below the controllers for the array's values.
  ///
  /// ```swift
  /// stack.push(path: \.path, of: library) { ViewController($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The property that holds the values, from the lowest to the top-most. Equal values
  ///     may occur more than once.
  ///   - model: The observed model, which the returned presenter keeps alive.
  ///   - name: The path's name in the trace of a test.
  ///   - animated: Whether to animate the changes of the stack.
  ///   - content: Creates the controller of a value; not called again while the value stays in the
  ///     path.
  /// - Returns: The presenter, which the stack keeps alive.
  @discardableResult
  public func push<Model: AnyObject & Observable, Element: Hashable>(
    path: ReferenceWritableKeyPath<Model, [Element]>, of model: Model,
    named name: String = "path", animated: Bool = true,
    content: @escaping (Element) -> PresenterContent
  ) -> PathPresenter<Self, Element> {
    begin(
      PathPresenter(
        on: self, ValueAccess(path, of: model), PathElements(), name: name, animated: animated,
        make: content))
  }

  /// Pushes and pops controllers so that the stack follows an array that a getter returns.
  ///
  /// Controllers that are already in the stack stay below the controllers for the array's values.
  /// For a model that is not observed, call ``PathPresenter/update()`` after each change.
  ///
  /// - Parameters:
  ///   - get: Returns the path; may be called at any time.
  ///   - set: Writes the path after a pop by the user or by other code. The argument contains the
  ///     remaining values. If the pop is canceled, the closure is called again with the whole path.
  ///   - name: The path's name in the trace of a test.
  ///   - animated: Whether to animate the changes of the stack.
  ///   - content: Creates the controller of a value; not called again while the value stays in the
  ///     path.
  /// - Returns: The presenter, which the stack keeps alive.
  @discardableResult public func push<Element: Hashable>(
    path get: @escaping () -> [Element], set: @escaping ([Element]) -> Void,
    named name: String = "path", animated: Bool = true,
    content: @escaping (Element) -> PresenterContent
  ) -> PathPresenter<Self, Element> {
    begin(
      PathPresenter(
        on: self, ValueAccess(get: get, set: set), PathElements(), name: name, animated: animated,
        make: content))
  }
}
