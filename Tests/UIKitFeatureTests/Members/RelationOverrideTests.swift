import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Members of controllers and views that apps and their mocks override.
@MainActor @Suite("Overridden relations") struct RelationOverrideTests {
  private final class MockScreen: UIViewController {
    var mockParent: UIViewController?
    var mockChildren: [UIViewController]?
    var mockView: UIView?
    override var parent: UIViewController? { mockParent ?? super.parent }
    override var children: [UIViewController] { mockChildren ?? super.children }
    override var viewIfLoaded: UIView? { mockView ?? super.viewIfLoaded }
  }

  @Test func `a mock returns its own parent, children and view`() {
    let screen = MockScreen(), parent = UIViewController(), view = UIView()
    expect(screen.parent == nil && screen.children.isEmpty && screen.viewIfLoaded == nil)
    (screen.mockParent, screen.mockChildren, screen.mockView) = (parent, [parent], view)
    expect(screen.parent === parent && screen.children == [parent])
    expect(screen.viewIfLoaded === view)
  }

  @Test func `a mock with another parent is pushed and popped like every controller`() throws {
    let screen = MockScreen(), root = UIViewController()
    let stack = UINavigationController(rootViewController: root), stage = Stage(stack)
    try stage.settle()
    screen.mockParent = UIViewController()
    stack.pushViewController(screen, animated: true)
    try stage.settle()
    expect(stack.topViewController === screen && screen.view.window != nil)
    stack.popViewController(animated: true)
    try stage.settle()
    expect(stack.topViewController === root && screen.view.window == nil)
    try stage.close()
  }

  @Test func `a controller observes that its view is set`() {
    final class Screen: UIViewController {
      var changes = 0
      override var view: UIView! { didSet { changes += 1 } }
    }
    let screen = Screen()
    screen.view = UIView()
    expect(screen.changes, equals: 1)
  }

  @Test func `a view returns its layer with the layer's own type`() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
      override var layer: CAShapeLayer { super.layer as? CAShapeLayer ?? CAShapeLayer() }
    }
    let shape = Shape()
    shape.layer.lineWidth = 4
    expect(shape.layer.lineWidth, equals: 4)
  }

  @Test func `a view overrides its opacity and the search for a tag`() {
    final class Box: UIView {
      var searched: [Int] = []
      override var isOpaque: Bool {
        get { super.isOpaque }
        set { super.isOpaque = !newValue }
      }
      override func viewWithTag(_ tag: Int) -> UIView? {
        searched.append(tag)
        return super.viewWithTag(tag)
      }
    }
    let box = Box(), inside = UIView()
    inside.tag = 3
    box.addSubview(inside)
    expect(box.isOpaque && UIView().isOpaque)
    box.isOpaque = true
    expect(!box.isOpaque)
    expect(box.viewWithTag(3) === inside && box.viewWithTag(4) == nil && box.searched == [3, 4])
  }

  @Test func `a controller observes its activity and overrides its style`() throws {
    final class Screen: UIViewController {
      var types: [String] = []
      override var userActivity: NSUserActivity? {
        didSet { types.append(userActivity?.activityType ?? "none") }
      }
      override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .dark }
        set {}
      }
    }
    let screen = Screen()
    screen.userActivity = NSUserActivity(activityType: "order")
    expect(screen.types == ["order"] && screen.overrideUserInterfaceStyle == .dark)
    expect(UIResponder().userActivity == nil)
  }

  @Test func `VoiceOver's elements are counted from the elements or by overrides`() {
    final class Chart: UIView {
      override func accessibilityElementCount() -> Int { 7 }
      override func accessibilityElement(at index: Int) -> Any? { "bar \(index)" }
      override func index(ofAccessibilityElement element: Any) -> Int { 2 }
      override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        direction == .next
      }
    }
    let chart = Chart(), plain = UIView(), element = UIView()
    expect(chart.accessibilityElementCount() == 7 && chart.accessibilityScroll(.next))
    expect(chart.accessibilityElement(at: 1) as? String == "bar 1")
    expect(chart.index(ofAccessibilityElement: "x"), equals: 2)
    plain.accessibilityElements = [UIView(), element]
    expect(plain.accessibilityElementCount() == 2 && !plain.accessibilityScroll(.up))
    expect(plain.accessibilityElement(at: 1) as? UIView === element)
    expect(plain.accessibilityElement(at: 2) == nil)
    expect(plain.index(ofAccessibilityElement: element), equals: 1)
    expect(plain.index(ofAccessibilityElement: chart), equals: NSNotFound)
  }
}
