/// The whole state of a clock as one value, so that each operation needs only one exclusive access.
///
/// The state cannot be copied, because the compiler copies a copyable value at each read of one of
/// its parts.
///
/// No method of this type calls client code. Methods that remove work return the removed work. The
/// caller runs and releases it after the exclusive access has ended.
struct ClockState: ~Copyable {
  /// The stages of a turn, in the order in which they run.
  private enum Phase {
    case betweenTurns, timers, blocks, frames, committing
  }

  private(set) var now: Int64 = 0
  private(set) var turn = 0
  private(set) var mode = RunLoopMode.default
  /// The source line that first requested the next commit; nil if no commit was requested.
  private(set) var commitRequest: CallSite?

  private var phase = Phase.betweenTurns
  private var route = Route(goal: .reached)
  /// The next *submission number*; it never decreases.
  ///
  /// Each piece of work, such as a timer, a block or an observer, gets a submission number when it
  /// is added.
  private var nextOrder: UInt64 = 1
  /// The limit for the submission numbers of the timers or observers that may run now.
  ///
  /// Timers that are scheduled during this turn have this number or a larger number, and wait for a
  /// later turn. The same applies to observers that are added during the commit.
  private var limit: UInt64 = 0

  private(set) var timers = TimerStore()
  private(set) var blocks = BlockQueue()
  private(set) var links = LinkList()
  private var observers = ObserverList()

  /// The function that runs timers, blocks and jobs of the app that are scheduled after it was set;
  /// nil in most clocks.
  var aroundWork: WorkRunner?

  /// The executor for tasks and actors; nil until it is used for the first time.
  var door: Door?
  /// The timers that end the sleeps of tasks, keyed by the number of the sleep.
  ///
  /// A timer stays in the dictionary until the clock has received the message of the ``Door`` that
  /// the task has resumed.
  var sleepers: [UInt64: TimerID] = [:]

  var hasLeftDueWork: Bool { route.hasLeftDueWork }
  var isRunningTurn: Bool { phase != .betweenTurns }
  var isCommitting: Bool { phase == .committing }
  var timerEntryCount: Int { timers.entryCount }

  // MARK: Turns

  /// Sets the goal, such as an instant, toward which `nextCall()` runs turns.
  mutating func setOut(_ goal: Route.Goal) {
    route = Route(goal: goal)
  }

  /// Advances through the turns and returns the next function to call.
  ///
  /// - Returns: Nil if the goal has been reached.
  mutating func nextCall() -> Body? {
    while true {
      if phase != .betweenTurns, let body = nextCallOfTurn() { return body }
      guard let instant = nextTurn() else { return nil }
      beginTurn(at: instant)
    }
  }

  mutating func beginTurn(at instant: Int64) {
    if door != nil { tellDoor(instant) }
    now = instant
    phase = .timers
    timers.turnBegan(current: mode)
    limit = nextOrder
  }

  /// Advances through the current turn and returns its next function to call.
  ///
  /// - Returns: Nil if the turn has ended, or if no turn is running.
  mutating func nextCallOfTurn() -> Body? {
    switch phase {
    case .betweenTurns:
      return nil
    case .timers:
      if let body = timers.takeDue(at: now, before: limit, numbering: &nextOrder, in: mode) {
        return body
      }
      receive()
      phase = .blocks
      blocks.beginDrain()
      fallthrough
    case .blocks:
      if let body = blocks.takeNext() { return body }
      phase = .frames
      fallthrough
    case .frames:
      if let body = links.takeDue(at: now, in: mode) { return body }
      phase = .committing
      commitRequest = nil
      limit = nextOrder
      observers.beginCommit()
      fallthrough
    case .committing:
      if let body = observers.takeNext(before: limit) { return body }
      phase = .betweenTurns
      turn += 1
      return nil
    }
  }

  /// Returns the instant of the next turn on the way to the goal, and counts the turn.
  ///
  /// - Returns: Nil if no turn is left to run.
  mutating func nextTurn() -> Int64? {
    switch route.goal {
    case .turn(let instant):
      route.goal = .reached
      return instant
    case .instant(let end):
      if route.isStuck, let due = nextInstant, due <= now { route.hasLeftDueWork = true }
      guard let instant = route.isStuck ? laterInstant : nextInstant, instant < end else {
        route.goal = .reached
        return end
      }
      route.step(to: instant, from: now)
      return instant
    case .idle(let end):
      guard let instant = nextInstant, instant <= end, instant > now || !route.isStuck else {
        return nil
      }
      route.step(to: instant, from: now)
      return instant
    case .reached:
      return nil
    }
  }

  // MARK: Next instants

  /// The earliest instant at which a turn has work to do in the current mode; nil if there is no
  /// work.
  @inline(__always)
  var nextInstant: Int64? {
    mutating get {
      receive()
      if commitRequest != nil || !blocks.isEmpty { return now }
      return max(now, earliest(timers.nextInstant, links.nextFrame(in: mode)))
    }
  }

  /// The earliest instant later than `now` at which a timer or frame is due.
  var laterInstant: Int64? {
    mutating get {
      receive()
      return earliest(timers.instant(after: now, in: mode), links.nextFrame(in: mode))
    }
  }

  private func max(_ a: Int64, _ b: Int64?) -> Int64? { b.map { Swift.max(a, $0) } }

  private func earliest(_ a: Int64?, _ b: Int64?) -> Int64? {
    guard let a else { return b }
    guard let b else { return a }
    return min(a, b)
  }

  // MARK: Work

  /// Schedules a timer `delay` nanoseconds from now.
  ///
  /// - Returns: Nil if the deadline does not fit into 64 bits.
  mutating func schedule(
    _ plan: consuming TimerPlan, after delay: Int64, body: consuming Body
  ) -> TimerID? {
    let (deadline, overflowed) = now.addingReportingOverflow(delay)
    if overflowed { return nil }
    var body = body
    if let runner = runner(for: plan.site) {
      body = Self.run(body, by: runner, work(plan, at: deadline))
    }
    return timers.insert(
      plan, at: deadline, order: takeOrder(), current: mode, body: body)
  }

  func isPending(_ id: TimerID) -> Bool {
    timers.contains(id)
  }

  /// The instant at which a timer fires next; nil if the timer is not pending.
  func deadline(of id: TimerID) -> Int64? {
    var found: Int64?
    timers.forEach { _, deadline in
      if deadline.timer == id { found = deadline.instant }
    }
    return found
  }

  mutating func cancel(_ id: TimerID) -> Body? {
    timers.remove(id, current: mode)
  }

  mutating func addMode(_ new: RunLoopMode, to id: TimerID) {
    timers.addMode(new, to: id, current: mode)
  }

  mutating func enqueue(_ what: String, site: CallSite, body: consuming Body) {
    let order = takeOrder()
    append(QueuedBlock(what: what, site: site, queuedAt: now, order: order, body: body))
  }

  mutating func addLink(
    _ what: String, framesPerSecond: Int, mode: RunLoopMode, site: CallSite,
    body: @escaping @MainActor (DisplayFrame) -> Void
  ) -> UInt64 {
    let grid = FrameGrid(framesPerSecond: Int64(framesPerSecond))
    let number = takeOrder()
    links.append(
      LinkEntry(
        number: number, what: what, site: site, grid: grid, mode: mode,
        next: grid.frame(after: now), body: body))
    return number
  }

  func isLinkValid(_ number: UInt64) -> Bool {
    links.entry(number) != nil
  }

  func isLinkPaused(_ number: UInt64) -> Bool {
    links.entry(number)?.isPaused ?? true
  }

  mutating func setLink(_ number: UInt64, paused: Bool) {
    links.set(number, paused: paused, now: now)
  }

  mutating func addMode(_ new: RunLoopMode, toLink number: UInt64) {
    links.addMode(new, to: number, current: mode, now: now)
  }

  mutating func removeLink(_ number: UInt64) -> LinkEntry? {
    links.remove(number)
  }

  mutating func addObserver(order: Int, body: Body) -> UInt64 {
    let number = takeOrder()
    observers.insert(ObserverEntry(place: .init(order: order, number: number), body: body))
    return number
  }

  mutating func removeObserver(_ number: UInt64) -> ObserverEntry? {
    observers.remove(number)
  }

  mutating func requestCommit(from site: CallSite) {
    if commitRequest == nil { commitRequest = site }
  }

  mutating func setMode(_ new: RunLoopMode) {
    guard new != mode else { return }
    links.modeChanged(from: mode, now: now)
    mode = new
    timers.modeChanged()
  }

  /// Removes all work and returns it.
  ///
  /// The caller releases the work after its exclusive access to the state has ended.
  mutating func removeAll() -> ([TimerSlot], BlockQueue, LinkList, ObserverList) {
    let removed = (timers.removeAll(), blocks, links, observers)
    blocks = BlockQueue()
    links = LinkList()
    observers = ObserverList()
    sleepers.removeAll()
    commitRequest = nil
    return removed
  }

  private mutating func takeOrder() -> UInt64 {
    receive()
    return takeNextOrder()
  }

  private mutating func takeNextOrder() -> UInt64 {
    defer { nextOrder += 1 }
    return nextOrder
  }

  // MARK: Asynchronous code

  /// Receives the waiting messages of the ``Door``.
  ///
  /// The jobs in these messages run before all work that is submitted later.
  @inline(__always)
  mutating func receive() {
    if door != nil { receiveMail() }
  }

  mutating func enqueueJob(_ origin: TaskOrigin, body: Body) {
    let order = takeNextOrder()
    append(
      QueuedBlock(
        what: origin.what, site: origin.site, kind: .job, queuedAt: now, order: order, body: body))
  }

  private mutating func append(_ block: consuming QueuedBlock) {
    if let runner = runner(for: block.site), let body = block.body {
      block.body = Self.run(body, by: runner, work(block))
    }
    blocks.append(block)
  }

  /// Returns ``aroundWork`` if it runs the work of a source line; otherwise nil.
  private func runner(for site: CallSite) -> WorkRunner? {
    guard let aroundWork, aroundWork.follows(site.fileID) else { return nil }
    return aroundWork
  }

  private static func run(_ body: Body, by runner: WorkRunner, _ work: PendingWork) -> Body {
    Body { runner.run(work) { body.call() } }
  }

  mutating func scheduleSleep(
    until deadline: Int64, _ origin: TaskOrigin, body: Body
  ) -> TimerID {
    let plan = TimerPlan(
      what: origin.what, site: origin.site, mode: .common, kind: .sleep)
    return timers.insert(
      plan, at: Swift.max(now, deadline), order: takeNextOrder(), current: mode, body: body)
  }
}
