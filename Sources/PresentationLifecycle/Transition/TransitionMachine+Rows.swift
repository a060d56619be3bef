extension TransitionMachine {
  /// The rows of the state table for transitions.
  ///
  /// A ``Row`` lists the effects that an event has in a state.
  enum Rows {
    static let starts = Row<Effect>("starts", "P-26 P-29 T-3", [.startRunner])
    static let runsAlongside = Row<Effect>("runs alongside", "P-35 T-18", [.runAlongside])
    static let laysOut = Row<Effect>("lays out", "P-26 P-97", [.layOut])
    static let runs = Row<Effect>("runs", "P-79 P-80 T-10", [.takeOff])
    static let remembers = Row<Effect>("remembers its end", "P-118")
    static let ends = Row<Effect>("ends", "P-27 P-30 P-66", [.enableInteraction, .endOwner])
    static let endsAsRemembered = Row<Effect>(
      "ends as remembered", "P-118 P-21", [.enableInteraction, .endOwner])
    static let concludes = Row<Effect>(
      "concludes", "P-27 P-30 T-14 T-19 T-46",
      [.animationEnded, .closeCoordinator, .settleOwner, .deliverCompletions])
    static let closes = Row<Effect>("closes", "P-27 P-57a", [.drain])
    static let abandoned = Row<Effect>(
      "abandoned", "P-46 P-119 T-19 T-46", [.closeCoordinator, .settleOwner, .deliverUnseen])
    static let completedTwice = Row<Effect>(
      "completed twice", "P-81 T-15", [.reportDoubleCompletion])

    static let startedTwice = Row<Effect>.impossible("an owner starts its transition once")
    static let notBeginning = Row<Effect>.impossible("a beginning is delivered once")
    static let notEnding = Row<Effect>.impossible("an ending is delivered once")
    static let completedBeforeStart = Row<Effect>.impossible("no context before the start")
    static let abandonedLate = Row<Effect>.impossible("a started transition is not refused")
  }
}
