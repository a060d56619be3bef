import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Layers by name, margins as attributes, and the run loop of tests.
@MainActor @Suite("Members of older layout and animation code") struct LayerKeyTests {
  #if !canImport(ObjectiveC)
    @Test func `a layer's transform is set and read by its parts`() throws {
      let home = PlainViewController(title: "Home"), view = UIView(), stage = Stage(home)
      home.view.addSubview(view)
      view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      view.layer.setValue(2, forKeyPath: "transform.scale")
      expect(view.transform, equals: CGAffineTransform(scaleX: 2, y: 2))
      expect(view.layer.value(forKeyPath: "transform.scale.x") as? CGFloat == 2)
      view.layer.setValue(CGFloat(7), forKeyPath: "transform.translation.x")
      expect(view.transform.tx, equals: 7)
      view.layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "position")
      view.layer.setValue(0.25, forKey: "opacity")
      view.layer.setValue(3, forKeyPath: "cornerRadius")
      expect(view.center == CGPoint(x: 1, y: 2) && view.alpha == 0.25)
      expect(view.layer.cornerRadius, equals: 3)
      expect(view.layer.value(forKey: "position") as? CGPoint == view.center)
      view.layer.setValue("badge", forKey: "kind")
      expect(view.layer.value(forKey: "kind") as? String == "badge")
      expect(view.layer.value(forKey: "unknown") == nil)
      try stage.settle()
      try stage.close()
    }
  #endif

  @Test func `the anchor point of a view moves the view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.anchorPoint = .zero
    expect(view.layer.anchorPoint == .zero && view.frame.origin == CGPoint(x: 50, y: 20))
  }

  @Test(.rule("L-1")) func `attributes of margins pin a view inside the margins`() throws {
    let home = PlainViewController(title: "Home"), view = UIView(), stage = Stage(home)
    home.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    func pin(
      _ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: home.view, attribute: margin,
        multiplier: 1, constant: 0)
    }
    let left = pin(.leading, .leadingMargin)
    NSLayoutConstraint.activate([
      left, pin(.trailing, .trailingMargin), pin(.top, .topMargin), pin(.bottom, .bottomMargin),
    ])
    try stage.settle()
    expect(view.frame, equals: CGRect(x: 16, y: 0, width: 358, height: 844))
    expect(left.secondItem === home.view && left.secondAttribute == .leadingMargin)
    try stage.close()
  }

  @Test func `a test that runs the run loop advances the clock of its stage`() throws {
    let home = PlainViewController(title: "Home"), next = PlainViewController(title: "Next")
    let stack = UINavigationController(rootViewController: home), stage = Stage(stack)
    try stage.settle()
    stack.pushViewController(next, animated: true)
    RunLoop.current.run(until: Date())
    expect(stage.visible.last == "Next" && stack.transitionCoordinator != nil)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
    expect(stack.transitionCoordinator == nil)
    var isInside = true
    DispatchQueue.main.async {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
      isInside = false
    }
    expect(RunLoop.main.run(mode: .default, before: Date()) && !isInside)
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  @Test func `display links, bar buttons and effects of newer code can be made`() {
    let relay = Relay { (_: CADisplayLink) in }
    let link = CADisplayLink(target: relay, selector: Relay.action)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
    link.preferredFramesPerSecond = 30
    expect(link.preferredFrameRateRange.preferred, equals: 60)
    expect(CAFrameRateRange.default.preferred == nil)
    let image = UIImage(),
      item = UIBarButtonItem(
        image: nil, landscapeImagePhone: image, style: .plain, target: nil, action: nil)
    expect(item.landscapeImagePhone === image)
    let glass = UIGlassEffect(style: .clear), group = UIGlassContainerEffect()
    (glass.isInteractive, glass.tintColor, group.spacing) = (true, .red, 4)
    expect(UIVisualEffectView(effect: glass).effect === glass && group.spacing == 4)
    let hover = UIHoverGestureRecognizer(), pan = UIPanGestureRecognizer()
    let wheels: UIScrollTypeMask = .discrete
    pan.allowedScrollTypesMask = wheels
    expect(hover.zOffset == 0 && !pan.allowedScrollTypesMask.contains(.continuous))
  }

  @Test func `a gradient layer stores its colors and points`() {
    let gradient = CAGradientLayer()
    (gradient.colors, gradient.locations) = ([UIColor.red.cgColor], [0, 1])
    (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
    expect(gradient.colors?.count == 1 && gradient.locations?.count == 2)
    expect(gradient.startPoint == .zero && gradient.endPoint.x == 1)
  }
}
