import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Tests of UIKit calls in the body of a test, outside of the closure of `stage.world.use`.
@MainActor @Suite("UIKit calls outside of world.use") struct OpenStageTests {
  @Test(.rule("R-15"))
  func `a UIKit call in a test's body acts on the Stage that the test has created`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home), card = UIView()
    var ended: [String] = []
    home.view.addSubview(card)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      card.alpha = 0
    } completion: { _ in
      ended.append("block at \(stage.world.clock.now)")
    }
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { card.center.x = 100 }
    animator.addCompletion { _ in ended.append("animator at \(stage.world.clock.now)") }
    animator.startAnimation()
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append("transaction") }
    CATransaction.commit()
    DispatchQueue.main.async { ended.append("async") }
    stage.advance(by: .milliseconds(500))
    expect(card.presentationValues().alpha, equals: 0.5)
    expect(card.presentationValues().center.x, equals: 25)
    expect(CACurrentMediaTime(), equals: 0.5)
    try stage.settle()
    expect(
      ended, equals: ["transaction", "async", "block at 1.0 seconds", "animator at 2.0 seconds"])
    UIView.setAnimationsEnabled(false)
    expect(!stage.world.areAnimationsEnabled && !UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
    UIView.performWithoutAnimation {
      home.present(PlainViewController(title: "Menu"), animated: true)
    }
    try stage.settle()
    expect(stage.visible == ["Home", "Menu"] && stage.world.clock.now == .seconds(2))
    expect(UIWindow().owner === stage.world)
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("R-15"))
  func `a UIKit call acts on the Stage of the calling test, even if another task has a Stage`()
    async throws
  {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    var ended = 0
    let other = Task { @MainActor in
      let stage = Stage(PlainViewController(title: "Other"))
      var ended = 0
      DispatchQueue.main.async { ended += 1 }
      try stage.settle()
      try stage.close()
      return ended
    }
    DispatchQueue.main.async { ended += 1 }
    try await expect(other.value, equals: 1)
    expect(ended, equals: 0)
    DispatchQueue.main.async { ended += 1 }
    try stage.settle()
    expect(ended, equals: 2)
    try stage.close()
  }

  @Test(.rule("R-15"))
  func `a UIKit call in a task acts on the Stage whose clock has begun the task`() async throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let other = Stage(PlainViewController(title: "Other"))
    let task = stage.world.clock.task { @MainActor in
      await withCheckedContinuation { done in
        UIView.animate(withDuration: 1) {
          home.view.alpha = 0
        } completion: { finished in
          done.resume(returning: "\(finished) at \(CACurrentMediaTime())")
        }
      }
    }
    let nested = other.world.clock.task { @MainActor in
      Task { @MainActor in World.current === other.world }
    }
    try stage.settle()
    other.runTurn()
    try #require(stage.world.clock.now == .seconds(1), "the animation has begun on this stage")
    expect(await task.value, equals: "true at 1.0")
    expect(await nested.value.value)
    expect(stage.issues.isEmpty && other.issues.isEmpty && other.world.clock.now == .zero)
    try other.close()
    try stage.close()
  }

  @Test(.rule("R-15"))
  func `a UIKit call in a test's body is reported if the test has two open Stages`() throws {
    let one = Stage(PlainViewController(title: "One")),
      two = Stage(PlainViewController(title: "Two"))
    var ended: [String] = []
    two.world.use { DispatchQueue.main.async { ended.append("named") } }
    UIView.animate(withDuration: 0) {}
    DispatchQueue.main.async { ended.append("unnamed") }
    for stage in [one, two] {
      try stage.settle()
      expect(stage.issues.map(\.code), equals: [.noWorld, .noWorld])
      expect(
        stage.issues.last?.message,
        equals: "DispatchQueue.async was called while 2 stages are open and acted on none of them.")
      expect(stage.issues.last?.advice.contains("stage.world.use") == true)
    }
    expect(ended, equals: ["named"])
    let residue = try #require(throws: StageResidue.self) { try one.close() }
    expect(residue.strays, equals: ["View.animate", "DispatchQueue.async"])
    #expect(throws: StageResidue.self) { try two.close() }
    let three = Stage(PlainViewController(title: "Three"))
    DispatchQueue.main.async { ended.append("three") }
    try three.settle()
    expect(ended, equals: ["named", "three"])
    try three.close()
  }

  @Test(.rule("R-15"))
  func `each open Stage reports a misuse of an animator that could belong to any of them`() throws {
    let stages = ["One", "Two"].map { Stage(PlainViewController(title: $0)) }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.finishAnimation(at: .end)
    expect(stages.map { $0.issues.map(\.code) } == [[.animatorState], [.animatorState]])
    expect(animator.state == .inactive)
    for stage in stages { try stage.close() }
  }

  @Test(.rule("R-15"))
  func `the open Stage reports a misuse of an animator that began before the Stage was created`()
    throws
  {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    let stage = Stage(PlainViewController(title: "Home"))
    animator.finishAnimation(at: .end)
    expect(stage.issues.map(\.code), equals: [.noWorld, .animatorState])
    animator.stopAnimation(true)
    let residue = try #require(throws: StageResidue.self) { try stage.close() }
    expect(residue.strays.count, equals: 1)
  }

  @Test(.rule("R-15"))
  func `a UIKit call before the test creates a Stage is reported`() throws {
    UIView.setAnimationsEnabled(false)
    UIView.setAnimationsEnabled(true)
    let stage = Stage(PlainViewController(title: "Home"))
    expect(stage.issues.map(\.code), equals: [.noWorld])
    let residue = try #require(throws: StageResidue.self) { try stage.close() }
    expect(residue.strays, equals: ["View.setAnimationsEnabled"])
  }

  @Test(.rule("R-15"))
  func `animating a view of one World inside the use closure of another World is reported`() {
    let home = PlainViewController(title: "Home"), stage = Stage(home), other = World()
    other.use { UIView.animate(withDuration: 1) { home.view.alpha = 0 } }
    expect(home.view.presentationValues().alpha, equals: 0)
    expect(stage.issues.map(\.code), equals: [.crossedWorlds])
    other.end()
  }
}
