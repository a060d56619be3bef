import PresentationTesting
import TestSupport
import Testing
import UIKit

/// Methods for drawing and for touches, which subclasses of apps override.
@MainActor @Suite("Overrides for drawing") struct DrawingOverrideTests {
  private final class RingLayer: CALayer {
    var drawn = 0
    var progress: CGFloat = 0

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override func draw(in ctx: DrawingContext) {
      super.draw(in: ctx)
      ctx.addPath(UIBezierPath(ovalIn: bounds).cgPath)
      drawn += 1
    }
    override func display() { drawn += 10 }
    override func setNeedsDisplay() { drawn += 100 }
  }

  private final class RingView: UIView {
    let label = UILabel()
    var drawn = 0

    override class var layerClass: AnyClass { RingLayer.self }
    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
    override func draw(_ layer: CALayer, in ctx: DrawingContext) { drawn += 1 }
    override func display(_ layer: CALayer) { drawn += 10 }
  }

  private final class Strip: UIScrollView {
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { !(view is UISlider) && super.touchesShouldBegin(touches, with: event, in: view) }
  }

  @Test func `a test runs the drawing code of layers and views`() throws {
    let layer = RingLayer(), view = RingView()
    UIGraphicsBeginImageContext(CGSize(width: 8, height: 8))
    let context = try #require(UIGraphicsGetCurrentContext())
    layer.draw(in: context)
    layer.display()
    layer.setNeedsDisplay()
    view.draw(layer, in: context)
    view.display(layer)
    UIGraphicsEndImageContext()
    expect(layer.drawn == 111 && view.drawn == 11)
    expect(RingLayer.needsDisplay(forKey: "progress") && !CALayer.needsDisplay(forKey: "bounds"))
    expect(view.forFirstBaselineLayout === view.label && view.forLastBaselineLayout === view.label)
    let plain = UIView()
    expect(plain.forFirstBaselineLayout === plain && plain.forLastBaselineLayout === plain)
  }

  @Test func `a scroll view's decision about touches is code that a test calls`() {
    let strip = Strip()
    expect(strip.touchesShouldBegin([], with: nil, in: UIView()))
    expect(!strip.touchesShouldBegin([], with: nil, in: UISlider()))
  }

  private final class Application: UIApplication {
    var opened: [URL] = []
    var events = 0

    override func open(
      _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { opened.append(url) }
    override func sendEvent(_ event: UIEvent) {
      events += 1
      super.sendEvent(event)
    }
  }

  @Test func `an app subclasses its application`() throws {
    let stage = Stage(UIViewController())
    let application = stage.world.use { Application() }
    let url = try #require(URL(string: "https://example.com"))
    application.open(url)
    stage.world.use { application.sendEvent(UIEvent()) }
    expect(application.opened == [url] && application.events == 1)
    expect(stage.world.use { UIApplication.shared } !== application)
    try stage.close()
  }

  @Test func `a tab bar controller stores the accessory above its bar`() {
    let tabs = UITabBarController(), accessory = UITabAccessory(contentView: UIView())
    tabs.bottomAccessory = accessory
    expect(tabs.bottomAccessory === accessory && accessory.contentView.superview == nil)
    tabs.setBottomAccessory(nil, animated: true)
    expect(tabs.bottomAccessory == nil)
  }
}
