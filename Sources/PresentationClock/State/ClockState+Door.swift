extension ClockState {
  /// A turn begins: takes in what came before it, and sets the time at the door.
  @inline(never)
  mutating func tellDoor(_ instant: Int64) {
    receiveMail()
    door?.now = instant
  }

  /// Takes in what came through the door: jobs become blocks, sleepers become timers.
  ///
  /// Not inlined, to keep it out of the way of programs without a door.
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
