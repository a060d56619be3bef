extension Scenario {
  struct Property {
    let name: String
    let verdict: () -> Verdict
  }

  /// A property that must hold when a run comes to rest from a state in which a condition holds.
  struct Consequence {
    let property: Property
    let condition: () -> Bool
  }

  /// Declares a property that must hold after every move and after every turn.
  public func always(_ name: String, _ holds: @escaping () -> Bool) {
    always(name) { Verdict(holds()) }
  }

  /// Declares a property that must hold after every move and turn; a failure can state a reason.
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

  /// Declares a property that must hold when a run comes to rest after a condition has held.
  ///
  /// From each state in which the condition holds, the exploration runs turns without further moves
  /// until the run is at rest. Then the property must hold.
  ///
  /// ```swift
  /// scenario.leads(to: "the photo is shown", when: { app.link == .photo }) {
  ///   stage.visible.contains("Photo")
  /// }
  /// ```
  ///
  /// A drag or swipe that is still in progress is canceled before these turns.
  public func leads(
    to name: String, when condition: @escaping () -> Bool, _ holds: @escaping () -> Bool
  ) {
    leads(to: name, when: condition) { Verdict(holds()) }
  }

  /// Declares a property that must hold at rest after a condition has held; a failure can state a
  /// reason.
  ///
  /// From each state in which the condition holds, turns run until rest. Then the property must
  /// hold.
  public func leads(
    to name: String, when condition: @escaping () -> Bool, _ verdict: @escaping () -> Verdict
  ) {
    add(Consequence(property: Property(name: name, verdict: verdict), condition: condition))
  }

  /// The names of the properties that a result lists if each of their checks gave `undecided`.
  var decidable: [String] {
    ((properties[.always] ?? []) + (properties[.atRest] ?? [])).map(\.name)
      + consequences.map(\.property.name)
  }
}
