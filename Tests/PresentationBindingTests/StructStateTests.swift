import Observation
import Presentation
import PresentationBinding
import PresentationTesting
import TestSupport
import Testing

/// The whole state of an app in one value, so that each change is a change of the one property.
private struct AppState: Equatable {
  enum Tab: Hashable, CaseIterable {
    case library
    case settings
  }

  var path: [String] = []
  var tab = Tab.library
  var isEditing = false
  var seconds = 0
}

@MainActor @Observable private final class Store {
  var state = AppState()
  var isLocked = true

  func change(_ body: (inout AppState) -> Void) { body(&state) }

  /// Reads `isLocked` only while the editor is wanted.
  var canEdit: Bool {
    get { state.isEditing && !isLocked }
    set { (state.isEditing, isLocked) = (newValue, !newValue) }
  }
}

/// Bindings to parts of a value whose other parts change, too, such as the seconds of a timer.
@Suite("Bindings to parts of a struct", .olderSystemsToo)
@MainActor struct StructStateTests {
  private let store = Store()
  private let home = ViewController("Home")

  /// How a binding reads and writes its value.
  enum Access: CaseIterable {
    case keyPath
    case getter
  }

  private func editor(
    _ causes: Notes<DismissalCause>? = nil, _ access: Access = .keyPath,
    writeBack: WriteBack = .willDismiss
  ) throws -> Stage {
    let stage = Stage(home), store = store
    switch access {
    case .keyPath:
      home.present(
        while: \.state.isEditing, of: store, writeBack: writeBack,
        onDismissal: { causes?.add($0) }
      ) { ViewController("Editor") }
    case .getter:
      home.present(
        while: { store.state.isEditing }, set: { store.state.isEditing = $0 },
        writeBack: writeBack, onDismissal: { causes?.add($0) }
      ) { ViewController("Editor") }
    }
    store.state.isEditing = true
    try stage.settle()
    return stage
  }

  private func stack(
    _ path: [String], _ access: Access = .keyPath
  ) throws -> (NavigationController, Stage) {
    let stack = NavigationController(rootViewController: home), stage = Stage(stack)
    let store = store
    switch access {
    case .keyPath: stack.push(path: \.state.path, of: store) { ViewController($0) }
    case .getter:
      stack.push(path: { store.state.path }, set: { store.state.path = $0 }) { ViewController($0) }
    }
    store.state.path = path
    try stage.settle()
    return (stack, stage)
  }

  @Test(arguments: Access.allCases)
  func `a finished swipe back shortens the path although another part changes during the swipe`(
    access: Access
  ) throws {
    let (stack, stage) = try stack(["Rome", "Forum"], access)
    let swipe = stage.user.swipeBack()
    swipe.update(0.6)
    stage.runTurn()
    changeOtherPart()
    stage.runTurn()
    swipe.release(velocity: 300)
    try stage.settle()
    expect(store.state.path, equals: ["Rome"])
    expect(stack.viewControllers.map(\.name), equals: ["Home", "Rome"])
    try stage.finish()
  }

  /// Changes the same other part twice in one turn of the run loop.
  private func changeOtherPart() {
    store.state.seconds += 1
    store.state.seconds += 1
  }

  @Test(arguments: Access.allCases, WriteBack.allCases)
  func `a finished drag resets the value although another part changes during the drag`(
    access: Access, writeBack: WriteBack
  ) throws {
    let stage = try editor(nil, access, writeBack: writeBack)
    let drag = stage.dragFront()
    changeOtherPart()
    stage.runTurn()
    drag.release(velocity: 400)
    changeOtherPart()
    try stage.settle()
    expect(!store.state.isEditing)
    expect(stage.visible, equals: ["Home"])
    try stage.finish()
  }

  @Test(arguments: Access.allCases, WriteBack.allCases)
  func `a canceled drag restores the value although another part changes during the drag`(
    access: Access, writeBack: WriteBack
  ) throws {
    let stage = try editor(nil, access, writeBack: writeBack)
    let drag = stage.dragFront()
    changeOtherPart()
    stage.runTurn()
    drag.release(velocity: -400)
    try stage.settle()
    expect(store.state.isEditing)
    expect(stage.visible, equals: ["Home", "Editor"])
    try stage.finish()
  }

  @Test
  func `a canceled drag keeps a value that is set and reset while another part changes`() throws {
    let stage = try editor()
    let drag = stage.dragFront()
    store.state.seconds += 1
    store.state.isEditing = true
    store.state.isEditing = false
    store.state.seconds += 1
    stage.runTurn()
    drag.release(velocity: -400)
    try stage.settle()
    expect(!store.state.isEditing)
    expect(stage.visible, equals: ["Home"])
    try stage.finish()
  }

  @Test(arguments: [true, false])
  func `a dismissal by code resets the value although another part changes in the same turn`(
    changesFirst: Bool
  ) throws {
    let causes = Notes<DismissalCause>(), stage = try editor(causes, .getter)
    if changesFirst { changeOtherPart() }
    home.dismiss(animated: true)
    if !changesFirst { changeOtherPart() }
    try stage.settle()
    expect(!store.state.isEditing)
    expect(stage.visible, equals: ["Home"])
    expect(causes.all, equals: [.program])
    try stage.finish()
  }

  @Test
  func `a tab that code selects is written although another part changes in the same turn`() throws
  {
    let tabs = TabBarController()
    tabs.viewControllers = [home, ViewController("Settings")]
    tabs.select(\.state.tab, of: store)
    let stage = Stage(tabs)
    try stage.settle()
    store.state.seconds += 1
    tabs.selectedIndex = 1
    store.state.seconds += 1
    try stage.settle()
    expect(store.state.tab, equals: .settings)
    expect(tabs.selectedIndex, equals: 1)
    try stage.finish()
  }

  @Test
  func `withNavigation decides about its change although another part changes in the same turn`()
    throws
  {
    let (_, stage) = try stack([])
    changeOtherPart()
    withNavigation(animated: false) { store.state.path = ["Rome"] }
    changeOtherPart()
    stage.runTurn()
    expect(stage.visible.last, equals: "Rome")
    expect(stage.world.runningTransitions.isEmpty)
    try stage.finish()
  }

  @Test func `withNavigation does not decide about a change that follows in the same turn`() throws
  {
    let (_, stage) = try stack([])
    withNavigation(animated: false) { store.state.seconds += 1 }
    store.state.path = ["Rome"]
    stage.runTurn()
    expect(!stage.world.runningTransitions.isEmpty)
    try stage.finish()
  }

  @Test func `a change that waits keeps withNavigation's argument although another part changes`()
    throws
  {
    let stage = try editor()
    store.state.isEditing = false
    stage.runTurn()
    withNavigation(animated: false) { store.state.isEditing = true }
    stage.runTurn()
    store.state.seconds += 1
    stage.runTurn()
    stage.startOver()
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor"])
    expect(stage.trace.lines.map(\.event).contains("present(Editor)"))
    try stage.finish()
  }

  @Test func `a computed value is observed although a change makes it read another property`()
    throws
  {
    let stage = Stage(home)
    home.present(while: \.canEdit, of: store) { ViewController("Editor") }
    try stage.settle()
    store.state.isEditing = true
    store.isLocked = false
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor"])
    store.isLocked = true
    try stage.settle()
    expect(stage.visible, equals: ["Home"])
    try stage.finish()
  }

  @Test func `a getter can combine two properties that change inside each other's changes`() throws
  {
    let stage = Stage(home), store = store
    store.isLocked = false
    home.present(while: { !store.isLocked && store.state.isEditing }, set: { _ in }) {
      ViewController("Editor")
    }
    try stage.settle()
    store.change { state in
      state.isEditing = true
      store.isLocked = true
      store.isLocked = false
    }
    try stage.settle()
    expect(stage.visible, equals: ["Home", "Editor"])
    store.state.isEditing = false
    try stage.settle()
    try stage.finish()
  }
}
