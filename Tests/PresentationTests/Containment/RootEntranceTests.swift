import Presentation
import PresentationLifecycle
import PresentationTesting
import StageSupport
import TestSupport
import Testing

/// The conditions under which a controller may become the root of a window (P-101a, C-15).
@Suite("Becoming the root of a window") @MainActor struct RootEntranceTests {
  private let home = ViewController("Home")
  private let menu = ViewController("Menu")

  @Test(.rule("C-15")) func `a child cannot become the root of a window`() throws {
    let stage = Stage(home)
    home.embed(menu)
    stage.window.rootViewController = menu
    try stage.settle()
    expect(stage.window.rootViewController === home)
    expect(stage.visible, equals: ["Home", "Menu"])
    expect(
      stage.sceneMessages,
      equals: [
        "child view controller:<ViewController: Menu> should have parent view controller:(null) "
          + "but actual parent is:<ViewController: Home>"
      ])
    expect(stage.issues.map(\.isRaised), equals: [true])
  }

  @Test(.rule("P-101a"), arguments: [false, true])
  func `a presented controller cannot become the root of a window`(isOther: Bool) throws {
    let stage = Stage(home), other = Window(world: stage.world)
    home.present(menu, animated: true)
    if isOther { try stage.settle() }
    let window = isOther ? other : stage.window
    let root = window.rootViewController
    window.rootViewController = menu
    try stage.settle()
    expect(window.rootViewController === root)
    expect(stage.issues.map(\.code), equals: [.inconsistentRoot])
    expect(stage.issues.map(\.isRaised), equals: [false])
    expect(stage.visible, equals: ["Home", "Menu"])
  }

  @Test(.rule("P-101a"))
  func `the root of one window cannot become the root of another window`() throws {
    let stage = Stage(home), other = Window(world: stage.world)
    other.rootViewController = home
    expect(other.rootViewController == nil)
    expect(stage.issues.map(\.code), equals: [.inconsistentRoot])
    stage.window.rootViewController = menu
    other.rootViewController = home
    expect(other.rootViewController === home)
    expect(stage.issues.count, equals: 1)
  }

  @Test(.rule("P-101a"))
  func `a root controller of one test world cannot become a root in another test world`() throws {
    let first = Stage(home), second = Stage(menu)
    second.window.rootViewController = home
    expect(second.window.rootViewController === menu)
    expect(second.issues.map(\.code), equals: [.crossedWorlds])
    expect(first.visible, equals: ["Home"])
    expect(second.visible, equals: ["Menu"])
  }
}
