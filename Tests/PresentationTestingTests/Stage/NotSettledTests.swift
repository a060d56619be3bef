import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("The error NotSettled")
@MainActor struct NotSettledTests {
  private let home = ViewController("Home")
  private let editor = ViewController("Editor")
  private let stuck = StuckDelegate()

  private func error(of stage: Stage, limit: Duration = .seconds(10)) -> String {
    do throws(NotSettled) {
      try stage.settle(limit: limit)
      return "settled"
    } catch {
      return error.description
    }
  }

  @Test(.rule("P-80")) func `settle reports an animator that never completes its transition`() {
    let stage = Stage(home)
    editor.transitioningDelegate = stuck
    home.present(editor, animated: true)
    expect(
      error(of: stage),
      equals: """
        Not settled, but nothing is scheduled: Editor's animator has not called \
        completeTransition, so its presentation has not ended.
        """)
  }

  @Test(.rule("P-80")) func `settle reports a dismissal that never ends`() throws {
    let stage = Stage(home)
    home.present(editor, animated: false)
    try stage.settle()
    editor.transitioningDelegate = stuck
    home.dismiss(animated: true)
    expect(
      error(of: stage),
      equals: """
        Not settled, but nothing is scheduled: Editor's animator has not called \
        completeTransition, so its dismissal has not ended.
        """)
  }

  @Test(.rule("P-57", "P-80"))
  func `settle reports how many requests wait for an endless transition`() {
    let stage = Stage(home)
    editor.transitioningDelegate = stuck
    home.present(editor, animated: true)
    home.dismiss(animated: true)
    expect(
      error(of: stage).hasSuffix("so its presentation has not ended; 1 request waits for it."))
    home.present(ViewController("Alert"), animated: true)
    expect(
      error(of: stage).hasSuffix("so its presentation has not ended; 2 requests wait for it."))
  }

  @Test func `settle reports work that schedules itself again at one instant`() {
    let stage = Stage(home)
    func again() { stage.world.clock.async("save") { again() } }
    again()
    let reason = error(of: stage).prefix { $0 != ":" }
    expect(reason, equals: "Not settled, although 1,000 turns have run at one instant")
    expect(stage.world.clock.now, equals: .zero)
  }

  @Test func `settle reports a repeating timer with the source line that scheduled it`() {
    let stage = Stage(home)
    stage.world.clock.schedule(
      "caret", after: .milliseconds(500), every: .milliseconds(500), fileID: "App/Caret.swift",
      line: 18
    ) {}
    expect(
      error(of: stage),
      equals: """
        Not settled after 10 s: still pending: timer "caret" due at 10.5 s, every 0.5 s, \
        scheduled at Caret.swift:18.
        """)
  }

  @Test func `settle reports a transition that takes longer than the limit`() throws {
    let stage = Stage(home)
    home.present(editor, animated: true)
    expect(
      error(of: stage, limit: .milliseconds(250)).hasPrefix(
        """
        Not settled after 0.25 s: the presentation of Editor has not ended; \
        still pending: timer "Editor.transition" due at 0.5 s, scheduled at TransitionContext
        """))
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor"])
  }

  @Test func `settle lists endless transitions in the order of their requests`() {
    let stage = Stage(home), other = ViewController("Other"), alert = ViewController("Alert")
    let window = Window(world: stage.world)
    window.rootViewController = other
    window.makeKeyAndVisible()
    stage.runTurn()
    alert.transitioningDelegate = stuck
    editor.transitioningDelegate = stuck
    other.present(alert, animated: true)
    home.present(editor, animated: true)
    expect(
      error(of: stage),
      equals: """
        Not settled, but nothing is scheduled: Alert's animator has not called \
        completeTransition, so its presentation has not ended; Editor's animator has not called \
        completeTransition, so its presentation has not ended.
        """)
  }

  @Test func `the error NotSettled has the limit, the running transitions and the pending work`()
    throws
  {
    let stage = Stage(home)
    editor.transitioningDelegate = stuck
    home.present(editor, animated: true)
    stage.world.clock.schedule("late", after: .seconds(60)) {}
    let error = #expect(throws: NotSettled.self) { try stage.settle(limit: .seconds(1)) }
    expect(error?.limit, equals: .seconds(1))
    expect(error?.running.map(\.controller), equals: ["Editor"])
    expect(error?.running.map(\.awaitsAnimator), equals: [true])
    expect(error?.pending.map(\.what), equals: ["late"])
  }
}
