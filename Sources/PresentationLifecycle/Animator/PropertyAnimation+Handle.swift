extension PropertyAnimation {
  package mutating func handle(_ event: Event) -> Row<Effect> {
    switch event {
    case .start(let blocks): start(blocks)
    case .startLater(let blocks): startLater(blocks)
    case .pause(let blocks): pause(blocks)
    case .scrub(let blocks): scrub(blocks)
    case .reverse: reverse()
    case .addAnimations: addAnimations()
    case .addCompletion: Rows.storesCompletion
    case .continue(let blocks): continues(blocks)
    case .stopAndDrop: stopAndDrop()
    case .stop: stop()
    case .finish: finish()
    case .forbidden: state == .inactive ? Rows.allowed : Rows.forbidden
    case .captured(let changes): captured(changes)
    case .delayOver: delayOver()
    case .reachedEnd(let atEnd): reachedEnd(atEnd)
    }
  }

  private mutating func start(_ blocks: Blocks) -> Row<Effect> {
    switch (state, blocks) {
    case (.inactive, .some): return capture(.run)
    case (.inactive, .none), (.paused, .none):
      state = .idle
      return Rows.waitsForBlock
    case (.capturing, _):
      state = .capturing(.run)
      return Rows.changesGoal
    case (.delayed, _), (.paused, .some):
      state = .running
      return Rows.resumes
    case (.idle, _), (.running, _), (.vanishing, _): return Rows.startIgnored
    case (.stopped, _): return Rows.stoppedForbids
    }
  }

  private mutating func startLater(_ blocks: Blocks) -> Row<Effect> {
    switch (state, blocks) {
    case (.inactive, .some): return capture(.runLater)
    case (.inactive, .none):
      state = .idle
      return Rows.waitsForBlock
    case (.capturing, _):
      state = .capturing(.runLater)
      return Rows.changesGoal
    case (.idle, _), (.delayed, _), (.running, _), (.vanishing, _): return Rows.startIgnored
    case (.paused, _): return Rows.pausedForbidsDelay
    case (.stopped, _): return Rows.stoppedForbids
    }
  }

  private mutating func pause(_ blocks: Blocks) -> Row<Effect> {
    switch (state, blocks) {
    case (.inactive, .some): return capture(.pause)
    case (.inactive, .none), (.idle, _):
      state = .paused
      return Rows.pausesWithoutBlock
    case (.capturing, _):
      state = .capturing(.pause)
      return Rows.changesGoal
    case (.delayed, _), (.running, _):
      state = .paused
      return Rows.pauses
    case (.paused, _), (.vanishing, _): return Rows.pauseIgnored
    case (.stopped, _): return Rows.stoppedForbids
    }
  }

  private mutating func scrub(_ blocks: Blocks) -> Row<Effect> {
    switch (state, blocks) {
    case (.inactive, .some): return capture(.pause)
    case (.capturing, _):
      state = .capturing(.pause)
      return Rows.changesGoal
    case (.delayed, _):
      state = .paused
      return Rows.scrubs
    case (.running, _): return Rows.jumps
    case (.paused, .some): return Rows.scrubs
    case (.inactive, .none), (.idle, _), (.paused, .none), (.vanishing, _), (.stopped, _):
      return Rows.scrubIgnored
    }
  }

  private mutating func capture(_ goal: Goal) -> Row<Effect> {
    state = .capturing(goal)
    return Rows.runsBlocks
  }

  private func reverse() -> Row<Effect> {
    switch state {
    case .running: Rows.reverses
    case .inactive, .capturing, .idle, .delayed, .paused: Rows.storesDirection
    case .vanishing, .stopped: Rows.reverseIgnored
    }
  }

  private mutating func addAnimations() -> Row<Effect> {
    switch state {
    case .inactive, .capturing: return Rows.storesBlock
    case .idle:
      state = .capturing(.run)
      return Rows.runsAddedBlock
    case .running, .vanishing:
      state = .capturing(.run)
      return Rows.runsAddedBlock
    case .delayed:
      state = .capturing(.runLater)
      return Rows.runsAddedBlock
    case .paused:
      state = .capturing(.pause)
      return Rows.runsAddedBlock
    case .stopped: return Rows.stoppedForbids
    }
  }

  private mutating func continues(_ blocks: Blocks) -> Row<Effect> {
    switch (state, blocks) {
    case (.paused, .some):
      state = .running
      return Rows.continues
    case (.paused, .none):
      state = .idle
      return Rows.waitsForBlock
    case (.inactive, _), (.capturing, _), (.idle, _), (.delayed, _), (.running, _), (.vanishing, _):
      return Rows.continueIgnored
    case (.stopped, _): return Rows.stoppedForbids
    }
  }

  private mutating func stopAndDrop() -> Row<Effect> {
    switch state {
    case .inactive: return Rows.stopIgnored
    case .capturing, .idle, .delayed, .running, .paused, .vanishing:
      state = .inactive
      return Rows.stopsWithoutCompletions
    case .stopped: return Rows.stoppedForbids
    }
  }

  private mutating func stop() -> Row<Effect> {
    switch state {
    case .inactive: return Rows.stopIgnored
    case .capturing, .idle, .delayed, .running, .paused, .vanishing:
      state = .stopped
      return Rows.stops
    case .stopped: return Rows.stoppedForbids
    }
  }

  private mutating func finish() -> Row<Effect> {
    switch state {
    case .stopped:
      state = .inactive
      return Rows.finishes
    case .inactive, .capturing, .idle, .delayed, .running, .paused, .vanishing:
      return Rows.finishForbidden
    }
  }
}

/// The events that do not come from the app: the blocks have run, the delay is over, or the
/// animation has reached its end.
extension PropertyAnimation {
  private mutating func captured(_ changes: Blocks) -> Row<Effect> {
    switch (state, changes) {
    case (.capturing(.run), .some):
      state = .running
      return Rows.runs
    case (.capturing(.runLater), .some):
      state = .delayed
      return Rows.waits
    case (.capturing(.run), .none), (.capturing(.runLater), .none):
      state = .vanishing
      return Rows.vanishes
    case (.capturing(.pause), _):
      state = .paused
      return Rows.holds
    case (.inactive, _), (.stopped, _): return Rows.stoppedMeanwhile
    case (.idle, _), (.delayed, _), (.running, _), (.paused, _), (.vanishing, _):
      return Rows.notCapturing
    }
  }

  private mutating func delayOver() -> Row<Effect> {
    switch state {
    case .delayed:
      state = .running
      return Rows.resumes
    case .inactive, .capturing, .idle, .running, .paused, .vanishing, .stopped:
      return Rows.notDelayed
    }
  }

  private mutating func reachedEnd(_ atEnd: AtEnd) -> Row<Effect> {
    switch (state, atEnd) {
    case (.running, .pauses):
      state = .paused
      return Rows.pausesAtEnd
    case (.running, .completes), (.vanishing, _):
      state = .inactive
      return Rows.ends
    case (.inactive, _), (.capturing, _), (.idle, _), (.delayed, _), (.paused, _), (.stopped, _):
      return Rows.notMoving
    }
  }
}
