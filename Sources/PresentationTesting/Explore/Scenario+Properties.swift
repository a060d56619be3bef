extension Scenario {
  struct Property {
    let name: String
    let verdict: () -> Verdict
  }

  /// A property that is judged at the rest that follows a state in which a condition holds.
  struct Consequence {
    let property: Property
    let condition: () -> Bool
  }

  /// Declares what must hold after every move and after every turn.
  public func always(_ name: String, _ holds: @escaping () -> Bool) {
    always(name) { Verdict(holds()) }
  }

  /// Declares what must hold after every move and after every turn; a failure says what was found.
  public func always(_ name: String, _ verdict: @escaping () -> Verdict) {
    add(Property(name: name, verdict: verdict), to: .always)
  }

  /// Declares what must hold when nothing moves and nothing is scheduled any more.
  public func atRest(_ name: String, _ holds: @escaping () -> Bool) {
    atRest(name) { Verdict(holds()) }
  }

  /// Declares what must hold when nothing moves and nothing is scheduled any more; a failure says
  /// what was found.
  public func atRest(_ name: String, _ verdict: @escaping () -> Verdict) {
    add(Property(name: name, verdict: verdict), to: .atRest)
  }

  /// Declares what must hold in at least one state.
  ///
  /// The result of an exploration names a shortest schedule to such a state. An exploration of all
  /// states throws ``NeverReached`` if there is none.
  public func sometimes(_ name: String, _ holds: @escaping () -> Bool) {
    add(Property(name: name) { Verdict(holds()) }, to: .sometimes)
  }

  /// Declares what every state in which a condition holds must lead to: the rest that turns alone
  /// reach from there has the property.
  ///
  /// ```swift
  /// scenario.leads(to: "the photo is shown", when: { app.link == .photo }) {
  ///   stage.visible.contains("Photo")
  /// }
  /// ```
  ///
  /// A finger that is down is lifted first.
  public func leads(
    to name: String, when condition: @escaping () -> Bool, _ holds: @escaping () -> Bool
  ) {
    leads(to: name, when: condition) { Verdict(holds()) }
  }

  /// Declares what every state in which a condition holds must lead to; a failure says what was
  /// found.
  public func leads(
    to name: String, when condition: @escaping () -> Bool, _ verdict: @escaping () -> Verdict
  ) {
    add(Consequence(property: Property(name: name, verdict: verdict), condition: condition))
  }

  /// The names of the properties that can be undecided at the end of an exploration.
  var decidable: [String] {
    ((properties[.always] ?? []) + (properties[.atRest] ?? [])).map(\.name)
      + consequences.map(\.property.name)
  }
}
