import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Unfinished work at the end of a stage")
@MainActor struct StageResidueTests {
  private let home = ViewController("Home")
  private let editor = ViewController("Editor")
  private let stuck = StuckDelegate()

  private func residue(of stage: Stage) -> String {
    do throws(StageResidue) {
      try stage.close()
      return "nothing"
    } catch {
      return error.description
    }
  }

  @Test func `a stage without pending work closes without an error`() throws {
    let stage = Stage(home)
    home.present(editor, animated: true)
    try stage.settle()
    expect(residue(of: stage), equals: "nothing")
    expect(stage.world.isEnded)
  }

  @Test(.rule("P-80")) func `closing a stage reports a transition that never ends`() {
    let stage = Stage(home)
    editor.transitioningDelegate = stuck
    home.present(editor, animated: true)
    stage.runTurn()
    home.dismiss(animated: true)
    expect(
      residue(of: stage),
      equals: """
        Left on the stage:
          Editor's animator has not called completeTransition, so its presentation has not ended; \
        1 request waits for it
        Call settle() before close(), so that transitions and other work end. End gestures, and \
        cancel work that repeats.
        """)
  }

  @Test(.rule("T-31")) func `closing a stage reports a gesture that was never ended`() {
    let nav = NavigationController(rootViewController: home), stage = Stage(nav)
    let swipe = PercentDrivenInteractiveTransition(), guide = Guide(swipe)
    nav.pushViewController(editor, animated: false)
    stage.runTurn()
    nav.delegate = guide
    nav.popViewController(animated: true)
    stage.runTurn()
    swipe.update(0.5)
    expect(
      residue(of: stage),
      equals: """
        Left on the stage:
          the pop of Editor has not ended, because its interaction was neither finished nor canceled
        Call settle() before close(), so that transitions and other work end. End gestures, and \
        cancel work that repeats.
        """)
  }

  /// A delegate that supplies an interaction controller for each transition.
  private final class Guide: NavigationControllerDelegate {
    private let swipe: PercentDrivenInteractiveTransition

    init(_ swipe: PercentDrivenInteractiveTransition) { self.swipe = swipe }

    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationController.Operation,
      from fromVC: ViewController, to toVC: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { StuckAnimator() }

    func navigationController(
      _ navigationController: NavigationController,
      interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { swipe }
  }

  @Test func `closing a stage reports a pending timer`() {
    let stage = Stage(home)
    stage.world.clock.schedule(
      "caret", after: .seconds(1), fileID: "App/Caret.swift", line: 18
    ) {}
    expect(
      residue(of: stage),
      equals: """
        Left on the stage:
          still pending: timer "caret" due at 1 s, scheduled at Caret.swift:18
        Call settle() before close(), so that transitions and other work end. End gestures, and \
        cancel work that repeats.
        """)
  }

  @Test func `closing a stage reports a running animation with the line of its animate call`() {
    let stage = Stage(home), view = View("card")
    home.view.addSubview(view)
    let line = #line + 1
    View.animate(withDuration: 0.3, animations: { view.alpha = 0 }, completion: { _ in })
    expect(
      residue(of: stage),
      equals: """
        Left on the stage:
          still pending: timer "animation" due at 0.3 s, scheduled at \
        StageResidueTests.swift:\(line)
        Call settle() before close(), so that transitions and other work end. End gestures, and \
        cancel work that repeats.
        """)
  }

  @Test func `closing a stage reports animations without completions with the line of the call`() {
    let stage = Stage(home), view = View("card"), line = #line
    home.view.addSubview(view)
    View.animate(withDuration: 0.3) { view.alpha = 0 }
    View.animate(withDuration: 0.4, delay: 0.1, options: []) { view.center.x = 9 }
    _ = stage.world.use {
      ViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { view.center.y = 9 }
    }
    let animator = animator(of: view, on: stage)
    animator.startAnimation(afterDelay: 2)
    let residue = residue(of: stage)
    for call in [line + 2, line + 3, line + 5, line + 8] {
      expect(residue.contains("scheduled at StageResidueTests.swift:\(call)\n"), "\(residue)")
    }
    expect(!residue.contains("AnimationTimeline"))
  }

  @Test func `closing a stage reports a controller that should have been released`() throws {
    let stage = Stage(home)
    var held: ViewController? = ViewController("Held")
    if let held { stage.expectRelease(of: held) }
    expect(
      residue(of: stage),
      equals: """
        Left on the stage:
          still alive: Held
        To release a controller, set the properties that retain it to nil, and capture it weakly \
        in closures.
        """)
    expect(held != nil)
    held = nil
  }

  @Test func `closing a stage does not report a controller that was released`() throws {
    let stage = Stage(home)
    do {
      let sheet = ViewController("Sheet")
      stage.expectRelease(of: sheet)
      home.present(sheet, animated: true)
    }
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(residue(of: stage), equals: "nothing")
  }

  @Test
  func `a controller that only a stage retains is released when the stage closes`() throws {
    let stage = Stage(home)
    do {
      let sheet = ViewController("Sheet")
      stage.expectRelease(of: sheet)
      home.present(sheet, animated: true)
    }
    try stage.settle()
    expect(residue(of: stage), equals: "nothing")
  }

  @Test
  func `closing a stage reports an unreleased controller under its name in the trace`() throws {
    let stage = Stage(home), namesake = ViewController("Home")
    stage.expectRelease(of: namesake)
    home.present(namesake, animated: false)
    try stage.settle()
    expect(residue(of: stage).hasPrefix("Left on the stage:\n  still alive: Home #2\nTo release"))
  }

  @Test func `closing a stage reports all unfinished work and unreleased controllers in one error`()
  {
    let stage = Stage(home)
    editor.transitioningDelegate = stuck
    stage.expectRelease(of: editor)
    stage.expectRelease(of: home)
    home.present(editor, animated: true)
    stage.runTurn()
    stage.world.clock.async("hello", fileID: "App/Hello.swift", line: 3) {}
    expect(
      residue(of: stage),
      equals: """
        Left on the stage:
          Editor's animator has not called completeTransition, so its presentation has not ended
          still pending: block "hello" due at 0 s, scheduled at Hello.swift:3
          still alive: Editor
          still alive: Home
        Call settle() before close(), so that transitions and other work end. End gestures, and \
        cancel work that repeats.
        To release a controller, set the properties that retain it to nil, and capture it weakly \
        in closures.
        """)
  }

  @Test func `closing a stage a second time reports nothing`() {
    let stage = Stage(home)
    editor.transitioningDelegate = stuck
    stage.expectRelease(of: editor)
    home.present(editor, animated: true)
    expect(residue(of: stage) != "nothing")
    expect(residue(of: stage), equals: "nothing")
  }

  @Test func `a closed stage calls no more callbacks`() throws {
    let stage = Stage(home)
    home.present(editor, animated: true) { Issue.record("completed after the end") }
    stage.runTurn()
    let trace = stage.trace
    expect(residue(of: stage) != "nothing")
    stage.advance(by: .seconds(1))
    expect(stage.trace, equals: trace)
    expect(stage.visible.isEmpty)
  }

  // MARK: Animators

  private func card(on stage: Stage) -> View {
    let card = View("card", frame: CGRect(x: 24, y: 400, width: 80, height: 80))
    home.view.addSubview(card)
    return card
  }

  /// Creates an animator, which belongs to the world in which it is created.
  private func animator(of views: View..., on stage: Stage) -> ViewPropertyAnimator {
    stage.world.use {
      ViewPropertyAnimator(duration: 1, curve: .linear) { for view in views { view.alpha = 0 } }
    }
  }

  @Test(.rule("A-20")) func `closing a stage reports a paused or stopped animator`() {
    let stage = Stage(home)
    let (paused, stopped, over) = (
      animator(of: card(on: stage), on: stage), animator(of: card(on: stage), on: stage),
      animator(of: card(on: stage), on: stage)
    )
    paused.fractionComplete = 0.3
    for animator in [stopped, over] {
      animator.startAnimation()
      animator.stopAnimation(false)
    }
    over.finishAnimation(at: .current)
    expect(
      residue(of: stage),
      equals: """
        Left on the stage:
          still paused at 0.3: the animator of card
          still stopped: the animator of card
        Let each animator end, or end it with stopAnimation(true). Keep it in a property until then.
        """)
  }

  @Test(.rule("A-20"))
  func `closing a stage lists each view of a paused animator once`() {
    let stage = Stage(home)
    let (card, shade) = (card(on: stage), View(frame: .zero))
    home.view.addSubview(shade)
    let animator = animator(of: shade, card, on: stage)
    animator.addAnimations { card.center.y = 0 }
    animator.pauseAnimation()
    let bare = stage.world.use { ViewPropertyAnimator(duration: 1, curve: .linear) }
    bare.pauseAnimation()
    expect(
      residue(of: stage),
      equals: """
        Left on the stage:
          still paused at 0.0: the animator of <View>, card
          still paused at 0.0: the animator of no view
        Let each animator end, or end it with stopAnimation(true). Keep it in a property until then.
        """)
  }

  @Test(.rule("A-20"), arguments: [false, true])
  func `closing a stage reports animators that were released while paused or stopped`(
    isReported: Bool
  ) {
    let stage = Stage(home)
    do {
      let (paused, stopped) = (
        animator(of: card(on: stage), on: stage), animator(of: card(on: stage), on: stage)
      )
      paused.pauseAnimation()
      stopped.startAnimation()
      stopped.stopAnimation(false)
    }
    if isReported { stage.runTurn() }
    expect(stage.issues.count, equals: isReported ? 2 : 0)
    expect(
      residue(of: stage),
      equals: """
        Left on the stage:
          released while paused: the animator of card
          released while stopped: the animator of card
        Let each animator end, or end it with stopAnimation(true). Keep it in a property until then.
        """)
    expect(residue(of: stage), equals: "nothing")
  }

  @Test(.rule("A-19"))
  func `closing a stage reports a running animator only as pending work`() {
    let stage = Stage(home)
    animator(of: card(on: stage), on: stage).startAnimation()
    let residue = residue(of: stage)
    let line = #line - 2
    expect(residue.contains(#"still pending: timer "animator" due at 1 s, "#))
    expect(residue.contains("scheduled at StageResidueTests.swift:\(line)\n"))
    expect(!residue.contains("the animator of"))
  }
}
