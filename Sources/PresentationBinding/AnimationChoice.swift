/// The decision whether a presenter animates its next presentation or dismissal.
struct AnimationChoice: Hashable {
  private let usual: Bool
  /// The `animated` argument of ``withNavigation(animated:_:)`` for the change that the presenter
  /// carries out.
  ///
  /// Nil if the change was made outside `withNavigation`.
  private var chosen: Bool?

  init(usually usual: Bool) {
    self.usual = usual
  }

  var isAnimated: Bool { chosen ?? usual }

  /// Records a change of the model.
  ///
  /// If the change is made inside ``withNavigation(animated:_:)``, the presenter uses the
  /// `animated` argument of that call. Otherwise the presenter uses its own default.
  mutating func modelChanges() { chosen = NavigationScope.isAnimated }

  /// Records that an update was requested.
  ///
  /// Inside ``withNavigation(animated:_:)``, the update uses the `animated` argument of that call.
  mutating func updateIsAsked() { chosen = NavigationScope.isAnimated ?? chosen }

  /// Forgets the recorded `animated` argument, because the change has been carried out.
  mutating func isDone() { chosen = nil }

  /// Runs `body`, which creates and presents controllers.
  ///
  /// Presenters that `body` creates use the `animated` argument that is recorded for the current
  /// change.
  func act<Result>(_ body: () -> Result) -> Result {
    guard let chosen else { return body() }
    return NavigationScope.$isAnimated.withValue(chosen, operation: body)
  }
}
