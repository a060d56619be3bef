import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Callbacks that hide and show the window of their controller again and again.
@MainActor @Suite("Windows that are hidden and shown without end") struct EndlessWindowTests {
  private let stage = Stage(Probe("Home"))
  private let root = Probe("Root")
  private let log = Log()
  private let window: Window

  init() {
    window = Window(world: stage.world)
    window.rootViewController = root
    root.log = log
  }

  private func expectEndless(stop: () -> Void) throws {
    window.isHidden = false
    let error = try #require(throws: NotSettled.self) { try stage.settle() }
    expect(error.limit == nil && error.pending.map(\.kind) == [.commit])
    stage.advance(by: .seconds(1))
    expect(stage.issues.map(\.code), equals: [.endlessTurns])
    stop()
    try stage.settle()
    expect(log.lines.last { $0.contains("ppear(") } == "Root viewDidAppear(false)")
    try stage.close()
  }

  @Test func `hiding and showing the window in each viewDidAppear is reported`() throws {
    var isHiding = true
    root.on(.viewDidAppear) { [weak window] in
      guard isHiding else { return }
      window?.isHidden = true
      window?.isHidden = false
    }
    try expectEndless { isHiding = false }
  }

  @Test
  func `hiding the window in viewWillAppear, and showing it in viewWillDisappear, is reported`()
    throws
  {
    var isHiding = true
    root.on(.viewWillAppear) { [weak window] in if isHiding { window?.isHidden = true } }
    root.on(.viewWillDisappear) { [weak window] in if isHiding { window?.isHidden = false } }
    try expectEndless { isHiding = false }
  }

  @Test func `the root of a window that viewDidAppear hides and shows appears once more`() throws {
    var hasHidden = false
    root.on(.viewDidAppear) { [weak window] in
      guard !hasHidden else { return }
      hasHidden = true
      window?.isHidden = true
      window?.isHidden = false
    }
    window.isHidden = false
    try stage.settle()
    expect(
      log.lines.filter { $0.contains("ppear(") },
      equals: [
        "Root viewWillAppear(false)", "Root viewDidAppear(false)", "Root viewWillDisappear(false)",
        "Root viewWillAppear(false)", "Root viewDidAppear(false)",
      ])
    try stage.close()
  }
}
