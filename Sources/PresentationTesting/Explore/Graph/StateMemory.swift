import Presentation

/// The facts that a ``ScenarioSystem`` remembers about states and steps.
///
/// Runs may make steps before the search asks for them. The results of these steps are remembered,
/// too.
struct StateMemory: ~Copyable {
  /// A state that a run has reached, with the results of the step before it.
  struct Place {
    var key: StateKey
    let options: Int32
    let deed: UInt32
    let reached: Int32
    let scene: Int32
  }

  private struct Facts {
    let key: StateKey
    let options: Int32
    let scene: Int32
    /// The position of the first step's result in `results`.
    let firstResult: Int32
    /// Whether the search makes the steps from the state.
    let mayGoOn: Bool
    /// The number of steps on the shortest known way from the initial state to this state.
    ///
    /// The value is the maximum if only `beforeRest` functions have led to the state.
    var depth: Int32
    /// A bit for each of the first 32 steps; 1 if a run has made the step.
    var made: UInt32 = 0
    /// A bit for each of the first 32 steps; 1 if the search has not yet asked for the step's
    /// result.
    var waiting: UInt32 = 0
    /// The number of the last search for an open choice that has visited the state.
    var search: Int32 = 0
  }

  /// The known facts about a step.
  private struct Result {
    /// The number of the state after the step; -1 if it is not yet known.
    var target: Int32 = -1
    var deed: UInt32 = 0
    var reached: Int32 = 0
  }

  /// The largest number of steps between the state that the search leaves and a state that runs
  /// leave ahead of it.
  private static let depthAhead: Int32 = 3

  /// The depth of the state that the search leaves.
  private var depth: Int32 = 0
  /// The number of each remembered state.
  private var numbers: [StateKey: Int32] = [:]
  private var facts: [Facts] = []
  /// For each remembered state, the results of its steps.
  private var results: [Result] = []
  /// The number of results that the search has not asked for.
  private var waiting = 0
  /// The number of results that the search has used.
  ///
  /// Runs may store more results after the search has used more of them. Therefore, only few steps
  /// are made in vain if the search ends early.
  private var used = 0
  /// The number of searches for an open choice so far.
  private var searches: Int32 = 0
  private var optionLists = Numbered<[Schedule.Step]>()
  private var reachedLists = Numbered<[String]>()
  private var scenes = Numbered<String>()

  private func facts(of key: StateKey) -> Facts? { numbers[key].map { facts[Int($0)] } }

  /// Returns whether the search makes the steps from a state; nil for a new state.
  ///
  /// A run has come to rest from each known state. If a property failed, the result is false,
  /// except if the search continues after failures.
  func mayGoOn(_ key: StateKey) -> Bool? { facts(of: key)?.mayGoOn }

  /// Remembers a state that is not known yet.
  mutating func remember(_ place: Place, mayGoOn: Bool) {
    guard numbers[place.key] == nil else { return }
    numbers[place.key] = Int32(facts.count)
    facts.append(
      Facts(
        key: place.key, options: place.options, scene: place.scene,
        firstResult: Int32(results.count),
        mayGoOn: mayGoOn, depth: facts.isEmpty ? 0 : .max))
    results.append(contentsOf: repeatElement(Result(), count: options(of: place).count))
  }

  /// Remembers a state that another process has reached.
  mutating func remember(_ arrival: Arrival<StateKey, Schedule.Step>) {
    let options = arrival.steps()
    guard mayGoOn(arrival.key) == nil, !options.isEmpty else { return }
    let place = place(
      arrival.key, options: options, deed: StateKey(), reached: [], scene: { arrival.scene })
    remember(place, mayGoOn: true)
  }

  // MARK: Places

  /// Returns the ``Place`` of the state with a key; `scene` is called only if the state is new.
  mutating func place(
    _ key: StateKey, options: [Schedule.Step], deed: StateKey, reached: [String],
    scene: () -> String
  ) -> Place {
    let facts = facts(of: key)
    // To compare the known steps takes less time than to hash the steps.
    let known = facts.flatMap { optionLists[$0.options] == options ? $0.options : nil }
    return Place(
      key: key, options: known ?? optionLists.number(of: options),
      deed: UInt32(truncatingIfNeeded: deed.word), reached: reachedLists.number(of: reached),
      scene: facts?.scene ?? scenes.number(of: scene()))
  }

  func arrival(at place: Place) -> Arrival<StateKey, Schedule.Step> {
    let steps = mayGoOn(place.key) == true ? optionLists[place.options] : []
    return Arrival(
      key: place.key, steps: { steps }, deed: place.deed,
      reached: reachedLists[place.reached], scene: scenes[place.scene])
  }

  func options(of place: Place) -> [Schedule.Step] { optionLists[place.options] }

  /// Returns the steps that are possible in a remembered state.
  func options(of state: Int) -> [Schedule.Step] { optionLists[facts[state].options] }

  // MARK: Steps ahead of the search

  /// Whether the search must take results before runs make more steps ahead of it.
  var isFull: Bool { waiting >= 50 + used }

  /// Returns the number of a remembered state.
  ///
  /// The result is nil for a new state, and if other steps were possible in the state before.
  func state(of place: Place) -> Int? {
    guard let number = numbers[place.key], facts[Int(number)].options == place.options else {
      return nil
    }
    return Int(number)
  }

  /// Returns the index of the first step that no run has made from a state.
  ///
  /// The result is nil if there is no such step, or if the search will not make it soon.
  func openChoice(of state: Int) -> Int? {
    let facts = facts[state]
    guard facts.mayGoOn, facts.depth - depth <= Self.depthAhead else { return nil }
    let choice = (~facts.made).trailingZeroBitCount
    return choice < optionLists[facts.options].count ? choice : nil
  }

  /// Notes that the search makes the steps of a state.
  mutating func leave(_ key: StateKey) {
    if let number = numbers[key] { depth = facts[Int(number)].depth }
  }

  /// Marks a step as made.
  mutating func note(_ choice: Int, of key: StateKey) {
    used += 1
    guard choice < UInt32.bitWidth, let number = numbers[key] else { return }
    facts[Int(number)].made |= 1 << choice
  }

  /// Marks all steps of a state as made, because another process makes them.
  mutating func omitSteps(from key: StateKey) {
    if let number = numbers[key] { facts[Int(number)].made = .max }
  }

  /// Notes the state to which a step leads.
  mutating func connect(_ choice: Int, of key: StateKey, to target: StateKey) {
    guard let source = numbers[key], let target = numbers[target] else { return }
    connect(choice, of: Int(source), to: target)
  }

  private mutating func connect(_ choice: Int, of source: Int, to target: Int32) {
    let from = facts[source]
    results[Int(from.firstResult) + choice].target = target
    if from.depth < facts[Int(target)].depth - 1 { facts[Int(target)].depth = from.depth + 1 }
  }

  /// Stores the result of a step that the search has not asked for.
  mutating func store(_ place: Place, after choice: Int, of state: Int) {
    guard choice < UInt32.bitWidth, facts[state].made & 1 << choice == 0,
      let target = self.state(of: place)
    else { return }
    facts[state].made |= 1 << choice
    facts[state].waiting |= 1 << choice
    waiting += 1
    results[Int(facts[state].firstResult) + choice] = Result(
      deed: place.deed, reached: place.reached)
    connect(choice, of: state, to: Int32(target))
  }

  /// Returns the result of a step, which then no longer waits; nil if no result waits.
  mutating func take(_ choice: Int, of key: StateKey) -> Place? {
    guard choice < UInt32.bitWidth, let state = numbers[key].map({ Int($0) }),
      facts[state].waiting & 1 << choice != 0
    else { return nil }
    facts[state].waiting &= ~(1 << choice)
    waiting -= 1
    used += 1
    let result = results[Int(facts[state].firstResult) + choice]
    connect(choice, of: state, to: result.target)
    let target = facts[Int(result.target)]
    return Place(
      key: target.key, options: target.options, deed: result.deed,
      reached: result.reached, scene: target.scene)
  }

  // MARK: Ways between states

  /// Returns the steps from a state to the nearest state with a step that no run has made, and the
  /// number of that state.
  ///
  /// The method visits at most 60 states. The result is nil if it finds no such state among them.
  mutating func wayToOpenChoice(from state: Int) -> (steps: [Schedule.Step], state: Int)? {
    var visits = [(state: state, parent: 0, choice: 0)]
    var next = 0
    searches += 1
    facts[state].search = searches
    while next < visits.count {
      let here = visits[next].state
      if openChoice(of: here) != nil { return (way(to: next, among: visits), here) }
      let first = Int(facts[here].firstResult)
      for choice in options(of: here).indices where visits.count < 60 {
        let target = Int(results[first + choice].target)
        guard target >= 0, facts[target].search < searches else { continue }
        facts[target].search = searches
        visits.append((target, next, choice))
      }
      next += 1
    }
    return nil
  }

  private func way(
    to visit: Int, among visits: [(state: Int, parent: Int, choice: Int)]
  ) -> [Schedule.Step] {
    var (visit, steps) = (visit, [Schedule.Step]())
    while visit > 0 {
      let (_, parent, choice) = visits[visit]
      steps.append(options(of: visits[parent].state)[choice])
      visit = parent
    }
    return steps.reversed()
  }
}
