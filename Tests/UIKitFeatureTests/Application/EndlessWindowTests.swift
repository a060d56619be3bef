import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Callbacks that hide and show the window of their controller again and again.
@MainActor @Suite("Windows that are hidden and shown without end") struct EndlessWindowTests {
  private final class Root: UIViewController {
    var calls: [String] = []
    var onCallback: (String) -> Void = { _ in }

    private func call(_ name: String) {
      calls.append(name)
      onCallback(name)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      call("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      call("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      call("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      call("didDisappear")
    }
  }

  private let stage = Stage(PlainViewController(title: "Home"))
  private let root = Root()
  private let window: UIWindow

  init() {
    window = stage.world.use { [stage] in UIWindow(frame: stage.window.frame) }
    window.rootViewController = root
  }

  private func expectEndless() throws {
    window.isHidden = false
    let error = try #require(throws: NotSettled.self) { try stage.settle() }
    expect(error.limit == nil && error.pending.map(\.kind) == [.commit])
    stage.advance(by: .seconds(1))
    expect(stage.issues.map(\.code), equals: [.endlessTurns])
    root.onCallback = { _ in }
    try stage.settle()
    expect(Array(root.calls.suffix(1)), equals: ["didAppear"])
    try stage.close()
  }

  @Test func `hiding and showing the window in each viewDidAppear is reported`() throws {
    root.onCallback = { [weak window] name in
      guard name == "didAppear" else { return }
      window?.isHidden = true
      window?.isHidden = false
    }
    try expectEndless()
  }

  @Test
  func `hiding the window in viewWillAppear, and showing it in viewWillDisappear, is reported`()
    throws
  {
    root.onCallback = { [weak window] name in
      if name == "willAppear" { window?.isHidden = true }
      if name == "willDisappear" { window?.isHidden = false }
    }
    try expectEndless()
  }

  @Test func `the root of a window that viewDidAppear hides and shows appears once more`() throws {
    root.onCallback = { [weak window, unowned root] name in
      guard name == "didAppear", root.calls.count == 2 else { return }
      window?.isHidden = true
      window?.isHidden = false
    }
    window.isHidden = false
    try stage.settle()
    expect(
      root.calls,
      equals: ["willAppear", "didAppear", "willDisappear", "willAppear", "didAppear"])
    try stage.close()
  }
}
