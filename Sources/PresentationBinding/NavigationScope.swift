/// The choice of ``withNavigation(animated:_:)`` while its argument `change` runs.
enum NavigationScope {
  /// Whether presenters animate the change; nil if each presenter decides for itself.
  @TaskLocal static var isAnimated: Bool?
}

/// Changes the model, and determines whether presenters animate the resulting changes on screen.
///
/// The choice applies to every presenter that follows a changed value, even if the presenter has to
/// wait for a running transition. The choice applies as well to presenters that are created while
/// the resulting contents are created and loaded. For example, restore the state of an app without
/// animation:
///
/// ```swift
/// withNavigation(animated: false) {
///   model.tab = .library
///   model.path = ["Rome", "Forum"]
/// }
/// ```
///
/// If a value is changed several times before its presenter reads it, the first change decides.
///
/// - Parameters:
///   - animated: Whether presenters animate the resulting changes on screen.
///   - change: A function that changes the model.
/// - Returns: The result of `change`.
@MainActor public func withNavigation<Result>(
  animated: Bool, _ change: () throws -> Result
) rethrows -> Result {
  try NavigationScope.$isAnimated.withValue(animated, operation: change)
}
