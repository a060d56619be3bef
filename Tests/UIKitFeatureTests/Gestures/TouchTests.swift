import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Touches") struct TouchTests {
  private final class Pad: UIView {
    var log: [String] = []
    var passesOn = false
    private func note(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
      let touch = touches.first, place = touch?.location(in: self) ?? .zero
      log.append("\(what) \(Int(place.x)) \(Int(place.y))")
      expect(event?.allTouches?.count == 1 && event?.touches(for: self) == touches)
      expect(touch?.view === self && touch?.window === window)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches, event)
      if passesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches, event)
    }
  }

  private final class Screen: UIViewController {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  }

  private let home = Screen()
  private let pad = Pad(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let stage: Stage

  init() {
    stage = Stage(home)
    home.view.addSubview(pad)
  }

  private var lastLine: String { stage.trace.lines.last?.event ?? "" }

  @Test func `until the finger is lifted, a touch belongs to the view in which it began`() {
    let finger = stage.user.touch(pad)
    finger.move(x: 200, y: 5)
    expect(finger.place == CGPoint(x: 350, y: 155) && finger.isDown)
    finger.move(to: CGPoint(x: Double.nan, y: 0))
    finger.lift()
    finger.lift()
    finger.move(to: .zero)
    expect(pad.log == ["began 50 50", "moved 250 55", "ended 250 55"] && !finger.isDown)
    expect(stage.issues.map(\.code), equals: [.notFinite])
    stage.user.touch(pad, at: CGPoint(x: 1, y: 2)).cancel()
    expect(pad.log.suffix(2) == ["began 1 2", "cancelled 1 2"] && home.count == 0)
    expect(lastLine.hasSuffix("is cancelled"))
  }

  @Test func `a touch that a view does not handle is passed along the responder chain`() {
    pad.passesOn = true
    let inner = UIView(frame: pad.bounds)
    pad.addSubview(inner)
    let plain = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    home.view.addSubview(plain)
    stage.user.tap(plain)
    expect(home.count, equals: 1)
    pad.isHidden = true
    stage.user.tap(pad)
    expect(home.count == 1 && lastLine.hasSuffix("ignored: it cannot be reached"))
  }

  @Test(.rule("P-66"))
  func `touches are ignored on hidden or disabled views and during transitions`() throws {
    for hide in [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
    ] as [(UIView) -> Void] {
      (pad.isHidden, pad.alpha, pad.isUserInteractionEnabled) = (false, 1, true)
      hide(pad)
      expect(!stage.user.touch(pad).isDown)
    }
    (pad.isHidden, pad.alpha, pad.isUserInteractionEnabled) = (false, 1, true)
    expect(pad.log.isEmpty && !stage.user.touch(UIView()).isDown)
    home.present(PlainViewController(title: "Next"), animated: true)
    expect(!stage.user.touch(pad).isDown)
    expect(lastLine.hasSuffix("begins, ignored: a transition runs"))
    try stage.settle()
  }

  @Test func `tapCount counts quick taps at the same place`() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
        expect(touches.allSatisfy { $0.type == .direct && $0.force == 0 && $0.majorRadius == 0 })
      }
    }
    let counter = Counter(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
    home.view.addSubview(counter)
    stage.user.tap(counter)
    stage.user.tap(counter)
    stage.user.touch(counter, at: CGPoint(x: 1, y: 1)).lift()
    stage.user.tap(counter)
    stage.advance(by: .milliseconds(400))
    stage.user.tap(counter)
    expect(counter.counts, equals: [1, 2, 1, 1, 1])
  }

  @Test func `a control tracks a finger and sends an event for each phase of the touch`() {
    final class Dial: UIControl {
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return super.beginTracking(touch, with: event)
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return touch.location(in: self).y < 500
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
      override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
    }
    let dial = Dial(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    var events: [String] = []
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchDragInside, "in"), (.touchDragOutside, "out"),
      (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.touchDownRepeat, "again"),
    ] {
      dial.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    home.view.addSubview(dial)
    let finger = stage.user.touch(dial)
    expect(dial.isTracking && dial.isTouchInside && dial.isHighlighted)
    finger.move(x: 90)
    expect(dial.isTouchInside)
    finger.move(x: 90)
    expect(dial.isTracking && !dial.isTouchInside && !dial.isHighlighted)
    finger.move(x: -180)
    finger.lift()
    expect(events, equals: ["down", "in", "exit", "out", "enter", "in", "up"])
    events = []
    stage.user.touch(dial).cancel()
    expect(events == ["down", "again", "cancel"] && !dial.isTracking)
    events = []
    let away = stage.user.touch(dial)
    away.move(x: 300)
    away.lift()
    expect(events.suffix(1), equals: ["up outside"])
    dial.calls = []
    let lost = stage.user.touch(dial)
    lost.move(x: 0, y: 600)
    expect(dial.calls == ["begin", "continue"] && !dial.isTracking)
    lost.lift()
    expect(dial.calls, equals: ["begin", "continue"])
    dial.isEnabled = false
    expect(!stage.user.touch(dial).isDown || !dial.isTracking)
  }

  @Test
  func `a finger can select a table row, scroll a table, and begin editing a text field`() throws {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var selected: [Int] = []
      var drags: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags.append("begins") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
        drags.append("ends")
      }
    }
    let table = UITableView(frame: home.view.bounds), rows = Rows()
    (table.dataSource, table.delegate) = (rows, rows)
    home.view.addSubview(table)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    stage.runTurn()
    stage.user.tap(try #require(table.cellForRow(at: IndexPath(row: 3, section: 0))))
    expect(rows.selected, equals: [3])
    let finger = stage.user.touch(table)
    finger.move(x: 0, y: -100)
    expect(table.contentOffset.y == 100 && table.isDragging)
    finger.move(x: 0, y: 400)
    expect(table.contentOffset.y, equals: 0)
    finger.lift()
    expect(rows.selected == [3] && rows.drags == ["begins", "ends"])
    table.isScrollEnabled = false
    let held = stage.user.touch(table)
    held.move(x: 0, y: -100)
    held.lift()
    expect(table.contentOffset.y == 0 && rows.drags.count == 2)
    home.view.addSubview(field)
    stage.user.tap(field)
    expect(field.isFirstResponder)
  }
}
