import PresentationClock
import TestSupport
import Testing

/// Tests with thousands of timers.
@MainActor struct ManyTimersTests {
  private let crowd = Crowd()

  @Test(.ownProcess, .rule("R-7"), arguments: [10, 1_000, 1_000_000_000])
  func `with thousands of timers, canceling some does not change the order of the rest`(
    range: UInt64
  ) {
    for _ in 0..<10_000 { crowd.scheduleOne(within: range) }
    for _ in 0..<10_000 { crowd.scheduleOne(from: range / 4 * 3, within: range / 64 + 1) }
    crowd.cancel { $0 % 4 == 0 }
    crowd.clock.advance(by: .nanoseconds(range / 3))
    for _ in 0..<2_000 { crowd.scheduleOne(within: range) }
    crowd.cancel { $0 % 7 == 0 }
    expect(crowd.clock.pending.map(\.what), equals: crowd.waiting)
    crowd.onFire = { [unowned crowd] number in
      if number % 3 == 0 { crowd.scheduleOne(within: range / 2 + 1) }
    }
    crowd.clock.runUntilIdle()
    expect(crowd.fired, equals: crowd.expected)
    expect(crowd.clock.isIdle)
  }

  @Test(.rule("R-7"))
  func `timers that are scheduled in the order of their deadlines fire in order among others`() {
    for number in 0..<2_000 as Range<UInt64> {
      crowd.scheduleOne(from: number * 10, within: 5)
      if number % 5 == 0 { crowd.scheduleOne(within: number * 10 + 1) }
    }
    crowd.cancel { $0 % 3 == 0 }
    crowd.clock.advance(by: .nanoseconds(10_000))
    for number in 0..<1_000 as Range<UInt64> { crowd.scheduleOne(from: number * 20, within: 1) }
    crowd.cancel { $0 % 3 == 1 }
    expect(crowd.clock.pending.map(\.what), equals: crowd.waiting)
    crowd.clock.runUntilIdle()
    expect(crowd.fired, equals: crowd.expected)
  }

  @Test func `canceled timers with distant deadlines do not fill the clock's storage`() {
    for _ in 0..<20_000 { crowd.scheduleOne(within: 1_000_000) }
    crowd.cancel { $0 % 1_000 != 0 }
    expect(crowd.clock.pending.map(\.what), equals: crowd.waiting)
    expect(crowd.clock.storedTimerEntries <= 60)
    crowd.clock.runUntilIdle()
    expect(crowd.fired, equals: crowd.expected)
  }

  @Test func `the clock's storage contains the timers of every mode and of every turn`() {
    let clock = RunLoopClock()
    for mode in [RunLoopMode.common, .default, .tracking] {
      clock.schedule("later", after: .seconds(1), mode: mode) {}
    }
    clock.schedule("every turn", after: .zero, every: .zero) {}
    clock.advance(by: .zero)
    expect(clock.storedTimerEntries, equals: 4)
  }

  @Test func `removeAll clears the clock's timer storage`() {
    for _ in 0..<20_000 { crowd.scheduleOne(within: 1_000_000) }
    crowd.clock.removeAll()
    expect(crowd.clock.storedTimerEntries, equals: 0)
    crowd.clock.runUntilIdle()
    expect(crowd.fired.isEmpty)
  }
}

/// A clock with many timers, and the expected order in which they fire.
@MainActor private final class Crowd {
  let clock = RunLoopClock()
  var onFire: (Int) -> Void = { _ in }
  private(set) var fired: [Int] = []
  private var seed: UInt64 = 42
  private var timers: [RunLoopTimer] = []
  private var deadlines: [Duration] = []
  private var isCancelled: [Bool] = []

  /// The numbers of the timers that were not canceled, by deadline, then by submission.
  var expected: [Int] {
    timers.indices.filter { !isCancelled[$0] }
      .sorted { (deadlines[$0], $0) < (deadlines[$1], $1) }
  }

  var waiting: [String] { expected.filter { timers[$0].isPending }.map { "\($0)" } }

  func scheduleOne(from start: UInt64 = 0, within range: UInt64) {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let delay = Duration.nanoseconds(start + (seed >> 20) % range)
    let number = timers.count
    deadlines.append(clock.now + delay)
    isCancelled.append(false)
    timers.append(
      clock.schedule("\(number)", after: delay) { [unowned self] in
        fired.append(number)
        onFire(number)
      })
  }

  func cancel(where isChosen: (Int) -> Bool) {
    for number in timers.indices where isChosen(number) && timers[number].isPending {
      timers[number].cancel()
      isCancelled[number] = true
    }
  }
}
