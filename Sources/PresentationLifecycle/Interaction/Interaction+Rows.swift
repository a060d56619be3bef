extension Interaction {
  /// The rows of the state table for interactions that drive a transition.
  ///
  /// A ``Row`` lists the effects that an event has in a state.
  enum Rows {
    static let begins = Row<Effect>("begins", "T-3 T-22", [.markInteractive])
    static let notInteractive = Row<Effect>("not interactive", "T-21")
    static let tracks = Row<Effect>("tracks", "P-79")
    static let updates = Row<Effect>("updates", "P-79 T-43", [.takePercent])
    static let updateIgnored = Row<Effect>("update ignored", "P-79")
    static let remembers = Row<Effect>("remembers its end", "P-79")
    static let finishes = Row<Effect>(
      "finishes", "P-36 P-78 T-21 T-31",
      [.unmarkCancelled, .unmarkInteractive, .runRest])
    static let cancels = Row<Effect>(
      "cancels", "P-36 P-78 T-12 T-21 T-31",
      [.markCancelled, .unmarkInteractive, .runRest])
    static let releaseReported = Row<Effect>("release reported", "T-21", [.tellInteractionChange])
    static let releaseNotReported = Row<Effect>("release not reported", "T-21 T-35")
    static let takesControl = Row<Effect>(
      "takes control", "T-35 T-45", [.markInteractive, .takeHold])
    static let pauseReported = Row<Effect>("pause reported", "T-21 T-35", [.tellInteractionChange])
    static let pauseNotReported = Row<Effect>("pause not reported", "T-21")
    static let pauseIgnored = Row<Effect>("pause ignored", "T-35")
    static let endIgnored = Row<Effect>("end ignored", "N-70")

    static let begunTwice = Row<Effect>.impossible("a transition asks for its interaction once")
    static let startedTwice = Row<Effect>.impossible("an animation starts once")
  }
}
