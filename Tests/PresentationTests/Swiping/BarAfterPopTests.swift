import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// A stack that logs the calls of `shouldPop`, and returns false.
private final class Witness: NavigationController, NavigationBarDelegate {
  let log = Log()
  /// Code to run inside `shouldPop`.
  var act: (Witness) -> Void = { _ in }

  func navigationBar(
    _ navigationBar: NavigationBar, shouldPop item: NavigationItem
  ) -> Bool {
    let isTop = item === topViewController?.navigationItem
    let moves =
      switch transitionCoordinator?.initiallyInteractive {
      case true?: "in a swipe"
      case false?: "in an animation"
      case nil: "without animation"
      }
    log.note("\(item.title ?? "") \(isTop ? "before" : "after") the pop \(moves)")
    act(self)
    return false
  }
}

/// `navigationBar(_:shouldPop:)` after pops that the back button does not cause (N-37b).
@MainActor @Suite("Bar after a pop") struct BarAfterPopTests {
  private func scene(
    _ names: String..., system: SystemBehavior = .modern
  ) throws -> (Witness, Stage) {
    let witness = Witness("Nav")
    witness.viewControllers = names.map { name in
      let controller = ViewController(name)
      controller.navigationItem.title = name
      return controller
    }
    let stage = Stage(witness, system: system)
    try stage.settle()
    stage.startOver()
    return (witness, stage)
  }

  @Test(.rule("N-37b", "N-63a"), arguments: SwipeEndTests.systems)
  func `an edge swipe calls shouldPop once, when it begins, and ignores the result`(
    system: SystemBehavior
  ) throws {
    let (witness, stage) = try scene("A", "B", "C", system: system)
    let swipe = stage.user.swipeBack()
    expect(witness.log.lines, equals: ["C after the pop in a swipe"])
    stage.runTurn()
    swipe.release(velocity: 300)
    try stage.settle()
    expect(witness.log.lines.count == 1 && witness.viewControllers.names == ["A", "B"])
    try stage.close()
  }

  @Test(.rule("N-37b", "N-64"))
  func `the end of a canceled edge swipe does not call shouldPop again`() throws {
    let (witness, stage) = try scene("A", "B")
    let swipe = stage.user.swipeBack()
    stage.runTurn()
    swipe.cancel()
    try stage.settle()
    expect(witness.log.lines, equals: ["B after the pop in a swipe"])
    expect(witness.viewControllers.names, equals: ["A", "B"])
    stage.user.tapBack()
    expect(witness.log.lines.last, equals: "B before the pop without animation")
    try stage.close()
  }

  @Test(.rule("N-37b"), arguments: [true, false])
  func `popViewController calls shouldPop after the pop, and ignores the result`(
    animated: Bool
  ) throws {
    let (witness, stage) = try scene("A", "B")
    let popped = witness.popViewController(animated: animated)
    expect(popped?.name == "B" && witness.viewControllers.names == ["A"])
    expect(
      witness.log.lines, equals: ["B after the pop \(animated ? "in an" : "without") animation"])
    try stage.settle()
    expect(witness.popViewController(animated: animated) == nil)
    expect(witness.log.lines.count, equals: 1)
    try stage.close()
  }

  @Test(.rule("N-37b", "N-40"))
  func `a pop that has waited for a push calls shouldPop when it begins`() throws {
    let (witness, stage) = try scene("A")
    let pushed = ViewController("B")
    pushed.navigationItem.title = "B"
    witness.pushViewController(pushed, animated: true)
    witness.popViewController(animated: true)
    expect(witness.log.lines.isEmpty)
    try stage.settle()
    expect(witness.log.lines, equals: ["B after the pop in an animation"])
    expect(witness.viewControllers.names, equals: ["A"])
    try stage.close()
  }

  @Test(.rule("N-37b", "N-42"))
  func `a pop that shouldPop requests begins after the first pop`() throws {
    let (witness, stage) = try scene("A", "B", "C")
    witness.act = { witness in
      witness.act = { _ in }
      witness.popViewController(animated: true)
    }
    witness.popViewController(animated: true)
    expect(witness.viewControllers.names == ["A", "B"] && witness.log.lines.count == 1)
    try stage.settle()
    expect(witness.viewControllers.names, equals: ["A"])
    expect(witness.log.lines.last, equals: "B after the pop in an animation")
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("N-37b"), arguments: 0..<5)
  func `shouldPop is not called by other operations, without a bar, or if a system does not`(
    variant: Int
  ) throws {
    var system = SystemBehavior.modern
    system.asksBarAfterPops = variant != 4
    let (witness, stage) = try scene("A", "B", "C", system: system)
    let controllers = witness.viewControllers
    switch variant {
    case 0: witness.popToViewController(controllers[1], animated: true)
    case 1: witness.popToRootViewController(animated: true)
    case 2: witness.setViewControllers([controllers[0]], animated: true)
    case 3:
      witness.isNavigationBarHidden = true
      witness.popViewController(animated: true)
    default: witness.popViewController(animated: true)
    }
    try stage.settle()
    expect(witness.log.lines.isEmpty && witness.viewControllers.count < 3)
    try stage.close()
  }
}
