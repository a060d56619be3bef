public import Observation

extension StackPresenter {
  /// Keeps the stack above what it holds now equal to an array of an observed model.
  ///
  /// ```swift
  /// stack.push(path: \.path, of: library) { ViewController($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The values, lowest first; equal ones may occur more than once.
  ///   - model: Kept alive by the presenter.
  ///   - name: The path's name in traces.
  ///   - animated: Whether to animate.
  ///   - content: Makes the controller of a value, once for as long as that stays in the path.
  /// - Returns: The presenter, which the stack keeps.
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

  /// Keeps the stack above its present controllers equal to an array that a getter returns; for a
  /// model that is not observed, call ``PathPresenter/update()`` after each change.
  ///
  /// - Parameters:
  ///   - get: Reads the path; may be called at any time.
  ///   - set: Writes the remaining values after a pop by the user or other code, and the path when
  ///     that was canceled.
  ///   - name: The path's name in traces.
  ///   - animated: Whether to animate.
  ///   - content: Makes the controller of a value, once for as long as that stays in the path.
  /// - Returns: The presenter, which the stack keeps.
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
