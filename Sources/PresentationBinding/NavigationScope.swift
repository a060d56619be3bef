/// The `animated` argument of ``withNavigation(animated:_:)``, while the closure of this call runs.
enum NavigationScope {
  /// Whether presenters animate the change; nil if each presenter decides for itself.
  @TaskLocal static var isAnimated: Bool?
}

/// Runs a closure that changes the model, and determines whether the resulting transitions are
/// animated.
///
/// `animated` applies to every presenter that follows a changed value. It applies even if the
/// presenter first has to wait for a running transition. `animated` also applies to presenters that
/// a newly presented controller creates, for example in its `viewDidLoad`. At the launch of an app,
/// the presenters may not exist yet: then create them inside the closure as well. This example
/// restores the state of an app without animation:
///
/// ```swift
/// withNavigation(animated: false) {
///   model.tab = .library
///   model.path = ["Rome", "Forum"]
/// }
/// ```
///
/// If a value changes several times before its presenter reads the value, the first change decides
/// whether the transition is animated.
///
/// - Parameters:
///   - animated: Whether presenters animate the resulting transitions.
///   - change: A closure that changes the model.
/// - Returns: The result of `change`.
@MainActor public func withNavigation<Result>(
  animated: Bool, _ change: () throws -> Result
) rethrows -> Result {
  try NavigationScope.$isAnimated.withValue(animated, operation: change)
}
