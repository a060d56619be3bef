extension ClockState {
  /// Receives the messages that arrived before a turn, and sets the door's time to the time of the
  /// turn.
  @inline(never)
  mutating func tellDoor(_ instant: Int64) {
    receiveMail()
    door?.now = instant
  }

  /// Receives the messages of the door, the object that runs tasks on the virtual clock: a job of a
  /// task becomes a block, and a sleeping task becomes a timer.
  ///
  /// Because this method is not inlined, a turn of a clock without tasks does not run through the
  /// code of the door.
  @inline(never)
  mutating func receiveMail() {
    guard let door, door.hasMail else { return }
    for mail in door.takeMail() {
      switch mail {
      case .job(let origin):
        enqueueJob(origin, body: Body { door.runNextRow() })
      case .asleep(let number, let deadline, let origin):
        sleepers[number] = scheduleSleep(
          until: deadline, origin, body: Body { door.wake(number) })
      case .awake(let number):
        if let id = sleepers.removeValue(forKey: number) { _ = cancel(id) }
      }
    }
  }
}
