import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The callbacks that announce a change of the safe area.
@Suite("Changes of the safe area")
@MainActor struct SafeAreaChangeTests {
  private final class Screen: ViewController {
    let log: Log
    let frame: CGRect

    init(_ name: String, _ log: Log, frame: CGRect) {
      (self.log, self.frame) = (log, frame)
      super.init(nibName: name, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Area(name, log, frame: frame) }
    override func viewSafeAreaInsetsDidChange() {
      log.note("\(name): controller, \(Int(view.safeAreaInsets.top))")
    }
    override func viewIsAppearing(_ animated: Bool) {
      log.note("\(name): viewIsAppearing")
    }
    override func viewWillLayoutSubviews() {
      log.note("\(name): viewWillLayoutSubviews")
    }
  }

  private final class Area: View {
    let log: Log

    init(_ name: String, _ log: Log, frame: CGRect) {
      self.log = log
      super.init(frame: frame)
      named(name)
    }

    required init?(coder: NSCoder) { nil }

    override func safeAreaInsetsDidChange() {
      log.note("\(name): view, \(Int(safeAreaInsets.top))")
    }
  }

  private let log = Log()

  private func screen(_ name: String, y: CGFloat = 0) -> Screen {
    Screen(name, log, frame: CGRect(x: 0, y: y, width: 390, height: 844 - y))
  }

  @Test(.rule("L-12"))
  func `a presented controller gets its safe area before viewIsAppearing and before layout`() throws
  {
    let stage = Stage(ViewController("Home"))
    stage.window.deviceInsets = ViewInsets(top: 47, left: 0, bottom: 34, right: 0)
    let screen = screen("Editor")
    screen.modalPresentationStyle = .fullScreen
    stage.window.rootViewController?.present(screen, animated: false)
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Editor: view, 47", "Editor: controller, 47", "Editor: viewIsAppearing",
        "Editor: viewWillLayoutSubviews",
      ])
  }

  @Test(.rule("L-12"))
  func `a child gets a new safe area when its parent's additional insets change`() throws {
    let (parent, child) = (screen("Parent"), screen("Child", y: 20))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let stage = Stage(parent)
    try stage.settle()
    log.clear()
    parent.additionalSafeAreaInsets.top = 50
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "Parent: view, 50", "Parent: controller, 50", "Child: view, 30", "Child: controller, 30",
        "Parent: viewWillLayoutSubviews",
      ])
    try stage.close()
  }

  @Test(.rule("L-12"))
  func `a layout that does not change the safe area does not call safeAreaInsetsDidChange`() throws
  {
    let screen = screen("Home")
    let stage = Stage(screen)
    stage.window.deviceInsets.top = 47
    try stage.settle()
    log.clear()
    screen.view.setNeedsLayout()
    try stage.settle()
    expect(log.lines, equals: ["Home: viewWillLayoutSubviews"])
  }
}
