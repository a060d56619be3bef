import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

@Suite("Traces of percent-driven transitions")
@MainActor struct PercentTraceTests {
  /// Returns the trace of a transition whose gesture ends at 0.4, from the request to the end.
  private func trace(
    _ kind: AnimatorKind, dismisses: Bool, finishes: Bool,
    style: ModalPresentationStyle = .pageSheet
  ) throws -> Trace {
    let fixture = try ModalFixture(kind, dismisses: dismisses, style: style)
    fixture.ask()
    let recorder = fixture.stage.world.recorder, clock = fixture.stage.world.clock
    func note(_ text: String) { recorder.note(text, by: "coordinator", at: clock) }
    fixture.coordinator?.animate { _ in
      note("alongside")
    } completion: {
      note("completion, cancelled \($0.isCancelled)")
    }
    fixture.coordinator?.notifyWhenInteractionChanges {
      note("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
    }
    fixture.stage.runTurn()
    fixture.hand.update(0.4)
    fixture.end(finishes: finishes)
    try fixture.stage.settle()
    return fixture.stage.trace
  }

  /// A percent-driven interaction controller starts the animator itself (T-3).
  @Test(
    .rule("P-26", "P-27", "P-35", "P-36", "T-3", "T-14", "T-21", "T-45"),
    arguments: AnimatorKind.allCases)
  func `a finished percent-driven presentation has the expected trace`(kind: AnimatorKind) throws {
    try trace(kind, dismisses: false, finishes: true).expect(
      """
      Home               present(Menu, animated)
      Menu.delegate      animationController(forPresented) -> \(name(of: kind))
      Menu.delegate      interactionControllerForPresentation -> PercentDrivenInteractiveTransition
      Menu               viewDidLoad
      Menu.presentation  presentationTransitionWillBegin
      Menu               viewWillAppear(animated)
      Menu.animator      startInteractiveTransition
      \(start(of: kind))\
      coordinator        alongside
      Menu               viewIsAppearing(animated)
      coordinator        interactive false, cancelled false
      Menu.transition    completeTransition(true)
      Menu.presentation  presentationTransitionDidEnd(true)
      Menu               viewDidAppear(animated)
      Home               present completion
      Menu.animator      animationEnded(true)
      coordinator        completion, cancelled false
      """)
  }

  @Test(.rule("P-76", "P-77", "P-36", "T-14", "T-21"), arguments: AnimatorKind.allCases)
  func `a canceled percent-driven presentation has the expected trace`(kind: AnimatorKind) throws {
    try trace(kind, dismisses: false, finishes: false).expect(
      """
      Home               present(Menu, animated)
      Menu.delegate      animationController(forPresented) -> \(name(of: kind))
      Menu.delegate      interactionControllerForPresentation -> PercentDrivenInteractiveTransition
      Menu               viewDidLoad
      Menu.presentation  presentationTransitionWillBegin
      Menu               viewWillAppear(animated)
      Menu.animator      startInteractiveTransition
      \(start(of: kind))\
      coordinator        alongside
      Menu               viewIsAppearing(animated)
      coordinator        interactive false, cancelled true
      Menu.transition    completeTransition(false)
      Menu.presentation  presentationTransitionDidEnd(false)
      Menu               viewWillDisappear(animated)
      Menu               viewDidDisappear(animated)
      Home               present completion
      Menu.animator      animationEnded(false)
      coordinator        completion, cancelled true
      """)
  }

  @Test(.rule("P-29", "P-30", "P-33", "P-36", "T-14"), arguments: AnimatorKind.allCases)
  func `a finished dismissal of a full screen controller has the expected trace`(
    kind: AnimatorKind
  ) throws {
    try trace(kind, dismisses: true, finishes: true, style: .fullScreen).expect(
      """
      Home               dismiss(animated)
      Menu.delegate      animationController(forDismissed) -> \(name(of: kind))
      Menu.delegate      interactionControllerForDismissal -> PercentDrivenInteractiveTransition
      Menu.presentation  dismissalTransitionWillBegin
      Menu               viewWillDisappear(animated)
      Home               viewWillAppear(animated)
      Menu.animator      startInteractiveTransition
      \(start(of: kind))\
      coordinator        alongside
      Home               viewIsAppearing(animated)
      coordinator        interactive false, cancelled false
      Menu.transition    completeTransition(true)
      Menu.presentation  dismissalTransitionDidEnd(true)
      Home               viewDidAppear(animated)
      Menu               viewDidDisappear(animated)
      Home               dismiss completion
      Menu.animator      animationEnded(true)
      coordinator        completion, cancelled false
      """)
  }

  @Test(.rule("P-75", "P-77", "P-36", "T-14", "T-21"), arguments: AnimatorKind.allCases)
  func `a canceled dismissal of a full screen controller has the expected trace`(
    kind: AnimatorKind
  ) throws {
    try trace(kind, dismisses: true, finishes: false, style: .fullScreen).expect(
      """
      Home               dismiss(animated)
      Menu.delegate      animationController(forDismissed) -> \(name(of: kind))
      Menu.delegate      interactionControllerForDismissal -> PercentDrivenInteractiveTransition
      Menu.presentation  dismissalTransitionWillBegin
      Menu               viewWillDisappear(animated)
      Home               viewWillAppear(animated)
      Menu.animator      startInteractiveTransition
      \(start(of: kind))\
      coordinator        alongside
      Home               viewIsAppearing(animated)
      coordinator        interactive false, cancelled true
      Menu.transition    completeTransition(false)
      Menu.presentation  dismissalTransitionDidEnd(false)
      Home               viewWillDisappear(animated)
      Home               viewDidDisappear(animated)
      Menu               viewWillAppear(animated)
      Menu               viewIsAppearing(animated)
      Menu               viewDidAppear(animated)
      Home               dismiss completion
      Menu.animator      animationEnded(false)
      coordinator        completion, cancelled true
      """)
  }

  /// Returns the trace line of `animateTransition`.
  ///
  /// This method is not called if a gesture controls an interruptible animator (T-45).
  private func start(of kind: AnimatorKind) -> String {
    switch kind {
    case .blocks, .started: "Menu.animator      animateTransition\n"
    case .interruptible: ""
    }
  }

  private func name(of kind: AnimatorKind) -> String {
    switch kind {
    case .blocks: "BlockMarkMover"
    case .started: "StartedMarkMover"
    case .interruptible: "InterruptibleMarkMover"
    }
  }

  @Test(.rule("T-21", "T-12"), arguments: AnimatorKind.allCases)
  func `a canceled dismissal calls notifyWhenInteractionChanges handlers before viewWillAppear`(
    kind: AnimatorKind
  ) throws {
    let fixture = try ModalFixture(kind, dismisses: true).begin()
    fixture.coordinator?.notifyWhenInteractionChanges { _ in
      expect(fixture.stage.sceneAppearances(of: "Menu").count, equals: 1)
      expect(fixture.menu.isBeingDismissed)
    }
    fixture.hand.update(0.5)
    fixture.hand.cancel()
    expect(fixture.stage.sceneAppearances(of: "Menu"), equals: ["Menu viewWillDisappear(animated)"])
    try fixture.stage.settle()
    expect(fixture.stage.sceneAppearances(of: "Menu").count, equals: 3)
  }

  @Test(.rule("T-22", "P-36"), arguments: AnimatorKind.allCases, [true, false])
  func `isInteractive and isCancelled of the coordinator do not change after the release`(
    kind: AnimatorKind, finishes: Bool
  ) throws {
    let fixture = try ModalFixture(kind)
    fixture.ask()
    let coordinator = try #require(fixture.coordinator)
    func facts() -> [Bool] {
      [coordinator.initiallyInteractive, coordinator.isInteractive, coordinator.isCancelled]
    }
    expect(facts(), equals: [true, true, false])
    var atTheEnd: [Bool] = []
    var percentAtTheEnd: CGFloat = 0
    coordinator.animate(alongsideTransition: nil) { _ in
      (atTheEnd, percentAtTheEnd) = (facts(), coordinator.percentComplete)
    }
    fixture.stage.runTurn()
    fixture.hand.update(0.6)
    expect(facts(), equals: [true, true, false])
    fixture.end(finishes: finishes)
    expect(facts(), equals: [true, false, !finishes])
    fixture.stage.advance(by: .milliseconds(200))
    expect(coordinator.percentComplete, equals: 0.6)
    try fixture.stage.settle()
    expect(atTheEnd, equals: [true, false, !finishes])
    expect(percentAtTheEnd, equals: 0.6)
  }
}
