extension PropertyAnimation {
  /// The rows of the state table for property animators.
  ///
  /// A ``Row`` lists the effects that an event has in a state.
  enum Rows {
    static let runsBlocks = Row<Effect>("runs blocks", "A-2 A-14", [.runBlocks])
    static let runsAddedBlock = Row<Effect>(
      "runs an added block", "A-2 A-12 A-16", [.storeBlock, .runBlocks])
    static let storesBlock = Row<Effect>("stores a block", "A-2 A-12 A-14", [.storeBlock])
    static let storesCompletion = Row<Effect>("stores a completion", "A-2", [.storeCompletion])
    static let waitsForBlock = Row<Effect>("waits for a block", "A-16")
    static let changesGoal = Row<Effect>("changes its goal", "A-2")

    static let runs = Row<Effect>("runs", "A-2 A-15", [.play])
    static let waits = Row<Effect>("waits", "A-22", [.playLater])
    static let holds = Row<Effect>("holds", "A-2 A-15", [.hold])
    static let vanishes = Row<Effect>("vanishes", "A-17", [.endNextTurn])
    static let stoppedMeanwhile = Row<Effect>("stopped by a block", "A-2")
    static let resumes = Row<Effect>("resumes", "A-2 A-22 A-23", [.play])
    static let pauses = Row<Effect>("pauses", "A-2 A-23", [.hold])
    static let pausesWithoutBlock = Row<Effect>("pauses without a block", "A-2")
    static let scrubs = Row<Effect>("scrubs", "A-2 A-11 A-23", [.hold])
    static let jumps = Row<Effect>("jumps", "A-9", [.jump])
    static let storesDirection = Row<Effect>("stores its direction", "A-2 A-25", [.storeDirection])
    static let reverses = Row<Effect>("reverses", "A-2 A-25 A-26", [.turnBack])
    static let continues = Row<Effect>("continues", "A-24", [.retime])

    static let stopsWithoutCompletions = Row<Effect>(
      "stops without completions", "A-4 A-6", [.freeze, .dropCompletions, .retire])
    static let stops = Row<Effect>("stops", "A-5 A-6", [.freeze])
    static let finishes = Row<Effect>(
      "finishes", "A-5 A-18", [.settleAtPosition, .retire, .deliverCompletions])
    static let ends = Row<Effect>(
      "ends", "A-3 A-17 A-18", [.settleAtEnd, .retire, .deliverCompletions])
    static let pausesAtEnd = Row<Effect>("pauses at its end", "A-7", [.holdAtEnd])

    static let startIgnored = Row<Effect>("start ignored", "A-2")
    static let pauseIgnored = Row<Effect>("pause ignored", "A-2 A-17")
    static let scrubIgnored = Row<Effect>("scrub ignored", "A-2 A-10")
    static let reverseIgnored = Row<Effect>("reverse ignored", "A-2")
    static let continueIgnored = Row<Effect>("continue ignored", "A-2 A-24")
    static let stopIgnored = Row<Effect>("stop ignored", "A-2")
    static let forbidden = Row<Effect>("forbidden while active", "A-21", [.raiseActive])
    static let stoppedForbids = Row<Effect>("stopped forbids", "A-2 A-20", [.raiseStopped])
    static let finishForbidden = Row<Effect>("finish forbidden", "A-20", [.raiseNotStopped])
    static let pausedForbidsDelay = Row<Effect>(
      "paused forbids a delay", "A-2 A-22", [.raiseDelayOfPaused])

    static let allowed = Row<Effect>.impossible("nothing is forbidden while inactive")
    static let notCapturing = Row<Effect>.impossible("blocks run only while capturing")
    static let notDelayed = Row<Effect>.impossible("a delay ends only while delayed")
    static let notMoving = Row<Effect>.impossible("an end needs a running or vanishing animation")
  }
}
