import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Fingers on the subviews of a scroll view that lets its subviews have their touches.
@MainActor @Suite("Touches in the contents of a scroll view") struct ContentTouchTests {
  private final class Strip: UIScrollView {
    var refused: UIView?
    var asked: [String] = []
    var answer: Bool?

    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      asked.append("begin \(touches.count)")
      return view !== refused && super.touchesShouldBegin(touches, with: event, in: view)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel")
      return answer ?? super.touchesShouldCancel(in: view)
    }
  }

  private final class Pad: UIView {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled")
    }
  }

  private let home = PlainViewController(title: "Home")
  private let strip = Strip(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
  private let button = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
  private let stage: Stage

  init() throws {
    stage = Stage(home)
    strip.contentSize = CGSize(width: 390, height: 2_000)
    strip.addSubview(pad)
    strip.addSubview(button)
    home.view.addSubview(strip)
    try stage.settle()
  }

  /// Drags a finger up by 50 points.
  private func drag(_ view: UIView) throws {
    let finger = stage.user.touch(view)
    finger.move(x: 0, y: -20)
    finger.move(x: 0, y: -30)
    finger.lift()
    try stage.settle()
  }

  @Test func `a subview that the scroll view refuses gets no touches, and a drag scrolls`() throws {
    strip.refused = pad
    stage.user.tap(pad)
    try drag(pad)
    expect(pad.heard.isEmpty && strip.contentOffset.y > 0)
    strip.refused = nil
    stage.user.tap(pad)
    expect(pad.heard, equals: ["began", "ended"])
    stage.user.tap(strip)
    expect(strip.asked, equals: ["begin 1", "begin 1", "begin 1"], "only subviews are asked about")
    try stage.close()
  }

  @Test func `a sideways drag on a vertical list does not call touchesShouldCancel`() throws {
    strip.delaysContentTouches = false
    let finger = stage.user.touch(pad)
    finger.move(x: -20, y: 0)
    finger.move(x: -30, y: 0)
    finger.lift()
    try stage.settle()
    expect(!strip.asked.contains("cancel") && pad.heard == ["began", "ended"])
    try stage.close()
  }

  @Test func `without a delay, a drag on a control does not scroll`() throws {
    try drag(button)
    expect(strip.contentOffset.y > 0, "with a delay, the drag is quick enough")
    strip.contentOffset = .zero
    strip.delaysContentTouches = false
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try drag(button)
    expect(strip.contentOffset.y == 0 && taps == 1)
    strip.answer = true
    try drag(button)
    expect(strip.contentOffset.y > 0 && taps == 1)
    expect(strip.asked.filter { $0 == "cancel" }.count, equals: 2)
    try stage.close()
  }

  @Test func `without a delay, a drag on another subview scrolls if touches can be cancelled`()
    throws
  {
    strip.delaysContentTouches = false
    try drag(pad)
    expect(strip.contentOffset.y > 0 && pad.heard == ["began", "cancelled"])
    (strip.contentOffset, strip.canCancelContentTouches, pad.heard) = (.zero, false, [])
    try drag(pad)
    expect(strip.contentOffset.y == 0 && pad.heard == ["began", "ended"])
    expect(strip.asked.filter { $0 == "cancel" }.count, equals: 1)
    try stage.close()
  }
}
