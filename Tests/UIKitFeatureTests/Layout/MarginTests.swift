import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Margins of a controller's view, and resized subviews") struct MarginTests {
  private final class Screen: UIViewController {
    var changes = 0

    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      changes += 1
    }
  }

  private final class Inner: UIView {
    let log = Log()

    override func layoutMarginsDidChange() { log.note("margins") }
  }

  private let screen = Screen()
  private let stage: Stage

  init() { stage = Stage(screen) }

  @Test(.rule("L-15"))
  func `the view of a controller has at least the margins of the system`() throws {
    let inner = UIView(), least = screen.systemMinimumLayoutMargins
    screen.view.addSubview(inner)
    expect(least, equals: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    for view in [screen.view!, inner] {
      view.layoutMargins = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 20)
    }
    expect(
      screen.view.layoutMargins, equals: UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 20))
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 20))
    expect(screen.changes, equals: 1)
    try stage.close()
  }

  @Test(.rule("L-15"))
  func `without the minimum of the system, the margins are those that the app sets`() throws {
    let usual = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    screen.viewRespectsSystemMinimumLayoutMargins = false
    expect(screen.view.layoutMargins == usual && screen.changes == 1)
    screen.view.directionalLayoutMargins = .zero
    expect(screen.view.layoutMargins == .zero && screen.changes == 2)
    screen.viewRespectsSystemMinimumLayoutMargins = true
    expect(screen.view.layoutMargins.left == 16 && screen.changes == 3)
    let late = UIViewController()
    late.viewRespectsSystemMinimumLayoutMargins = false
    expect(!late.isViewLoaded && late.view.layoutMargins == usual)
    try stage.close()
  }

  @Test(.rule("L-18"))
  func `margins that preserve those of the superview cover the part inside the view`() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 80, height: 100))
    let guarded = Inner(frame: inner.bounds)
    screen.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(guarded)
    for view in [outer, inner, guarded] { view.insetsLayoutMarginsFromSafeArea = false }
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 2, right: 40)
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 30, left: 15, bottom: 8, right: 25))
    guarded.preservesSuperviewLayoutMargins = true
    guarded.log.clear()
    outer.layoutMargins.top = 50
    expect(guarded.log.lines == ["margins"] && guarded.layoutMargins.top == 50)
    try stage.close()
  }

  @Test(.rule("L-18")) func `the margins include the safe area, unless the view excludes it`()
    throws
  {
    let inner = UIView(frame: screen.view.bounds)
    screen.view.addSubview(inner)
    try stage.settle()
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
    let changes = screen.changes
    try stage.settle()
    expect(screen.changes, equals: changes + 1)
    expect(
      screen.view.layoutMargins, equals: UIEdgeInsets(top: 10, left: 21, bottom: 0, right: 16))
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 18, left: 13, bottom: 8, right: 8))
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 11, left: 6, bottom: 1, right: 1))
    inner.insetsLayoutMarginsFromSafeArea = false
    expect(inner.layoutMargins, equals: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    screen.view.insetsLayoutMarginsFromSafeArea = false
    let last = screen.changes
    screen.additionalSafeAreaInsets = .zero
    try stage.settle()
    expect(screen.changes == last && screen.view.layoutMargins.top == 0)
    try stage.close()
  }

  @Test func `a view with autoresizesSubviews false does not resize its subviews`() throws {
    let inner = UIView(frame: screen.view.bounds)
    let size = inner.bounds.size
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(inner)
    expect(screen.view.autoresizesSubviews)
    screen.view.autoresizesSubviews = false
    screen.view.bounds.size = CGSize(width: 100, height: 100)
    expect(!screen.view.autoresizesSubviews && inner.bounds.size == size)
    screen.view.autoresizesSubviews = true
    screen.view.bounds.size = CGSize(width: 200, height: 300)
    expect(inner.bounds.size, equals: CGSize(width: size.width + 100, height: size.height + 200))
    try stage.close()
  }
}
