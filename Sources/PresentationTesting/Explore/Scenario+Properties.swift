extension Scenario {
  struct Property {
    let name: String
    let verdict: () -> Verdict
  }

  /// A property that must hold at rest if a condition held before.
  ///
  /// If the condition holds in a state, the run loop continues from this state, without further
  /// moves, until the app is at rest. Then the property must hold.
  struct Consequence {
    let property: Property
    let condition: () -> Bool
  }

  /// Declares a property that must hold after every move and after every turn of the run loop.
  ///
  /// A move is an action that the scenario declares, for example with `may`.
  public func always(_ name: String, _ holds: @escaping () -> Bool) {
    always(name) { Verdict(holds()) }
  }

  /// Declares a property that must hold after every move and after every turn of the run loop.
  ///
  /// A move is an action that the scenario declares, for example with `may`. The verdict of a
  /// failing check can state the reason.
  public func always(_ name: String, _ verdict: @escaping () -> Verdict) {
    add(Property(name: name, verdict: verdict), to: .always)
  }

  /// Declares a property that must hold at rest.
  ///
  /// At rest, no transition runs and only repeating timers are scheduled.
  public func atRest(_ name: String, _ holds: @escaping () -> Bool) {
    atRest(name) { Verdict(holds()) }
  }

  /// Declares a property that must hold at rest; a failure can state a reason.
  ///
  /// At rest, no transition runs and only repeating timers are scheduled.
  public func atRest(_ name: String, _ verdict: @escaping () -> Verdict) {
    add(Property(name: name, verdict: verdict), to: .atRest)
  }

  /// Declares a property that must hold in at least one state.
  ///
  /// The result of an exploration names a shortest schedule to a state in which the property holds.
  /// An exploration of all states throws ``NeverReached`` if the property holds in no state.
  public func sometimes(_ name: String, _ holds: @escaping () -> Bool) {
    add(Property(name: name) { Verdict(holds()) }, to: .sometimes)
  }

  /// Declares a property that the app must reach after a condition has held.
  ///
  /// From each state in which the condition holds, the exploration lets the run loop continue,
  /// without further moves, until the app is at rest. Then the property must hold.
  ///
  /// ```swift
  /// scenario.leads(to: "the photo is shown", when: { app.link == .photo }) {
  ///   stage.visible.contains("Photo")
  /// }
  /// ```
  ///
  /// A drag or swipe that is in progress when the condition holds is canceled first.
  public func leads(
    to name: String, when condition: @escaping () -> Bool, _ holds: @escaping () -> Bool
  ) {
    leads(to: name, when: condition) { Verdict(holds()) }
  }

  /// Declares a property that the app must reach after a condition has held; a failure can state a
  /// reason.
  ///
  /// From each state in which the condition holds, the exploration lets the run loop continue,
  /// without further moves, until the app is at rest. Then the property must hold.
  public func leads(
    to name: String, when condition: @escaping () -> Bool, _ verdict: @escaping () -> Verdict
  ) {
    add(Consequence(property: Property(name: name, verdict: verdict), condition: condition))
  }

  /// The names of the properties that can be undecided.
  ///
  /// These properties are declared with `always`, `atRest` or `leads(to:when:_:)`.
  var decidable: [String] {
    ((properties[.always] ?? []) + (properties[.atRest] ?? [])).map(\.name)
      + consequences.map(\.property.name)
  }
}
