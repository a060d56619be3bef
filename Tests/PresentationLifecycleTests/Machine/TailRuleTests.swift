import PresentationLifecycle
import TestSupport
import Testing

/// Law 1: an effect that may cause the next event of its machine is the last effect of its row.
///
/// The lists of such effects below are maintained by hand. Performing one of these effects sends an
/// event to the same machine, or calls app code that can cause an event. Other effects may call app
/// code as well, but only in states such as `beginning` and `ending`. In these states, no event
/// changes the state.
struct TailRuleTests {
  @Test
  func `in the appearance state table, an appearance callback is always the only effect`() {
    let advancing: Set<Appearance.Effect> = [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .tellIsAppearing,
    ]
    expectTails(Appearance.table.map(\.row), advancing)
    for row in Appearance.table.map(\.row) { expect(row.effects.count <= 1, "\(row.name)") }
  }

  @Test
  func `in each row of a presentation's state table, only the last effect can cause another event`()
  {
    expectTails(
      PresentationMachine.table.map(\.row),
      [
        .askPresentationController, .loadPresenterView, .check, .askAnimator, .start, .conclude,
        .abandonTransition,
      ])
  }

  @Test
  func `in each row of a transition's state table, only the last effect can cause another event`() {
    expectTails(
      TransitionMachine.table.map(\.row),
      [
        .startRunner, .runAlongside, .layOut, .takeOff, .endOwner, .deliverCompletions, .drain,
      ])
  }

  @Test
  func `in each row of an interaction's state table, only the last effect can cause another event`()
  {
    expectTails(Interaction.table.map(\.row), [.tellInteractionChange])
  }

  @Test
  func `in the table for manual appearance calls, only a row's last effect can cause an event`() {
    expectTails(
      ManualAppearance.table.map(\.row),
      [.willAppear, .didAppear, .willDisappear, .didDisappear, .attemptDelivery])
  }

  @Test
  func `in each row of an animator's state table, only the last effect can cause another event`() {
    expectTails(PropertyAnimation.table.map(\.row), [.runBlocks, .deliverCompletions])
  }

  @Test func `in each row of a stack's state table, only the last effect can cause another event`()
  {
    expectTails(
      StackMachine.table.map(\.row),
      [.askAnimator, .askLayout, .start, .tellDelivered, .conclude, .drain, .abandon])
  }

  @Test
  func `in each row of a tab bar controller's table, only the last effect can cause another event`()
  {
    expectTails(
      TabMachine.table.map(\.row), [.askAnimator, .start, .tellDelivered, .conclude, .drain])
  }

  @Test
  func `in each row of the request table, only the last effect can cause another event`() {
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
      expect(early.isEmpty, "\(row.name)", sourceLocation: sourceLocation)
      met.formUnion(row.effects.suffix(1).filter(advancing.contains))
    }
    expect(met, equals: advancing, "each stands in some list", sourceLocation: sourceLocation)
  }
}
