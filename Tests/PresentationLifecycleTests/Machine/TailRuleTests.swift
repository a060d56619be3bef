import PresentationLifecycle
import Testing

/// Law 1: an effect whose code may advance this very machine is the last of its list.
///
/// The lists here are reviewed by hand: what the shell does for each of these effects ends in an
/// event of the same machine, or calls user code that can cause one. Every other effect calls
/// user code at most in places where the state says so (`beginning`, `ending`), and only rows
/// that keep the state can fire.
struct TailRuleTests {
  @Test func `a callback of a controller, which may move its view, stands alone`() {
    let advancing: Set<Appearance.Effect> = [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .tellIsAppearing,
    ]
    expectTails(Appearance.table.map(\.row), advancing)
    for row in Appearance.table.map(\.row) { #expect(row.effects.count <= 1, "\(row.name)") }
  }

  @Test func `what asks for a link, starts it or concludes it ends the list`() {
    expectTails(
      PresentationMachine.table.map(\.row),
      [
        .askPresentationController, .loadPresenterView, .check, .askAnimator, .start, .conclude,
        .abandonTransition,
      ])
  }

  @Test func `what runs the animator, the owner or the app's completions ends the list`() {
    expectTails(
      TransitionMachine.table.map(\.row),
      [
        .startRunner, .runAlongside, .layOut, .takeOff, .endOwner, .deliverCompletions, .drain,
      ])
  }

  @Test func `the effect that ends an interaction is the last of its list`() {
    expectTails(Interaction.table.map(\.row), [.tellInteractionChange])
  }

  @Test func `what forwards an appearance ends the list`() {
    expectTails(
      ManualAppearance.table.map(\.row),
      [.willAppear, .didAppear, .willDisappear, .didDisappear, .attemptDelivery])
  }

  @Test func `what runs an animator's blocks or calls its completions ends the list`() {
    expectTails(PropertyAnimation.table.map(\.row), [.runBlocks, .deliverCompletions])
  }

  @Test func `what asks for a stack, starts its transition or ends an exchange ends the list`() {
    expectTails(
      StackMachine.table.map(\.row),
      [.askAnimator, .askLayout, .start, .tellDelivered, .conclude, .drain, .abandon])
  }

  @Test func `what asks for a tab, starts its transition or ends an exchange ends the list`() {
    expectTails(
      TabMachine.table.map(\.row), [.askAnimator, .start, .tellDelivered, .conclude, .drain])
  }

  @Test func `beginning a request ends its list, and so does admitting or refusing one`() {
    expectTails(
      Admission.table,
      [.beginPresent, .beginDismiss, .admit, .refuse, .enqueue, .operateStack, .judgeAgain])
  }

  private func expectTails<Effect>(
    _ rows: [Row<Effect>], _ advancing: Set<Effect>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var met: Set<Effect> = []
    for row in rows.uniqued {
      let early = row.effects.dropLast().filter(advancing.contains)
      #expect(early.isEmpty, "\(row.name)", sourceLocation: sourceLocation)
      met.formUnion(row.effects.suffix(1).filter(advancing.contains))
    }
    #expect(met == advancing, "each stands in some list", sourceLocation: sourceLocation)
  }
}
