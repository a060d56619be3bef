import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Contents that scroll by themselves") struct ScrollMovementTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var target: CGFloat?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolls") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("stands") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("ends") }
  }

  private let home = PlainViewController(title: "Home")
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let listener = Listener()
  private let stage: Stage

  init() {
    stage = Stage(home)
    home.view.addSubview(list)
    list.contentSize = CGSize(width: 390, height: 4_000)
    list.delegate = listener
    stage.runTurn()
  }

  private func drag(by distance: CGFloat) {
    let finger = stage.user.touch(list, at: CGPoint(x: 150, y: list.bounds.midY))
    for _ in 0..<5 { finger.move(x: 0, y: distance / 5) }
    finger.lift()
  }

  @Test func `an animated scroll moves the contents in each frame`() throws {
    list.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
    stage.advance(by: .milliseconds(150))
    expect(listener.log.count == 9 && abs(list.contentOffset.y - 500) < 1)
    try stage.settle()
    expect(list.contentOffset.y, equals: 1_000)
    expect(listener.log, equals: Array(repeating: "scrolls", count: 18) + ["ends"])
    try stage.close()
  }

  @Test func `an animated scroll to the current offset does nothing`() throws {
    list.setContentOffset(.zero, animated: true)
    try stage.settle()
    expect(listener.log, equals: [])
    try stage.close()
  }

  @Test(arguments: [true, false])
  func `a later scroll replaces an animated scroll, whose end is not reported`(
    isLaterAnimated: Bool
  ) throws {
    list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    stage.advance(by: .milliseconds(100))
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: isLaterAnimated)
    try stage.settle()
    expect(list.contentOffset.y, equals: 300)
    expect(listener.log.filter { $0 == "ends" }.count, equals: isLaterAnimated ? 1 : 0)
    try stage.close()
  }

  @Test func `setting the offset ends an animated scroll`() throws {
    list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    stage.advance(by: .milliseconds(100))
    list.contentOffset.y = 7
    try stage.settle()
    expect(list.contentOffset.y == 7 && !listener.log.contains("ends"))
    try stage.close()
  }

  @Test func `an animated scroll also ends if the scroll view is released`() throws {
    var list: UIScrollView? = UIScrollView(frame: home.view.bounds)
    list?.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    stage.advance(by: .milliseconds(100))
    list = nil
    try stage.settle()
    try stage.close()
  }

  @Test(arguments: [true, false])
  func `a finger stops contents that move by themselves`(isDecelerating: Bool) throws {
    if isDecelerating {
      listener.target = 3_000
      drag(by: -100)
      expect(list.isDecelerating && !list.isTracking)
    } else {
      list.setContentOffset(CGPoint(x: 0, y: 3_000), animated: true)
    }
    stage.advance(by: .milliseconds(100))
    let offset = list.contentOffset.y
    expect(offset > 100 && offset < 2_900)
    let finger = stage.user.touch(list, at: CGPoint(x: 150, y: list.bounds.midY))
    expect(list.isTracking && !list.isDragging && !list.isDecelerating)
    expect(listener.log.last, equals: isDecelerating ? "stands" : "ends")
    stage.advance(by: .milliseconds(100))
    expect(list.contentOffset.y, equals: offset)
    listener.target = nil
    finger.lift()
    try stage.settle()
    expect(list.contentOffset.y == offset && !list.isTracking)
    try stage.close()
  }

  @Test(arguments: [true, false])
  func `code stops contents that move by themselves`(isDecelerating: Bool) throws {
    if isDecelerating {
      listener.target = 3_000
      drag(by: -100)
    } else {
      list.setContentOffset(CGPoint(x: 0, y: 3_000), animated: true)
    }
    expect(list.isDecelerating == isDecelerating && list.isScrollAnimating != isDecelerating)
    stage.advance(by: .milliseconds(100))
    let offset = list.contentOffset.y
    list.stopScrollingAndZooming()
    expect(!list.isDecelerating && !list.isScrollAnimating)
    expect(listener.log.last, equals: isDecelerating ? "stands" : "ends")
    try stage.settle()
    expect(list.contentOffset.y == offset && offset > 100)
    try stage.close()
  }

  @Test func `an exploration of animated scrolls ends`() throws {
    let result = try explore(budget: 1_000) { scenario in
      let home = PlainViewController(title: "Home")
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.contentSize.height = 4_000
      _ = scenario.stage(home)
      home.view.addSubview(list)
      for (here, there): (CGFloat, CGFloat) in [(0, 900), (900, 0)] {
        scenario.may("scroll to \(there)", when: { list.contentOffset.y == here }) {
          list.setContentOffset(CGPoint(x: 0, y: there), animated: true)
        }
      }
      scenario.atRest("stands") { [0, 900].contains(list.contentOffset.y) }
    }
    expect(result.isComplete)
  }

  @Test(.rule("R-6")) func `timers of the default mode wait while a finger scrolls`() throws {
    var log: [String] = []
    let plain = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      log.append("default")
    }
    let common = Timer(timeInterval: 0.1, repeats: false) { _ in log.append("common") }
    RunLoop.main.add(common, forMode: .common)
    let finger = stage.user.touch(list)
    finger.move(x: 0, y: -20)
    stage.advance(by: .milliseconds(300))
    expect(log, equals: ["common"])
    finger.lift()
    stage.runTurn()
    expect(log == ["common", "default"] && !plain.isValid)
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("R-6"))
  func `a timer of the default and the tracking mode also fires while a finger scrolls`() throws {
    var log: [String] = []
    let both = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
      log.append("both")
    }
    let tracking = Timer(timeInterval: 0.1, repeats: true) { _ in log.append("tracking") }
    for timer in [both, tracking] { RunLoop.main.add(timer, forMode: .tracking) }
    stage.advance(by: .milliseconds(100))
    expect(log, equals: ["both"])
    let finger = stage.user.touch(list)
    finger.move(x: 0, y: -20)
    stage.advance(by: .milliseconds(100))
    expect(log.suffix(2).sorted(), equals: ["both", "tracking"])
    finger.lift()
    for timer in [both, tracking] { timer.invalidate() }
    try stage.settle()
    try stage.close()
  }

  @Test func `a view that becomes larger scrolls back to the end of its contents`() {
    let end = list.contentSize.height - list.bounds.height
    list.contentOffset.y = end
    listener.log = []
    list.frame.size.height -= 100
    list.layoutIfNeeded()
    expect(list.contentOffset.y == end && listener.log.isEmpty)
    list.frame.size.height += 100
    list.layoutIfNeeded()
    expect(list.contentOffset.y == end && listener.log.isEmpty)
    list.frame.size.height += 50
    list.layoutIfNeeded()
    expect(list.contentOffset.y == end - 50 && listener.log == ["scrolls"])
  }

  @Test func `contents that become smaller scroll back to their end, unless a finger holds them`() {
    list.contentOffset.y = 1_000
    listener.log = []
    list.contentSize.height = 1_900
    expect(list.contentOffset.y == 1_000 && listener.log.isEmpty)
    list.contentSize.height = 1_044
    expect(list.contentOffset.y == 200 && listener.log == ["scrolls"])
    list.contentSize.height = 4_000
    expect(list.contentOffset.y, equals: 200)
    let finger = stage.user.touch(list, at: CGPoint(x: 150, y: 500))
    finger.move(x: 0, y: -50)
    finger.move(x: 0, y: -50)
    let held = list.contentOffset.y
    list.contentSize.height = 100
    expect(list.contentOffset.y == held && held > 200)
    finger.lift()
  }

  @Test func `contents at the top stay at the top when their insets change`() throws {
    list.contentInset.top = 100
    expect(list.contentOffset.y, equals: -100)
    list.contentInset.top = 40
    expect(list.contentOffset.y, equals: -40)
    list.contentOffset.y = 500
    list.contentInset.top = 0
    expect(list.contentOffset.y, equals: 500)
    try stage.close()
  }

  @Test func `contents begin below the safe area, unless the scroll view ignores it`() throws {
    let other = UIScrollView(frame: list.frame)
    other.contentInsetAdjustmentBehavior = .never
    home.view.addSubview(other)
    try #require(home.view.window).deviceInsets.top = 47
    stage.runTurn()
    expect(list.contentOffset.y == -47 && other.contentOffset.y == 0)
    try stage.close()
  }
}
