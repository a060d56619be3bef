import Observation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Screens that a path or a list of tabs removes while they present a controller.
@Suite("Removed screens that present a controller", .olderSystemsToo)
@MainActor struct RemovedScreenTests {
  private let library = Library()
  private let profile = ProfileModel()
  private let stack = NavigationController(rootViewController: ViewController("Albums"))

  /// Returns a stage whose stack shows Rome, which presents an editor while `isEditing` is true.
  private func stage() throws -> Stage {
    let stage = Stage(stack), profile = profile
    stack.push(path: \.path, of: library) { name in
      let screen = ViewController(name)
      screen.showEditor(for: profile) { ViewController("Editor") }
      return screen
    }
    library.path = ["Rome"]
    try stage.settle()
    return stage
  }

  private func expectEnd(of stage: Stage, _ comment: Comment? = nil) throws {
    try stage.settle()
    expect(stage.visible.last, equals: "Albums", comment)
    expect(stack.viewControllers.count, equals: 1, comment)
    expect(!profile.isEditing, comment)
    try stage.finish(comment)
  }

  @Test(arguments: [true, false], 0..<5)
  func `popping a screen and resetting the sheet's value leaves no sheet on screen`(
    pathFirst: Bool, step: Int
  ) throws {
    let stage = try stage()
    profile.isEditing = true
    for _ in 0..<step { stage.advance(by: .milliseconds(150)) }
    if pathFirst { library.path = [] }
    profile.isEditing = false
    if !pathFirst { library.path = [] }
    try expectEnd(of: stage, "path first: \(pathFirst), step \(step)")
  }

  /// Returns a stage at rest on which a popped screen still presents its sheet.
  private func stageOfPoppedScreen() throws -> Stage {
    let stage = try stage()
    profile.isEditing = true
    try stage.settle()
    library.path = []
    try stage.settle()
    return stage
  }

  @Test func `a popped screen's sheet is dismissed when the sheet's value becomes false`() throws {
    let stage = try stageOfPoppedScreen()
    expect(stage.visible.last, equals: "Editor")
    profile.isEditing = false
    try expectEnd(of: stage)
  }

  @Test func `dragging away a popped screen's sheet resets the sheet's value`() throws {
    let stage = try stageOfPoppedScreen()
    stage.user.drag("Editor").release(velocity: 1_000)
    try expectEnd(of: stage)
  }

  @Test func `a popped screen is released after its sheet has been dismissed`() throws {
    let stage = try stage()
    weak var rome: ViewController?
    rome = stack.topViewController
    profile.isEditing = true
    try stage.settle()
    library.path = []
    try stage.settle()
    expect(rome != nil)
    profile.isEditing = false
    try stage.settle()
    expect(rome == nil)
    try expectEnd(of: stage)
  }

  @Test func `closing a stage while a popped screen presents a sheet reports no leak`() throws {
    let stage = try stageOfPoppedScreen()
    expect(stage.visible.last, equals: "Editor")
    try stage.close()
  }

  @Test(arguments: 0..<5)
  func `if a tab is removed and the value of its sheet is reset, the sheet is dismissed`(
    step: Int
  ) throws {
    let model = TabsModel(), tabs = TabBarController(), stage = Stage(tabs), profile = profile
    tabs.select(\.tab, of: model, among: \.tabs) { name in
      let screen = ViewController(name)
      if name == "Search" { screen.showEditor(for: profile) { ViewController("Editor") } }
      return screen
    }
    try stage.settle()
    (model.tab, profile.isEditing) = ("Search", true)
    for _ in 0..<step { stage.advance(by: .milliseconds(150)) }
    (model.tabs, profile.isEditing) = (["Home"], false)
    try stage.settle()
    expect(stage.visible.last, equals: "Home", "step \(step)")
    try stage.finish("step \(step)")
  }
}

@MainActor @Observable private final class TabsModel {
  var tab = "Home"
  var tabs = ["Home", "Search"]
}
