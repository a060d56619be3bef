/// The decision whether a presenter animates its next presentation or dismissal.
struct AnimationChoice: Hashable {
  private let usual: Bool
  /// The `animated` argument of ``withNavigation(animated:_:)`` for the change that the presenter
  /// carries out.
  ///
  /// Nil if the change was made outside `withNavigation`.
  private var chosen: Bool?

  /// The `animated` argument for the last announced change, while it is unknown whether that change
  /// has changed the presenter's value.
  private var announced: Bool??
  /// Whether a change was recorded since the presenter last read the value.
  private var isRecorded = false

  init(usually usual: Bool) {
    self.usual = usual
  }

  var isAnimated: Bool { chosen ?? usual }

  /// Remembers the `animated` argument for a change that may be about to change the value.
  mutating func changeIsAnnounced() { announced = .some(NavigationScope.isAnimated) }

  /// Records a change of the value.
  ///
  /// If the change was announced inside ``withNavigation(animated:_:)``, the presenter uses the
  /// `animated` argument of that call. Otherwise the presenter uses its own default. The first
  /// change after the presenter has read the value decides.
  mutating func valueChanges() {
    guard !isRecorded, let announced else { return }
    (chosen, isRecorded) = (announced, true)
  }

  /// Records that the presenter has read the value.
  mutating func valueIsRead() { (announced, isRecorded) = (nil, false) }

  /// Returns the choice as the next read of the value leaves it, for the state of an exploration.
  func afterRead(isChanged: Bool) -> AnimationChoice {
    var choice = self
    if isChanged { choice.valueChanges() }
    choice.announced = nil
    return choice
  }

  /// Records that an update was requested.
  ///
  /// Inside ``withNavigation(animated:_:)``, the update uses the `animated` argument of that call,
  /// also for a change of the value that was announced before.
  mutating func updateIsAsked() {
    guard let asked = NavigationScope.isAnimated else { return }
    chosen = asked
    if announced != nil { announced = .some(asked) }
  }

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
