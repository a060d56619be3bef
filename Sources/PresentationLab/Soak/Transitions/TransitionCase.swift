import Foundation
import Presentation
import PresentationTesting
import PresentationTransitions

/// A transition that is ended early, and is compared with an equal transition that ends normally.
struct TransitionCase: CustomStringConvertible {
  /// The call with which a program ends a transition early.
  enum End: Hashable {
    /// A call of `TransitionRun.end()`.
    case run
    /// A call of the context's `completeTransition(_:)`.
    case completes(Bool)
    /// The animator is stopped and finished; then `TransitionRun.end()` is called.
    case animator
  }

  /// The way in which the transition moves before its end: by time or by a gesture.
  enum Manner: CaseIterable {
    case timed, dragged, grabbed, pulled
  }

  /// The end of the gesture: none, or a release that finishes or cancels the transition.
  enum LetGo: CaseIterable {
    case nothing, finish, cancel
  }

  let kind: TransitionScene.Kind
  let isModal: Bool
  let isComing: Bool
  let manner: Manner
  let letGo: LetGo
  let part: Double
  /// The waiting times before and after the gesture's movement, in milliseconds.
  let delays: (Int, Int)
  let end: End
  /// Whether the transition is ended before its animators start.
  let isAtOnce: Bool
  /// Whether the finger is lifted before the next transition begins.
  let lifts: Bool
  /// The times, in milliseconds, between the comparisons of the two scenes during the next
  /// transition.
  let gaps: [Int]

  init(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    kind = numbers.pick(TransitionScene.Kind.allCases)
    isModal = numbers.chance(1, of: 2)
    isComing = numbers.chance(1, of: 2)
    manner = numbers.pick(Manner.allCases)
    letGo = numbers.pick(LetGo.allCases)
    part = numbers.real(0, 1)
    delays = (numbers.below(500), numbers.below(500))
    end = numbers.pick([.run, .run, .completes(true), .completes(false), .animator])
    isAtOnce = numbers.chance(1, of: 12)
    lifts = numbers.chance(1, of: 2)
    gaps = (0..<3).map { _ in numbers.below(300) }
  }

  var description: String {
    let relation = isModal ? "presented" : "pushed", way = isComing ? "coming" : "going"
    return "\(kind.rawValue) \(relation) \(way), \(manner) \(shortText(part)) after "
      + "\(delays.0) ms, \(letGo), \(delays.1) ms, \(isAtOnce ? "at once " : "")ended by \(end)"
  }

  /// Runs both transitions, and returns the first difference; returns nil if they end alike.
  @MainActor func problem() -> String? {
    do {
      let early = try scene()
      defer { early.stage.world.end() }
      perform(in: early)
      early.end(end)
      try early.stage.settle()
      let normal = try scene()
      defer { normal.stage.world.end() }
      try endNormally(normal, completed: early.isShown == isComing)
      return difference(early, normal).map { "after the end" + $0 }
        ?? nextDifference(early, normal)
    } catch {
      return "\(error)"
    }
  }

  /// Returns a new scene in which the transition can begin; no other transition runs in it.
  @MainActor private func scene() throws(NotSettled) -> TransitionScene {
    let scene = TransitionScene(kind, isModal: isModal)
    if !isComing {
      scene.stage.world.use { scene.request() }
      try scene.stage.settle()
    }
    return scene
  }

  @MainActor private func perform(in scene: TransitionScene) {
    if isAtOnce { scene.onPrepare = { [unowned scene] in scene.end(end) } }
    defer { scene.onPrepare = {} }
    let drag = scene.transition.drag, stage = scene.stage
    let pull = manner == .pulled && !isComing ? scene.pull : nil
    stage.world.use {
      if let pull { return pull.begin { scene.request() } }
      manner == .dragged ? drag.begin(length: 400) { scene.request() } : scene.request()
    }
    stage.runTurn()
    scene.advance(delays.0)
    stage.world.use {
      if manner == .grabbed { drag.grab(length: 400) }
      pull?.update(translation: CGPoint(x: 30, y: 400 * part))
      drag.update(translation: 400 * part)
    }
    scene.stage.runTurn()
    stage.world.use {
      switch letGo {
      case .nothing: break
      case .finish:
        drag.release(velocity: 4_000)
        pull?.release(velocity: CGPoint(x: 0, y: 4_000))
      case .cancel:
        drag.takeBack()
        pull?.takeBack()
      }
    }
    scene.advance(delays.1)
  }

  @MainActor private func endNormally(_ scene: TransitionScene, completed: Bool) throws(NotSettled)
  {
    let drag = scene.transition.drag
    scene.stage.world.use {
      completed ? scene.request() : drag.begin(length: 400) { scene.request() }
    }
    scene.advance(100)
    drag.takeBack()
    try scene.stage.settle()
  }

  @MainActor private func difference(_ early: TransitionScene, _ normal: TransitionScene) -> String?
  {
    if early.isShown != normal.isShown { return ": the detail is \(early.isShown ? "up" : "gone")" }
    if let issue = early.stage.issues.first { return ": \(issue)" }
    if let flight = early.stage.flights.first { return ": \(flight.id) is still flying" }
    if let left = early.stage.world.leftAnimators.first { return ": \(left)" }
    return early.record(isAtRest: true).difference(from: normal.record(isAtRest: true))
  }

  /// Compares the next transition after an early end with the next transition after a normal end.
  @MainActor private func nextDifference(
    _ early: TransitionScene, _ normal: TransitionScene
  ) -> String? {
    let scenes = [early, normal]
    if lifts { early.stage.world.use { lift(early) } }
    for scene in scenes {
      scene.stage.world.use { scene.request() }
      scene.stage.runTurn()
    }
    for (look, gap) in gaps.enumerated() {
      for scene in scenes { scene.advance(gap) }
      let (found, expected) = (early.record(isAtRest: false), normal.record(isAtRest: false))
      if let difference = found.difference(from: expected) {
        return "look \(look + 1) at the next transition" + difference
      }
    }
    do { for scene in scenes { try scene.stage.settle() } } catch { return "\(error)" }
    return difference(early, normal).map { "after the next transition" + $0 }
  }

  @MainActor private func lift(_ scene: TransitionScene) {
    scene.transition.drag.takeBack()
    scene.pull?.takeBack()
  }
}
