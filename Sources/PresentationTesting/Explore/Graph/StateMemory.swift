/// The facts that a ``ScenarioSystem`` remembers about states, and the results of steps that runs
/// have made before the search asked for them.
struct StateMemory {
  /// A state that a run has reached, with the results of the step before it.
  struct Place {
    var key: StateKey
    let options: Int32
    let deed: UInt32
    let reached: Int32
    let scene: Int32
  }

  private struct Facts {
    let options: Int32
    let scene: Int32
    let restHolds: Bool
    /// A bit for each of the first 32 steps; 1 if a run has made the step.
    var made: UInt32 = 0
  }

  private struct Origin: Hashable {
    let key: StateKey
    let choice: Int
  }

  /// The largest number of results that wait for the search, so that they need at most 3 MB.
  private static let limit = 20_000

  private var facts: [StateKey: Facts] = [:]
  private var ahead: [Origin: Place] = [:]
  /// The number of results that the search has taken.
  ///
  /// The number of results that wait grows with it. So a search that ends early, with a failure or
  /// by its budget, has made few steps in vain.
  private var taken = 0
  private var optionLists = Numbered<[Schedule.Step]>()
  private var reachedLists = Numbered<[String]>()
  private var scenes = Numbered<String>()

  /// Returns whether every property held when a run came to rest from a state, without further
  /// moves; nil for a new state.
  func restHolds(_ key: StateKey) -> Bool? { facts[key]?.restHolds }

  /// Remembers a state, if it is new.
  mutating func remember(_ place: Place, restHolds: Bool) {
    guard facts[place.key] == nil else { return }
    facts[place.key] = Facts(options: place.options, scene: place.scene, restHolds: restHolds)
  }

  // MARK: Places

  /// Returns the ``Place`` of the state with a key; `scene` is called only if the state is new.
  mutating func place(
    _ key: StateKey, options: [Schedule.Step], deed: StateKey, reached: [String],
    scene: () -> String
  ) -> Place {
    Place(
      key: key, options: optionLists.number(of: options),
      deed: UInt32(truncatingIfNeeded: deed.word), reached: reachedLists.number(of: reached),
      scene: facts[key]?.scene ?? scenes.number(of: scene()))
  }

  func arrival(at place: Place) -> Arrival<StateKey, Schedule.Step> {
    let steps = facts[place.key]?.restHolds == true ? optionLists[place.options] : []
    return Arrival(
      key: place.key, steps: { steps }, deed: place.deed,
      reached: reachedLists[place.reached], scene: scenes[place.scene])
  }

  func options(of place: Place) -> [Schedule.Step] { optionLists[place.options] }

  // MARK: Steps ahead of the search

  /// Returns the index of the first step that no run has made from a place.
  ///
  /// The result is nil if all steps were made, or if too many results wait for the search.
  func nextChoice(from place: Place) -> Int? {
    guard ahead.count < min(Self.limit, 50 + taken), let facts = facts[place.key], facts.restHolds,
      facts.options == place.options
    else { return nil }
    let choice = (~facts.made).trailingZeroBitCount
    return choice < options(of: place).count ? choice : nil
  }

  /// Notes that the search itself makes a step.
  mutating func note(_ choice: Int, of key: StateKey) {
    if choice < UInt32.bitWidth { facts[key]?.made |= 1 << choice }
  }

  /// Stores the result of a step that the search has not asked for.
  mutating func store(_ place: Place, after choice: Int, of origin: Place) {
    guard let facts = facts[origin.key], facts.options == origin.options,
      choice < UInt32.bitWidth, facts.made & 1 << choice == 0
    else { return }
    note(choice, of: origin.key)
    ahead[Origin(key: origin.key, choice: choice)] = place
  }

  /// Removes and returns the result of a step; nil if no run has made the step.
  mutating func take(_ choice: Int, of key: StateKey) -> Place? {
    guard let place = ahead.removeValue(forKey: Origin(key: key, choice: choice)) else {
      return nil
    }
    taken += 1
    return place
  }
}
