/// Everything about a clock that changes, in one value: each operation is one access.
///
/// Nothing here calls user code, and what is removed is returned, so that bodies run and die when
/// no access is open.
struct ClockState {
  /// What a turn calls next.
  enum Call {
    case body(Body)
    case frame(@MainActor (DisplayFrame) -> Void, DisplayFrame)
  }

  /// The stages of a turn, in their order.
  private enum Phase {
    case betweenTurns, timers, blocks, frames, committing
  }

  private(set) var now: Int64 = 0
  private(set) var turn = 0
  private(set) var mode = RunLoopMode.default
  /// Who asked first for the commit that is awaited; nil if none is.
  private(set) var commitRequest: CallSite?

  private var phase = Phase.betweenTurns
  /// Numbers everything submitted, of whatever kind; never goes back.
  private var nextOrder: UInt64 = 1
  /// Where this turn's timers, or this commit's observers, end.
  private var limit: UInt64 = 0

  private var timers = TimerStore()
  private var blocks = BlockQueue()
  private var links = LinkList()
  private var observers = ObserverList()

  /// Where asynchronous code comes in; nil until it is asked for.
  var door: Door?
  /// The timers of those who sleep, and of some who have just been woken.
  var sleepers: [UInt64: TimerID] = [:]

  var isRunningTurn: Bool { phase != .betweenTurns }
  var isCommitting: Bool { phase == .committing }
  var timerEntryCount: Int { timers.entryCount }

  // MARK: Turns

  mutating func beginTurn(at instant: Int64) {
    if door != nil { tellDoor(instant) }
    now = instant
    phase = .timers
    timers.turnBegan(current: mode)
    limit = nextOrder
  }

  /// Goes on with the turn as far as the next call; nil when the turn has ended.
  mutating func nextCall() -> Call? {
    switch phase {
    case .betweenTurns:
      return nil
    case .timers:
      if let body = timers.takeDue(at: now, before: limit, numbering: &nextOrder) {
        return .body(body)
      }
      receive()
      phase = .blocks
      blocks.beginDrain()
      fallthrough
    case .blocks:
      if let body = blocks.takeNext() { return .body(body) }
      phase = .frames
      fallthrough
    case .frames:
      if let tick = links.takeDue(at: now, in: mode) { return .frame(tick.body, tick.frame) }
      phase = .committing
      commitRequest = nil
      limit = nextOrder
      observers.beginCommit()
      fallthrough
    case .committing:
      if let body = observers.takeNext(before: limit) { return .body(body) }
      phase = .betweenTurns
      turn += 1
      return nil
    }
  }

  // MARK: Next instants

  /// The earliest instant at which a turn has something to do; nil if only another mode, or
  /// nothing, would change that.
  @inline(__always)
  var nextInstant: Int64? {
    mutating get {
      receive()
      if commitRequest != nil || !blocks.isEmpty { return now }
      return max(now, earliest(timers.nextDeadline, links.nextFrame(in: mode)))
    }
  }

  /// The earliest instant later than `now` at which a timer or frame is due.
  var laterInstant: Int64? {
    mutating get {
      receive()
      return earliest(timers.deadline(after: now, in: mode), links.nextFrame(in: mode))
    }
  }

  private func max(_ a: Int64, _ b: Int64?) -> Int64? { b.map { Swift.max(a, $0) } }

  private func earliest(_ a: Int64?, _ b: Int64?) -> Int64? {
    guard let a else { return b }
    guard let b else { return a }
    return min(a, b)
  }

  // MARK: Work

  /// Schedules a timer `delay` nanoseconds from now; nil if its deadline cannot be counted.
  mutating func schedule(
    _ plan: TimerPlan, after delay: Int64, body: Body
  ) -> TimerID? {
    let (deadline, overflowed) = now.addingReportingOverflow(delay)
    if overflowed { return nil }
    return timers.insert(
      plan, deadline: deadline, order: takeOrder(), current: mode, body: body)
  }

  func isPending(_ id: TimerID) -> Bool {
    timers.contains(id)
  }

  mutating func cancel(_ id: TimerID) -> Body? {
    timers.remove(id, current: mode)
  }

  mutating func enqueue(
    _ what: String, site: CallSite, body: Body
  ) {
    let order = takeOrder()
    blocks.append(.init(what: what, site: site, queuedAt: now, order: order, body: body))
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

  /// Removes all work and returns it, for the caller to release when no access is open.
  mutating func removeAll() -> (TimerStore, BlockQueue, LinkList, ObserverList) {
    let removed = (timers, blocks, links, observers)
    timers = TimerStore()
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

  /// Takes in what came through the door, so that what is submitted next comes after it.
  @inline(__always)
  mutating func receive() {
    if door != nil { receiveMail() }
  }

  mutating func enqueueJob(_ origin: TaskOrigin, body: Body) {
    let order = takeNextOrder()
    blocks.append(
      .init(
        what: origin.what, site: origin.site, kind: .job, queuedAt: now, order: order, body: body))
  }

  mutating func scheduleSleep(
    until deadline: Int64, _ origin: TaskOrigin, body: Body
  ) -> TimerID {
    let plan = TimerPlan(
      what: origin.what, site: origin.site, interval: nil, mode: .common, kind: .sleep)
    return timers.insert(
      plan, deadline: Swift.max(now, deadline), order: takeNextOrder(), current: mode, body: body)
  }

  // MARK: Reports

  /// Whether there is no work, and no commit is awaited.
  var isIdle: Bool {
    commitRequest == nil && timers.isEmpty && blocks.isEmpty && links.allArePaused
  }

  /// All work, by deadline, then submission.
  var pending: [PendingWork] {
    var found: [(deadline: Int64, order: UInt64, work: PendingWork)] = []
    timers.forEach { plan, deadline, order in
      let work = work(
        plan.kind, plan.what, at: deadline, every: plan.interval, mode: plan.mode, site: plan.site)
      found.append((deadline, order, work))
    }
    for block in blocks.blocks {
      let work = work(block.kind, block.what, at: block.queuedAt, site: block.site)
      found.append((block.queuedAt, block.order, work))
    }
    for link in links.entries where !link.isPaused {
      let next = link.ticks(in: mode) ? link.next : link.grid.frame(after: now)
      let work = work(
        .displayLink, link.what, at: next.instant, mode: link.mode, site: link.site)
      found.append((next.instant, link.number, work))
    }
    found.sort { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
    return found.map(\.work)
  }

  /// All work, and last the commit that is awaited, if one is.
  var unfinished: [PendingWork] {
    guard let commitRequest else { return pending }
    return pending + [work(.commit, "commit", at: now, site: commitRequest)]
  }

  private func work(
    _ kind: PendingWork.Kind, _ what: String, at deadline: Int64, every interval: Int64? = nil,
    mode: RunLoopMode = .common, site: CallSite
  ) -> PendingWork {
    PendingWork(
      kind: kind, what: what, deadline: .nanoseconds(deadline),
      interval: interval.map { .nanoseconds($0) },
      awaitedMode: mode.runs(in: self.mode) ? nil : mode,
      fileID: site.fileID, line: site.line)
  }
}
