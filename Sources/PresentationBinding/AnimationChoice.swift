/// The decision whether a presenter animates its next presentation or dismissal.
struct AnimationChoice: Hashable {
  private let usual: Bool
  /// The choice from ``withNavigation(animated:_:)`` for the change that the presenter carries out.
  ///
  /// Nil if no choice was made.
  private var chosen: Bool?

  init(usually usual: Bool) {
    self.usual = usual
  }

  var isAnimated: Bool { chosen ?? usual }

  /// Records that the model has changed.
  mutating func modelChanges() { chosen = NavigationScope.isAnimated }

  /// Records that an update was requested, by the client or while another presenter acts.
  mutating func updateIsAsked() { chosen = NavigationScope.isAnimated ?? chosen }

  /// Records that the screen now agrees with the model.
  mutating func isDone() { chosen = nil }

  /// Runs `body`, which creates and shows contents, with the current choice.
  ///
  /// Presenters that are created in `body` use the same choice.
  func act<Result>(_ body: () -> Result) -> Result {
    guard let chosen else { return body() }
    return NavigationScope.$isAnimated.withValue(chosen, operation: body)
  }
}
