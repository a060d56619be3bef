import Presentation
import PresentationTesting
import TestSupport
import Testing

@MainActor struct StageTaskTests {
  let home = ViewController("Home")
  let stage: Stage

  init() {
    stage = Stage(home)
  }

  @Test func `settle waits for tasks that sleep before they present controllers`() throws {
    let (home, time) = (home, stage.world.clock.virtual)
    stage.world.clock.task {
      try await time.sleep(for: .seconds(1))
      await home.present(ViewController("Toast"), animated: true)
      try await time.sleep(for: .seconds(2))
      await home.dismiss(animated: true)
    }
    stage.advance(by: .seconds(2))
    expect(stage.visible, equals: ["Home", "Toast"])
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    expect(stage.world.clock.now, equals: .milliseconds(3_500))
    try stage.trace.expect(
      """
      1.000  2   Home                present(Toast, animated)
                 Toast               viewDidLoad
             2+  Toast.presentation  presentationTransitionWillBegin
                 Toast               viewWillAppear(animated)
                 Toast               viewIsAppearing(animated)
      1.500  3   Toast.transition    completeTransition(true)
                 Toast.presentation  presentationTransitionDidEnd(true)
                 Toast               viewDidAppear(animated)
      3.000  5   Home                dismiss(animated)
             5+  Toast.presentation  dismissalTransitionWillBegin
                 Toast               viewWillDisappear(animated)
      3.500  6   Toast.transition    completeTransition(true)
                 Toast.presentation  dismissalTransitionDidEnd(true)
                 Toast               viewDidDisappear(animated)
      """)
    try stage.close()
  }

  @Test func `settle reports a task that sleeps longer than the limit`() throws {
    let time = stage.world.clock.virtual
    stage.world.clock.task("reload") { try await time.sleep(for: .seconds(60)) }
    let error = try #require(throws: NotSettled.self) { try stage.settle() }
    expect(error.pending.map(\.kind), equals: [.sleep])
    expect("\(error)".contains("sleep \"reload\" due at 60 s, scheduled at StageTaskTests.swift"))
  }

  @Test func `closing a stage cancels and reports unfinished tasks`() throws {
    let (home, time) = (home, stage.world.clock.virtual)
    var menu: ViewController? = ViewController("Menu")
    if let menu { stage.expectRelease(of: menu) }
    stage.world.clock.task("reload") { [menu] in
      defer { withExtendedLifetime(menu) {} }
      try? await time.sleep(for: .seconds(60))
      // In an ended world, this call has no effect.
      if let menu { await home.present(menu, animated: true) }
    }
    menu = nil
    stage.runTurn()
    let residue = try #require(throws: StageResidue.self) { try stage.close() }
    expect(residue.pending.map(\.what), equals: ["reload"])
    expect(residue.alive.isEmpty)
    expect(home.presentedViewController == nil)
    expect(stage.world.clock.pending.isEmpty)
  }
}
