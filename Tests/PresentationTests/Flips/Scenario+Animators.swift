import Foundation
import Presentation
import PresentationTesting

extension Scenario {
  private typealias Call = @MainActor @Sendable (FlipMover) -> Void

  /// The calls that can be made on an animator.
  private static let calls: [Call] = [
    { $0.animator.startAnimation() },
    { $0.animator.startAnimation(afterDelay: 0.2) },
    { $0.animator.pauseAnimation() },
    { $0.animator.fractionComplete = 0.6 },
    { $0.animator.isReversed.toggle() },
    { $0.add() },
    { $0.addLate() },
    { $0.addCompletion() },
    { $0.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5) },
    { $0.animator.stopAnimation(true) },
    { $0.animator.stopAnimation(false) },
    { $0.animator.finishAnimation(at: .start) },
    { $0.animator.isInterruptible.toggle() },
    { $0.animator.pausesOnCompletion.toggle() },
  ]

  /// The steps that bring an animator into a state.
  ///
  /// A nil step advances the clock by a quarter of a second.
  private static let ways: [(name: String, steps: [Call?])] = [
    ("nowhere", []),
    ("a block", [{ $0.add() }, { $0.addCompletion() }]),
    ("started", [{ $0.add() }, { $0.addCompletion() }, { $0.animator.startAnimation() }, nil]),
    (
      "delayed",
      [
        { $0.add() }, { $0.addCompletion() }, { $0.animator.startAnimation(afterDelay: 0.4) }, nil,
      ]
    ),
    (
      "paused",
      [
        { $0.add() }, { $0.addCompletion() }, { $0.animator.startAnimation() }, nil,
        { $0.animator.pauseAnimation() },
      ]
    ),
    ("paused first", [{ $0.add() }, { $0.addCompletion() }, { $0.animator.pauseAnimation() }]),
    (
      "scrubbed",
      [
        { $0.add() }, { $0.addLate() }, { $0.addCompletion() },
        { $0.animator.fractionComplete = 0.3 },
      ]
    ),
    (
      "stopped",
      [
        { $0.add() }, { $0.addCompletion() }, { $0.animator.startAnimation() }, nil,
        { $0.animator.stopAnimation(false) },
      ]
    ),
    ("waiting for a block", [{ $0.addCompletion() }, { $0.animator.startAnimation() }]),
    ("paused without a block", [{ $0.addCompletion() }, { $0.animator.pauseAnimation() }]),
    (
      "vanishing",
      [{ $0.add(moves: false) }, { $0.addCompletion() }, { $0.animator.startAnimation() }]
    ),
    (
      "reversed",
      [
        { $0.add() }, { $0.addCompletion() }, { $0.animator.startAnimation() }, nil, nil,
        { $0.animator.isReversed = true }, nil,
      ]
    ),
    (
      "paused at its end",
      [
        { $0.add() }, { $0.addCompletion() }, { $0.animator.pausesOnCompletion = true },
        { $0.animator.startAnimation() }, nil, nil, nil, nil, nil,
      ]
    ),
  ]

  /// Scenarios for each state, each first call and each second call.
  ///
  /// Time passes between the calls.
  static let animators: [Scenario] =
    ways.flatMap { way in
      [2, 5, 9].map { second in
        Scenario("animators: \(way.name), and call \(second)") { scene in
          scene.cast(calls.count)
          for step in way.steps { scene.forEachMover(step) }
          scene.forEachMover { calls[scene.place(of: $0)]($0) }
          scene.turn()
          scene.forEachMover(calls[second])
          scene.advance(by: .milliseconds(150))
          scene.forEachMover { $0.addCompletion() }
          scene.forEachMover { $0.animator.startAnimation() }
          scene.advance(by: .milliseconds(450))
          scene.advance(by: .seconds(2))
        }
      }
    } + insideBlocks + [letGo, instant, nested]

  /// Scenarios with calls from inside a block.
  private static let insideBlocks = [
    Scenario("animators: each call inside a block that runs") { scene in
      scene.cast(calls.count)
      scene.forEachMover { mover in
        let call = calls[scene.place(of: mover)]
        mover.addBlock { call($0) }
        mover.addCompletion()
      }
      scene.forEachMover { $0.animator.startAnimation() }
      scene.advance(by: .milliseconds(250))
      scene.forEachMover { $0.animator.startAnimation() }
      scene.advance(by: .seconds(2))
    },
    Scenario("animators: each call inside a block of one that is delayed or paused") { scene in
      scene.cast(calls.count * 2)
      scene.forEachMover { mover in
        let place = scene.place(of: mover)
        let call = calls[place / 2]
        mover.addCompletion()
        mover.addBlock { call($0) }
        place.isMultiple(of: 2)
          ? mover.animator.pauseAnimation() : mover.animator.startAnimation(afterDelay: 0.1)
      }
      scene.turn()
      scene.advance(by: .milliseconds(250))
      scene.forEachMover { $0.animator.pauseAnimation() }
      scene.forEachMover { $0.animator.startAnimation() }
      scene.advance(by: .seconds(2))
    },
  ]

  private static let instant = Scenario("animators: springs with hardly any time") { scene in
    scene.cast(calls.count, isInstant: true)
    for pauses in [false, true] {
      scene.forEachMover { $0.animator.pausesOnCompletion = pauses }
      scene.forEachMover { $0.add() }
      scene.forEachMover { $0.addCompletion() }
      scene.forEachMover { $0.animator.startAnimation() }
      scene.turn()
      scene.forEachMover { calls[scene.place(of: $0)]($0) }
      scene.advance(by: .seconds(1))
    }
  }

  private static let nested = Scenario("animators: others inside their blocks") { scene in
    scene.cast(3)
    scene.forEachMover { $0.addCompletion() }
    scene.forEachMover { $0.addNested() }
    scene.forEachMover { $0.animator.startAnimation() }
    scene.advance(by: .milliseconds(250))
    scene.movers[1].animator.stopAnimation(false)
    scene.movers[2].animator.stopAnimation(true)
    scene.turn()
    scene.movers[1].animator.finishAnimation(at: .end)
    scene.advance(by: .seconds(1))
  }

  private static let letGo = Scenario("animators: let go in every state") { scene in
    for way in ways {
      scene.cast(1)
      for step in way.steps { scene.forEachMover(step) }
      scene.movers.removeAll()
      scene.turn()
      scene.advance(by: .seconds(2))
    }
  }
}

extension Scene {
  func cast(_ count: Int, isInstant: Bool = false) {
    for index in 0..<count {
      movers.append(FlipMover("S\(index)", self, isInstant: isInstant))
    }
  }

  func place(of mover: FlipMover) -> Int { movers.firstIndex { $0 === mover } ?? 0 }

  /// Performs the step on each animator.
  ///
  /// If the step is nil, advances the clock by a quarter of a second.
  fileprivate func forEachMover(_ step: (@MainActor (FlipMover) -> Void)?) {
    guard let step else { return advance(by: .milliseconds(250)) }
    for mover in movers {
      step(mover)
      look(at: mover)
    }
  }
}
