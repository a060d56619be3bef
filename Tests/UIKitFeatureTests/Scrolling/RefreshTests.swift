import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Refresh controls and toolbars") struct RefreshTests {
  private final class Count { var refreshes = 0 }
  private let home = PlainViewController(title: "Home")
  private let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
  private let control = UIRefreshControl()
  private let count = Count()
  private let stage: Stage

  init() {
    stage = Stage(home)
    home.view.addSubview(list)
    list.contentSize = CGSize(width: 300, height: 1000)
    list.refreshControl = control
    control.addAction(UIAction { [count] _ in count.refreshes += 1 }, for: .valueChanged)
  }

  private func pull(_ distances: CGFloat...) {
    let finger = stage.user.touch(list, at: CGPoint(x: 150, y: list.bounds.minY + 50))
    for distance in distances { finger.move(x: 0, y: distance) }
    finger.lift()
  }

  @Test func `a pull of 120 points begins refreshing`() {
    pull(119)
    expect(!control.isRefreshing && count.refreshes == 0)
    pull(120, 50)
    expect(control.isRefreshing && count.refreshes == 1)
    pull(200)
    expect(count.refreshes, equals: 1)
    control.endRefreshing()
    expect(!control.isRefreshing)
    pull(200)
    expect(count.refreshes, equals: 2)
  }

  @Test func `one pull of a finger begins refreshing only once`() {
    let finger = stage.user.touch(list, at: CGPoint(x: 150, y: 50))
    finger.move(x: 0, y: 200)
    control.endRefreshing()
    finger.move(x: 0, y: 50)
    finger.lift()
    expect(count.refreshes, equals: 1)
    pull(200)
    expect(count.refreshes, equals: 2)
  }

  @Test func `if contents are scrolled down, a pull scrolls to the top before refreshing begins`() {
    list.contentOffset.y = 100
    pull(150)
    expect(list.contentOffset.y == 0 && !control.isRefreshing)
    list.contentOffset.y = 100
    pull(150, 70)
    expect(control.isRefreshing)
  }

  @Test func `a pull has no effect if bounces is false or the refresh control is disabled`() {
    list.bounces = false
    pull(200)
    list.bounces = true
    control.isEnabled = false
    pull(200)
    expect(!control.isRefreshing && count.refreshes == 0)
  }

  @Test func `beginRefreshing sends no actions`() {
    control.beginRefreshing()
    expect(control.isRefreshing && count.refreshes == 0)
    control.attributedTitle = NSAttributedString(string: "Loading")
    expect(control.attributedTitle?.string, equals: "Loading")
    expect(control.intrinsicContentSize.height, equals: 60)
  }

  @Test
  func `replacing a scroll view's refreshControl removes the old control and adds the new one`() {
    let next = UIRefreshControl()
    expect(control.superview === list)
    list.refreshControl = next
    expect(control.superview == nil && next.superview === list)
  }

  @Test func `a toolbar stores its items and settings`() {
    final class Target: NSObject, SelectorTarget {
      var taps = 0
      func perform(_ selector: Selector, from sender: Any?) { taps += 1 }
    }
    let target = Target(), bar = UIToolbar(frame: .zero)
    let save = UIBarButtonItem(
      barButtonSystemItem: .save, target: target, action: Selector(("save")))
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
    space.width = 8
    bar.setItems([space, save], animated: true)
    expect(bar.items == [space, save] && space.width == 8)
    bar.items?.last?.tap()
    expect(target.taps == 1 && bar.intrinsicContentSize.height == 44)
    (bar.barTintColor, bar.isTranslucent) = (.red, false)
    expect(bar.barTintColor == .red && !bar.isTranslucent)
  }
}
