extension Scenario {
  struct Property {
    let name: String
    let verdict: () -> Verdict
  }

  /// A property that the app must reach after a condition has held.
  ///
  /// From each state in which the condition holds, the run loop continues without further moves
  /// (actions of the scenario) until the app is at rest. Then the property must hold. At rest, no
  /// transition runs and only repeating timers are scheduled.
  struct Consequence {
    let property: Property
    let condition: () -> Bool
  }

  /// Declares a property that must hold after every move and after every turn of the run loop.
  ///
  /// A move is an action that the scenario declares, for example with `may`. Return the result of
  /// a comparison, instead of calling `#expect`: an exploration calls the closure in every state,
  /// and a failed `#expect` does not name the schedule that leads to it.
  public func always(_ name: String, _ holds: @escaping () -> Bool) {
    always(name) { Verdict(holds()) }
  }

  /// Declares a property that must hold after every move and after every turn of the run loop.
  ///
  /// A move is an action that the scenario declares, for example with `may`. If the property does
  /// not hold, the closure can return the reason as ``Verdict/fails(_:)``.
  public func always(_ name: String, _ verdict: @escaping () -> Verdict) {
    add(Property(name: name, verdict: verdict), to: .always)
  }

  /// Declares a property that must hold at rest.
  ///
  /// At rest, no transition runs and only repeating timers are scheduled.
  public func atRest(_ name: String, _ holds: @escaping () -> Bool) {
    atRest(name) { Verdict(holds()) }
  }

  /// Declares a property that must hold at rest.
  ///
  /// At rest, no transition runs and only repeating timers are scheduled. If the property does not
  /// hold, the closure can return the reason as ``Verdict/fails(_:)``.
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
  /// From each state in which the condition holds, the run loop continues without further moves
  /// (actions of the scenario) until the app is at rest. Then the property must hold. At rest, no
  /// transition runs and only repeating timers are scheduled.
  ///
  /// ```swift
  /// scenario.leads(to: "the photo is shown", when: { app.link == .photo }) {
  ///   stage.visible.contains("Photo")
  /// }
  /// ```
  ///
  /// If a drag or swipe is in progress when the condition holds, the drag or swipe is canceled
  /// first.
  public func leads(
    to name: String, when condition: @escaping () -> Bool, _ holds: @escaping () -> Bool
  ) {
    leads(to: name, when: condition) { Verdict(holds()) }
  }

  /// Declares a property that the app must reach after a condition has held.
  ///
  /// From each state in which the condition holds, the run loop continues without further moves
  /// (actions of the scenario) until the app is at rest. Then the property must hold. At rest, no
  /// transition runs and only repeating timers are scheduled.
  ///
  /// If the property does not hold, `verdict` can return the reason as ``Verdict/fails(_:)``.
  public func leads(
    to name: String, when condition: @escaping () -> Bool, _ verdict: @escaping () -> Verdict
  ) {
    add(Consequence(property: Property(name: name, verdict: verdict), condition: condition))
  }

  /// The name of a property that was declared twice; nil if there is none.
  var repeatedName: String? {
    let names = decidable + (properties[.sometimes] ?? []).map(\.name)
    return names.indices.first { names[..<$0].contains(names[$0]) }.map { names[$0] }
  }

  /// The names of the properties whose checks may give `Verdict.undecided`.
  ///
  /// These properties are declared with `always`, `atRest` or `leads(to:when:_:)`.
  var decidable: [String] {
    ((properties[.always] ?? []) + (properties[.atRest] ?? [])).map(\.name)
      + consequences.map(\.property.name)
  }
}
