/// The decision whether a presenter animates its next presentations and dismissals.
struct AnimationChoice: Hashable {
  private let usual: Bool
  /// The choice that ``withNavigation(animated:_:)`` made for the change that the presenter now
  /// carries out; nil if there is none.
  private var chosen: Bool?

  init(usually usual: Bool) {
    self.usual = usual
  }

  var isAnimated: Bool { chosen ?? usual }

  /// Records that the model has changed.
  mutating func modelChanges() { chosen = NavigationScope.isAnimated }

  /// Records that an update is requested, by the client or while another presenter acts.
  mutating func updateIsAsked() { chosen = NavigationScope.isAnimated ?? chosen }

  /// Records that the screen now agrees with the model.
  mutating func isDone() { chosen = nil }

  /// Runs `body`, which makes and shows contents, with the current choice: presenters that are
  /// created in `body` use the same choice.
  func act<Result>(_ body: () -> Result) -> Result {
    guard let chosen else { return body() }
    return NavigationScope.$isAnimated.withValue(chosen, operation: body)
  }
}
