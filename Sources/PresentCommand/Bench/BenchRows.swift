import Presentation
import PresentationLab
import PresentationTesting

/// The measurements of the benchmark.
@MainActor
enum BenchRows {
  static let all: [BenchRow] =
    timers + [mainQueue, exploring] + presentations + stacks + motion + animating + matching
    + heroes

  /// A counter of the closures that a measurement has run.
  @MainActor private final class Tally {
    var count = 0
  }

  // MARK: Explorations

  /// A measurement of an exploration that visits all states of a `ChainModel`, a plain value.
  ///
  /// The baseline visits the same states with only a set and a queue.
  private static var exploring: BenchRow {
    let chain = ModelSoak.cases[0]
    let first = ChainModel(
      count: chain.count, frames: chain.frames, requests: chain.requests)
    return BenchRow(name: "exploring a plain value", limit: 4, operations: chain.steps) {
      {
        let found = try? ModelSoak.explore(chain)
        precondition(found?.states == chain.states && found?.steps == chain.steps)
      }
    } baseline: {
      {
        var known: Set = [first]
        var queue = [first]
        var next = 0
        while next < queue.count {
          let state = queue[next]
          next += 1
          for step in state.steps {
            var value = state
            value.make(step)
            if known.insert(value).inserted { queue.append(value) }
          }
        }
        precondition(known.count == chain.states)
      }
    }
  }

  // MARK: Clock

  private enum Deadlines: String, CaseIterable {
    case random
    case equal
    case ascending

    var limit: Double { self == .random ? 1.5 : 1.2 }

    func make(_ count: Int) -> [Int64] {
      var numbers = SeededNumbers(seed: 7)
      return (0..<count).map { index in
        switch self {
        case .random: Int64(numbers.below(1_000_000_000))
        case .equal: 1_000_000
        case .ascending: Int64(index) * 1_000
        }
      }
    }
  }

  /// Measurements that schedule timers, cancel every fourth timer, and run the clock until all
  /// other timers have fired.
  private static let timers: [BenchRow] = Deadlines.allCases.flatMap { deadlines in
    [1_000, 10_000].map { timers(deadlines, $0) }
  }

  private static func timers(_ deadlines: Deadlines, _ count: Int) -> BenchRow {
    let times = deadlines.make(count)
    let repeats = max(1, 20_000 / count)
    return BenchRow(
      name: "timers, \(deadlines.rawValue), \(count.grouped) pending", limit: deadlines.limit,
      operations: count * repeats
    ) {
      runTimers(times, repeats)
    } baseline: {
      {
        for _ in 0..<repeats {
          var heap = ClosureHeap()
          let fired = Tally()
          for (index, time) in times.enumerated() {
            let order = heap.push(time) { fired.count += 1 }
            if index % 4 == 0 { heap.cancel(order) }
          }
          while heap.popAndRun() {}
          precondition(fired.count == times.count - (times.count + 3) / 4)
        }
      }
    }
  }

  private static func runTimers(_ times: [Int64], _ repeats: Int) -> () -> Void {
    {
      for _ in 0..<repeats {
        let clock = RunLoopClock()
        let fired = Tally()
        for (index, time) in times.enumerated() {
          let timer = clock.schedule("timer", after: .nanoseconds(time)) { fired.count += 1 }
          if index % 4 == 0 { timer.cancel() }
        }
        clock.runUntilIdle(limit: .seconds(10))
        precondition(fired.count == times.count - (times.count + 3) / 4)
      }
    }
  }

  private static let mainQueue = BenchRow(
    name: "main queue, 1,000 blocks a turn", limit: 1.3, operations: 100_000
  ) {
    let clock = RunLoopClock()
    return {
      let ran = Tally()
      for _ in 0..<100 {
        for _ in 0..<1_000 { clock.async("block") { ran.count += 1 } }
        clock.runTurn()
      }
      precondition(ran.count == 100_000)
    }
  } baseline: {
    var queue = EntryArray()
    return {
      let ran = Tally()
      for _ in 0..<100 {
        for _ in 0..<1_000 { queue.append("block", #fileID, #line) { ran.count += 1 } }
        queue.runAll()
      }
      precondition(ran.count == 100_000)
    }
  }

  // MARK: Presentations

  private static let presentations: [BenchRow] = [
    presentation("present + dismiss, 60 dictionary pairs", earlier: 0, records: false, limit: 2),
    presentation("the same, recorded", earlier: 0, records: true, limit: 2.5),
    presentation("the same, after 10,000 others", earlier: 10_000, records: false, limit: 2),
    chain,
  ]

  private static func presentation(
    _ name: String, earlier: Int, records: Bool, limit: Double
  ) -> BenchRow {
    BenchRow(name: name, limit: limit, operations: 1_000) {
      let home = ViewController("Home"), menu = ViewController("Menu"), stage = Stage(home)
      stage.world.recorder.isOn = false
      let cycle = {
        home.present(menu, animated: false)
        stage.world.clock.runUntilIdle()
        home.dismiss(animated: false)
        stage.world.clock.runUntilIdle()
      }
      for _ in 0..<earlier { cycle() }
      stage.world.recorder.isOn = records
      return {
        for _ in 0..<1_000 { cycle() }
        precondition(menu.presentingViewController == nil)
      }
    } baseline: {
      sixtyPairs()
    }
  }

  /// A thousand times sixty insertions into a dictionary, each followed by a removal of the value.
  static func sixtyPairs() -> () -> Void {
    var pairs = DictionaryPairs()
    return {
      for _ in 0..<1_000 { pairs.run(60) }
      precondition(pairs.sum > 0)
    }
  }

  /// A comparison of the time per presentation in a long and in a short chain of presentations.
  ///
  /// In the chains, 10,000 and 1,000 controllers are presented, each by the previous controller.
  private static let chain = BenchRow(
    name: "a link of 10,000, of 1,000", limit: 1.5, operations: 10_000
  ) {
    chain(of: 10_000, times: 1)
  } baseline: {
    chain(of: 1_000, times: 10)
  }

  private static func chain(of length: Int, times: Int) -> () -> Void {
    {
      for _ in 0..<times {
        let root = ViewController("Home"), stage = Stage(root)
        stage.world.recorder.isOn = false
        var top = root
        for _ in 0..<length {
          let next = ViewController("Level")
          top.present(next, animated: false)
          stage.world.clock.runUntilIdle()
          top = next
        }
        root.dismiss(animated: false)
        stage.world.clock.runUntilIdle()
        precondition(root.presentedViewController == nil)
        stage.world.end()
      }
    }
  }
}
