import Presentation
import PresentationLifecycle
import PresentationTesting
import TestSupport
import Testing

/// Mistakes planted into the state tables ("flips") that break a law of the state machines.
///
/// Each of these mistakes stops the program.
struct DoorTests {
  #if os(macOS) || os(Linux)
    @Test
    func `if a wrong entry in a state table causes a delegate call too early, the program stops`()
      async
    {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let flip = RowFlip(
          machine: .presentationLink, row: "asks for the dismissal's animator", change: .swap(0))
        let world = World(
          system: .modern, reporter: IssueReporter(raisePolicy: .record), flip: flip, laws: .trap)
        let home = ViewController("Home"), stage = Stage(home, world: world)
        home.present(ViewController("Menu"), animated: false)
        try stage.settle()
        home.dismiss(animated: true)
      }
      expectExit(
        result, says: #"presentationLink: row "dismisses, animated" moved from choosing("#)
      expectExit(result, says: "while a list of this machine was open (law 3)")
    }

    @Test
    func `if a wrong entry in a state table causes an impossible event, the program stops`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let flip = RowFlip(machine: .presentationLink, row: "remains presented", change: .next(0))
        let world = World(
          system: .modern, reporter: IssueReporter(raisePolicy: .record), flip: flip, laws: .trap)
        let home = ViewController("Home"), menu = ViewController("Menu")
        let stage = Stage(home, world: world)
        home.present(menu, animated: false)
        try stage.settle()
        menu.present(ViewController("Alert"), animated: false)
        let address = Address<PresentationMachine>(world.hierarchy.links.ids[0])
        _ = world.effects(of: .carry, at: address)
      }
      expectExit(
        result, says: "presentationLink: only a presented controller is dismissed (requested, ")
    }
  #endif

  @MainActor @Test
  func `the checks for wrong state table entries do not stop a correct presentation`() throws {
    let home = ViewController("Home"), stage = Stage(home)
    home.present(ViewController("Menu"), animated: false)
    try stage.settle()
    home.dismiss(animated: true)
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.close()
  }
}
