import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Delegates of scroll views") struct ScrollDelegateTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var target: CGFloat?

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("will end at \(targetContentOffset.pointee.y)")
      if let target { targetContentOffset.pointee.y = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("did end, decelerates: \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("decelerates") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      log.append("stands at \(scrollView.contentOffset.y)")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      log.append("animation ends")
    }
  }

  private let home = PlainViewController(title: "Home")
  private let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
  private let listener = Listener()
  private let stage: Stage

  init() {
    stage = Stage(home)
    home.view.addSubview(list)
    list.contentSize = CGSize(width: 300, height: 1000)
    list.delegate = listener
  }

  private func drag() {
    let finger = stage.user.touch(list, at: CGPoint(x: 150, y: 300))
    finger.move(x: 0, y: -40)
    finger.move(x: 0, y: -80)
    finger.lift()
  }

  @Test func `if the delegate sets no target offset, contents stop when the finger is lifted`()
    throws
  {
    drag()
    let offset = list.contentOffset.y
    expect(listener.log, equals: ["will end at \(offset)", "did end, decelerates: false"])
    expect(!list.isDecelerating)
    try stage.settle()
    expect(list.contentOffset.y, equals: offset)
  }

  @Test func `if the delegate sets a target offset, contents move there when the finger is lifted`()
    throws
  {
    listener.target = 300
    drag()
    expect(list.isDecelerating)
    try stage.settle()
    expect(!list.isDecelerating && list.contentOffset.y == 300)
    expect(
      listener.log.dropFirst(),
      equals: ["did end, decelerates: true", "decelerates", "stands at 300.0"])
  }

  @Test func `an animated setContentOffset calls scrollViewDidEndScrollingAnimation`() throws {
    list.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    expect(listener.log.isEmpty)
    try stage.settle()
    expect(listener.log == ["animation ends"] && list.contentOffset.y == 200)
  }
}
