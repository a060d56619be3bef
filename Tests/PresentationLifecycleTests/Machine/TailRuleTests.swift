import PresentationLifecycle
import Testing

/// Law 1: an effect whose code may advance this very machine is the last of its list.
///
/// The lists here are reviewed by hand: for each of these effects, the shell's work ends in an
/// event of the same machine, or calls user code that can cause such an event. Every other effect
/// calls user code only in states that permit it (`beginning`, `ending`), where only rows that keep
/// the state can be picked.
struct TailRuleTests {
  @Test func `a callback that may move the controller's view is its row's only effect`() {
    let advancing: Set<Appearance.Effect> = [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .tellIsAppearing,
    ]
    expectTails(Appearance.table.map(\.row), advancing)
    for row in Appearance.table.map(\.row) { #expect(row.effects.count <= 1, "\(row.name)") }
  }

  @Test func `an effect that asks for a link, starts it or concludes it is the last of its list`() {
    expectTails(
      PresentationMachine.table.map(\.row),
      [
        .askPresentationController, .loadPresenterView, .check, .askAnimator, .start, .conclude,
        .abandonTransition,
      ])
  }

  @Test
  func `an effect that runs the animator, its owner or app completions is the last of its list`() {
    expectTails(
      TransitionMachine.table.map(\.row),
      [
        .startRunner, .runAlongside, .layOut, .takeOff, .endOwner, .deliverCompletions, .drain,
      ])
  }

  @Test func `the effect that ends an interaction is the last of its list`() {
    expectTails(Interaction.table.map(\.row), [.tellInteractionChange])
  }

  @Test func `an effect that forwards an appearance is the last of its list`() {
    expectTails(
      ManualAppearance.table.map(\.row),
      [.willAppear, .didAppear, .willDisappear, .didDisappear, .attemptDelivery])
  }

  @Test func `an effect that runs an animator's blocks or completions is the last of its list`() {
    expectTails(PropertyAnimation.table.map(\.row), [.runBlocks, .deliverCompletions])
  }

  @Test
  func `an effect that asks for a stack, starts its transition or ends an exchange is the last`() {
    expectTails(
      StackMachine.table.map(\.row),
      [.askAnimator, .askLayout, .start, .tellDelivered, .conclude, .drain, .abandon])
  }

  @Test
  func `an effect that asks for a tab, starts its transition or ends an exchange is the last`() {
    expectTails(
      TabMachine.table.map(\.row), [.askAnimator, .start, .tellDelivered, .conclude, .drain])
  }

  @Test func `the effect that begins, admits or refuses a request is the last of its list`() {
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
