import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Tests of taps of the user, and of actions that the app sends itself (P-66a).
@MainActor @Suite("Taps") struct TapTests {
  private let home = PlainViewController(title: "Home")
  private let next = PlainViewController(title: "Next")
  private let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
  private let stage: Stage
  private final class Count { var taps = 0 }
  private let count = Count()

  init() {
    stage = Stage(home)
    button.addAction(UIAction { [count] _ in count.taps += 1 }, for: .touchUpInside)
    home.view.addSubview(button)
  }

  private var lastLine: String { stage.trace.lines.last?.event ?? "" }

  @Test(.rule("P-66a"))
  func `a tap sends touchDown, touchUpInside and primaryActionTriggered, in this order`() {
    var events: [String] = []
    for (event, name) in [
      (UIControl.Event.primaryActionTriggered, "primary"), (.touchDown, "down"),
      (.touchUpInside, "up"), (.touchUpOutside, "outside"), (.valueChanged, "value"),
    ] {
      button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    stage.user.tap(button)
    expect(events == ["down", "up", "primary"] && count.taps == 1)
    button.isEnabled = false
    stage.user.tap(button)
    expect(count.taps, equals: 1)
  }

  @Test(.rule("P-66", "P-66a"), arguments: [true, false])
  func `taps are ignored during a noninteractive transition`(
    isDismissal: Bool
  ) throws {
    next.modalPresentationStyle = .overFullScreen
    if isDismissal {
      home.present(next, animated: false)
      try stage.settle()
    }
    if isDismissal { home.dismiss(animated: true) } else { home.present(next, animated: true) }
    stage.user.tap(button)
    expect(count.taps == 0 && lastLine.hasSuffix("ignored: a transition runs"))
    button.sendActions(for: .touchUpInside)
    expect(count.taps, equals: 1)
    try stage.settle()
    stage.user.tap(button)
    expect(count.taps, equals: isDismissal ? 2 : 1, "it is covered while the next screen is up")
  }

  @Test(.rule("P-66", "P-66a")) func `a tap works during an interactive transition`() throws {
    let steering = Steering(SnapshotDelegate())
    next.transitioningDelegate = steering
    next.modalPresentationStyle = .custom
    home.present(next, animated: true)
    stage.user.tap(button)
    expect(count.taps, equals: 1)
    stage.runTurn()
    steering.hand.finish()
    try stage.settle()
  }

  @Test(.rule("P-66a")) func `a tap has no effect on a view that a finger cannot reach`() {
    let cover = UIView(frame: home.view.bounds), away = UIButton(), label = UILabel()
    stage.user.tap(away)
    expect(lastLine.hasSuffix("ignored: it is not on screen"))
    home.view.addSubview(cover)
    stage.user.tap(button)
    expect(lastLine.hasSuffix("ignored: it cannot be reached"))
    cover.isUserInteractionEnabled = false
    stage.user.tap(button)
    cover.removeFromSuperview()
    stage.user.tap(home.view)
    expect(lastLine.hasSuffix("ignored: it cannot be reached") || lastLine.contains("nothing"))
    label.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    button.addSubview(label)
    stage.user.tap(button)
    expect(count.taps, equals: 2)
  }

  @Test(.rule("P-66a")) func `taps on rows and bar buttons are ignored during a transition`() throws
  {
    final class Chooser: UITableViewController {
      var rows = 0
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 1 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        rows += 1
      }
    }
    let chooser = Chooser(style: .plain), table = chooser.tableView!
    home.addChild(chooser)
    home.view.addSubview(table)
    let item = UIBarButtonItem(primaryAction: UIAction { [count] _ in count.taps += 1 })
    stage.world.use {
      home.present(next, animated: true)
      table.tapRow(at: IndexPath(row: 0, section: 0))
      item.tap()
    }
    expect(chooser.rows == 0 && count.taps == 0)
    try stage.settle()
    stage.world.use {
      table.tapRow(at: IndexPath(row: 0, section: 0))
      item.tap()
    }
    expect(chooser.rows == 1 && count.taps == 1)
  }
}
