/// Whether a presenter animates what it does next.
struct AnimationChoice: Hashable {
  private let usual: Bool
  /// The choice of ``withNavigation(animated:_:)`` for the change that is followed now.
  private var chosen: Bool?

  init(usually usual: Bool) {
    self.usual = usual
  }

  var isAnimated: Bool { chosen ?? usual }

  /// The model changes.
  mutating func modelChanges() { chosen = NavigationScope.isAnimated }

  /// An update is asked for, by the client or while another presenter acts.
  mutating func updateIsAsked() { chosen = NavigationScope.isAnimated ?? chosen }

  /// The screen shows what the model asks for.
  mutating func isDone() { chosen = nil }

  /// Runs `body`, which makes contents and shows them: what is bound there does the same.
  func act<Result>(_ body: () -> Result) -> Result {
    guard let chosen else { return body() }
    return NavigationScope.$isAnimated.withValue(chosen, operation: body)
  }
}
