import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Updates of constraints") struct ConstraintUpdateTests {
  private final class Box: UIView {
    let log: Log
    let title: String
    var width: NSLayoutConstraint?
    var wanted: CGFloat = 50

    init(_ title: String, _ log: Log) {
      (self.title, self.log) = (title, log)
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.note("\(title) constraints")
      width?.constant = wanted
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.note("\(title) layout")
    }
  }

  private final class Screen: UIViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(nibName: "Screen", bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Box("screen", log) }
    override func updateViewConstraints() {
      log.note("controller constraints")
      super.updateViewConstraints()
    }
  }

  private let log = Log()
  private let screen: Screen
  private let box: Box
  private let stage: Stage

  init() {
    screen = Screen(log)
    box = Box("box", log)
    screen.view.addSubview(box)
    stage = Stage(screen)
  }

  @Test
  func `updateConstraints is called on subviews before superviews, and before the first layout`()
    throws
  {
    try stage.settle()
    expect(
      log.lines,
      equals: [
        "box constraints", "controller constraints", "screen constraints", "screen layout",
        "box layout",
      ])
    expect(!box.needsUpdateConstraints())
  }

  @Test func `two calls of setNeedsUpdateConstraints lead to one call of updateConstraints`() throws
  {
    try stage.settle()
    log.clear()
    for _ in 0..<2 { box.setNeedsUpdateConstraints() }
    expect(box.needsUpdateConstraints() && log.lines.isEmpty)
    stage.runTurn()
    expect(log.lines == ["box constraints"] && !box.needsUpdateConstraints())
    screen.view.setNeedsUpdateConstraints()
    stage.runTurn()
    expect(log.lines.suffix(2), equals: ["controller constraints", "screen constraints"])
  }

  @Test
  func `a constraint that is changed in updateConstraints takes effect in the same run-loop turn`()
    throws
  {
    box.translatesAutoresizingMaskIntoConstraints = false
    box.width = box.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      try #require(box.width), box.heightAnchor.constraint(equalToConstant: 10),
      box.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      box.topAnchor.constraint(equalTo: screen.view.topAnchor),
    ])
    box.setNeedsUpdateConstraints()
    try stage.settle()
    expect(box.frame.width, equals: 50)
    box.wanted = 70
    box.setNeedsUpdateConstraints()
    stage.runTurn()
    expect(box.frame.width, equals: 70)
    box.wanted = 80
    box.setNeedsUpdateConstraints()
    screen.view.layoutIfNeeded()
    expect(box.frame.width, equals: 80)
  }

  @Test func `updateConstraintsIfNeeded calls updateConstraints at once, even without a window`() {
    let outer = Box("outer", log), inner = Box("inner", log)
    outer.addSubview(inner)
    log.clear()
    outer.updateConstraintsIfNeeded()
    outer.updateConstraintsIfNeeded()
    expect(log.lines, equals: ["inner constraints", "outer constraints"])
  }

  @Test func `a constant that is not finite reports an issue and does not change the constraint`() {
    let home = UIViewController(), stage = Stage(home), box = UIView()
    home.view.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 40)
    width.constant = .nan
    expect(width.constant == 40 && stage.issues.map(\.code) == [.notFinite])
    let height = box.heightAnchor.constraint(equalToConstant: .infinity)
    expect(height.constant == 0 && stage.issues.map(\.code) == [.notFinite, .notFinite])
  }
}
