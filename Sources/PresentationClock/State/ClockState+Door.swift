extension ClockState {
  /// Receives the messages of the ``Door``, the executor for tasks, and sets the door's time.
  ///
  /// - Parameter instant: The time of the turn that begins.
  @inline(never)
  mutating func tellDoor(_ instant: Int64) {
    receiveMail()
    door?.now = instant
  }

  /// Receives the messages of the ``Door``, the executor that runs tasks on the clock.
  ///
  /// A job of a task becomes a block, and a sleeping task becomes a timer.
  ///
  /// This method is not inlined, so a clock without tasks skips the code of the door.
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
