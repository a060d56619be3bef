extension Scenario {
  struct Property {
    let name: String
    let verdict: () -> Verdict
  }

  /// A property that must hold at rest after each state in which a condition holds.
  struct Consequence {
    let property: Property
    let condition: () -> Bool
  }

  /// Declares a property that must hold after every move and after every turn.
  public func always(_ name: String, _ holds: @escaping () -> Bool) {
    always(name) { Verdict(holds()) }
  }

  /// Declares a property that must hold after every move and turn; a failure gives the reason.
  public func always(_ name: String, _ verdict: @escaping () -> Verdict) {
    add(Property(name: name, verdict: verdict), to: .always)
  }

  /// Declares a property that must hold at rest.
  ///
  /// At rest, no transition runs and only repeating timers are scheduled.
  public func atRest(_ name: String, _ holds: @escaping () -> Bool) {
    atRest(name) { Verdict(holds()) }
  }

  /// Declares a property that must hold at rest; a failure gives the reason.
  public func atRest(_ name: String, _ verdict: @escaping () -> Verdict) {
    add(Property(name: name, verdict: verdict), to: .atRest)
  }

  /// Declares a property that must hold in at least one state.
  ///
  /// The result of an exploration names a shortest schedule to such a state. An exploration of all
  /// states throws ``NeverReached`` if no state has the property.
  public func sometimes(_ name: String, _ holds: @escaping () -> Bool) {
    add(Property(name: name) { Verdict(holds()) }, to: .sometimes)
  }

  /// Declares a property that must hold at rest after each state in which a condition holds.
  ///
  /// Only turns run between that state and rest; no further move is made.
  ///
  /// ```swift
  /// scenario.leads(to: "the photo is shown", when: { app.link == .photo }) {
  ///   stage.visible.contains("Photo")
  /// }
  /// ```
  ///
  /// A drag or swipe that has not ended is canceled first.
  public func leads(
    to name: String, when condition: @escaping () -> Bool, _ holds: @escaping () -> Bool
  ) {
    leads(to: name, when: condition) { Verdict(holds()) }
  }

  /// Declares a property that must hold at rest after each state in which a condition holds.
  ///
  /// A failure gives the reason.
  public func leads(
    to name: String, when condition: @escaping () -> Bool, _ verdict: @escaping () -> Verdict
  ) {
    add(Consequence(property: Property(name: name, verdict: verdict), condition: condition))
  }

  /// The names of the properties that are reported if they neither hold nor fail in any run.
  var decidable: [String] {
    ((properties[.always] ?? []) + (properties[.atRest] ?? [])).map(\.name)
      + consequences.map(\.property.name)
  }
}
