import Presentation
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// A stack that logs `shouldPop` and `popViewController`, and returns `answer` from `shouldPop`.
private final class Gatekeeper: NavigationController, NavigationBarDelegate {
  let log = Log()
  var answer = true

  func navigationBar(
    _ navigationBar: NavigationBar, shouldPop item: NavigationItem
  ) -> Bool {
    let owner = viewControllers.last { $0.navigationItem === item }
    log.note("shouldPop \(owner?.name ?? "nobody"), \(navigationBar === self.navigationBar)")
    return answer
  }

  @discardableResult override func popViewController(animated: Bool) -> ViewController? {
    log.note("pop \(animated)")
    return super.popViewController(animated: animated)
  }
}

/// The back button (N-37).
@MainActor @Suite("Back button") struct BackButtonTests {
  private func scene(
    _ names: String..., system: SystemBehavior = .modern
  ) throws -> (Gatekeeper, Stage) {
    let keeper = Gatekeeper("Nav")
    keeper.viewControllers = names.map { ViewController($0) }
    let stage = Stage(keeper, system: system)
    try stage.settle()
    stage.startOver()
    return (keeper, stage)
  }

  @Test(.rule("N-37"), arguments: SwipeEndTests.systems)
  func `tapping the back button calls shouldPop and then pops like popViewController`(
    system: SystemBehavior
  ) throws {
    let (keeper, stage) = try scene("A", "B", system: system)
    stage.user.tapBack()
    expect(keeper.log.lines, equals: ["shouldPop B, true", "pop true"])
    expect(keeper.viewControllers.names, equals: ["A"])
    expect(keeper.transitionCoordinator?.initiallyInteractive == false)
    try stage.settle()
    let tapped = stage.callbacks()
    let (other, otherStage) = try scene("A", "B", system: system)
    other.popViewController(animated: true)
    try otherStage.settle()
    expect(tapped == otherStage.callbacks() && tapped.count == 5)
    try stage.close()
  }

  @Test(.rule("N-37"))
  func `a tap on the back button changes nothing if shouldPop returns false`() throws {
    let (keeper, stage) = try scene("A", "B")
    keeper.answer = false
    stage.user.tapBack()
    try stage.settle()
    expect(keeper.log.lines, equals: ["shouldPop B, true"])
    expect(keeper.viewControllers.names == ["A", "B"] && stage.callbacks().isEmpty)
    keeper.answer = true
    stage.user.tapBack("Nav")
    try stage.settle()
    expect(keeper.viewControllers.names, equals: ["A"])
    try stage.close()
  }

  @Test(.rule("N-37", "N-60"), arguments: 0..<4)
  func `a tap does nothing if the back button is hidden or missing`(
    variant: Int
  ) throws {
    let (keeper, stage) = try scene("A", "B")
    let item = keeper.viewControllers[1].navigationItem
    switch variant {
    case 0: item.hidesBackButton = true
    case 1: item.hasLeftItems = true
    case 2: keeper.isNavigationBarHidden = true
    default:
      keeper.popViewController(animated: false)
      try stage.settle()
    }
    let (names, lines) = (keeper.viewControllers.names, keeper.log.lines)
    stage.user.tapBack()
    try stage.settle()
    expect(keeper.log.lines, equals: lines)
    expect(keeper.viewControllers.names == names && stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("N-37"))
  func `left bar button items that supplement the back button do not hide it`() throws {
    let (keeper, stage) = try scene("A", "B")
    keeper.viewControllers[1].navigationItem.hasLeftItems = true
    keeper.viewControllers[1].navigationItem.leftItemsSupplementBackButton = true
    stage.user.tapBack()
    try stage.settle()
    expect(keeper.viewControllers.names, equals: ["A"])
    try stage.close()
  }

  @Test(.rule("N-37", "N-66"))
  func `after a canceled swipe, a tap on the back button still pops the top controller`() throws {
    let (keeper, stage) = try scene("A", "B")
    let swipe = stage.user.swipeBack()
    stage.runTurn()
    swipe.update(0.999)
    swipe.cancel()
    try stage.settle()
    stage.user.tapBack()
    try stage.settle()
    expect(keeper.viewControllers.names == ["A"] && stage.visible == ["Nav", "A"])
    try stage.close()
  }

  @Test(.rule("N-37", "N-81", "N-84"))
  func `if transitions can be interrupted, a tap on the back button interrupts a push`() throws {
    let (keeper, stage) = try scene("A", system: .fluid)
    keeper.pushViewController(ViewController("B"), animated: true)
    stage.advance(by: .milliseconds(100))
    stage.user.tapBack()
    expect(keeper.viewControllers.names, equals: ["A"])
    try stage.settle()
    expect(stage.visible, equals: ["Nav", "A"])
    expect(stage.callbacks("B").count, equals: 5)
    try stage.close()
  }

  @Test(.rule("N-37"))
  func `a back button in a sheet pops the sheet's stack and not the stack below`() throws {
    let (keeper, stage) = try scene("A", "B"), inner = Gatekeeper("Inner")
    inner.viewControllers = [ViewController("X"), ViewController("Y")]
    try stage.put(inner, on: keeper)
    stage.user.tapBack()
    try stage.settle()
    expect(inner.log.lines == ["shouldPop Y, true", "pop true"] && keeper.log.lines.isEmpty)
    expect(inner.viewControllers.names == ["X"] && keeper.viewControllers.names == ["A", "B"])
    try stage.close()
  }

  @Test(.rule("N-37"), arguments: [nil, "Nav"])
  func `the back button below a sheet cannot be tapped`(
    name: String?
  ) throws {
    let (keeper, stage) = try scene("A", "B")
    try stage.put(ViewController("Sheet"), on: keeper)
    stage.user.tapBack(name)
    try stage.settle()
    expect(keeper.log.lines.isEmpty && keeper.viewControllers.names == ["A", "B"])
    keeper.dismiss(animated: true)
    try stage.settle()
    stage.user.tapBack(name)
    try stage.settle()
    expect(keeper.viewControllers.names, equals: ["A"])
    try stage.close()
  }
}
