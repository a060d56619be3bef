/// The choice of ``withNavigation(animated:_:)`` for changes that are made now.
enum NavigationScope {
  /// Whether to animate what follows; nil if each presenter decides.
  @TaskLocal static var isAnimated: Bool?
}

/// Makes a change of the model, and decides whether what follows from it is animated.
///
/// It holds for every presenter that follows what was changed, whenever it can show it: also after
/// a transition that runs now, and for presenters that are made while the first ones make and load
/// their contents. Restoring an app's state takes nothing else:
///
/// ```swift
/// withNavigation(animated: false) {
///   model.tab = .library
///   model.path = ["Rome", "Forum"]
/// }
/// ```
///
/// When a value is changed several times before its presenter has looked, the first change decides.
///
/// - Parameters:
///   - animated: Whether to animate.
///   - change: Changes the model.
/// - Returns: What `change` returns.
@MainActor public func withNavigation<Result>(
  animated: Bool, _ change: () throws -> Result
) rethrows -> Result {
  try NavigationScope.$isAnimated.withValue(animated, operation: change)
}
