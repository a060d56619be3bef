import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Animations of layers that leave their window, and the view animations that a layer lists.
@MainActor @Suite("Layer animations and the view tree") struct LayerTreeAnimationTests {
  private final class Log: CAAnimationDelegate {
    var results: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { results.append(flag) }
  }

  private let home = PlainViewController(title: "Home")
  private let stage: Stage
  private let log = Log()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() throws {
    stage = Stage(home)
    home.view.addSubview(view)
    try stage.settle()
  }

  private func spin(_ layer: CALayer, _ change: (CABasicAnimation) -> Void = { _ in }) {
    let animation = CABasicAnimation(keyPath: "transform.rotation")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 6, 1)
    animation.delegate = log
    change(animation)
    stage.world.use { layer.add(animation, forKey: "spin") }
  }

  @Test(.rule("R-10b")) func `a view that leaves its window loses its layer's animations`() throws {
    let sublayer = CALayer()
    view.layer.addSublayer(sublayer)
    spin(view.layer)
    spin(sublayer)
    stage.advance(by: .milliseconds(300))
    view.removeFromSuperview()
    expect(view.layer.animationKeys() == nil && sublayer.animationKeys() == nil)
    expect(log.results.isEmpty)
    stage.runTurn()
    expect(log.results, equals: [false, false])
    try stage.close()
  }

  @Test(.rule("R-10b")) func `a layer that leaves the layer tree loses its animations`() throws {
    let sublayer = CALayer(), inner = CALayer()
    view.layer.addSublayer(sublayer)
    sublayer.addSublayer(inner)
    stage.runTurn()
    spin(sublayer)
    spin(inner)
    stage.world.use { inner.opacity = 0 }
    view.layer.insertSublayer(sublayer, at: 0)
    expect(sublayer.animationKeys(), equals: ["spin"])
    sublayer.removeFromSuperlayer()
    expect(sublayer.animationKeys() == nil && inner.presentation()?.opacity == 0)
    stage.runTurn()
    expect(log.results, equals: [false, false])
    try stage.close()
  }

  @Test(.rule("R-10b")) func `a push stops an endless animation of the screen that it covers`()
    throws
  {
    let list = PlainViewController(title: "List"), stack = UINavigationController()
    stack.viewControllers = [list]
    let stage = Stage(stack), view = UIView()
    list.view.addSubview(view)
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.toValue, animation.duration, animation.repeatCount) = (0, 1, .infinity)
    animation.delegate = log
    stage.world.use { view.layer.add(animation, forKey: "spin") }
    stage.advance(by: .seconds(5))
    stack.pushViewController(PlainViewController(title: "Detail"), animated: true)
    expect(view.layer.animationKeys(), equals: ["spin"])
    try stage.settle()
    expect(log.results, equals: [false])
    stack.popViewController(animated: true)
    try stage.settle()
    expect(view.layer.animationKeys() == nil && view.window === stage.window)
    try stage.close()
  }

  @Test(.rule("R-10b"))
  func `an animation that is not removed at its end stays when the view leaves its window`() throws
  {
    spin(view.layer) { $0.isRemovedOnCompletion = false }
    view.removeFromSuperview()
    expect(view.layer.animationKeys(), equals: ["spin"])
    try stage.settle()
    expect(log.results == [true] && view.layer.animationKeys() == ["spin"])
    try stage.close()
  }

  @Test func `removing an animation that stayed after its end does not call the delegate again`()
    throws
  {
    spin(view.layer) { $0.isRemovedOnCompletion = false }
    try stage.settle()
    stage.world.use { view.layer.removeAllAnimations() }
    try stage.settle()
    expect(log.results == [true] && view.layer.animationKeys() == nil)
    try stage.close()
  }

  @Test func `a layer's speed that would pause a view animation is reported once`() throws {
    stage.world.use {
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      for offset in [0.25, 0.5] { (view.layer.speed, view.layer.timeOffset) = (0, offset) }
    }
    expect(stage.issues.map(\.code), equals: [.notModelled])
    try stage.settle()
  }

  @Test func `a spring can be created from its perceived duration and its bounce`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    expect(spring.mass == 1 && abs(spring.perceptualDuration - 0.5) < 1e-6)
    expect(abs(spring.bounce - 0.2) < 1e-6 && abs(spring.stiffness - 16 * .pi * .pi) < 1e-6)
    expect(abs(spring.damping - 6.4 * .pi) < 1e-6 && spring.settlingDuration > 0.5)
  }

  @Test func `settle waits for the implicit animations of layers`() throws {
    let sublayer = CALayer()
    view.layer.addSublayer(sublayer)
    stage.runTurn()
    let start = stage.world.clock.now
    stage.world.use { sublayer.opacity = 0 }
    expect(sublayer.presentation()?.opacity, equals: 1)
    try stage.settle()
    expect(stage.world.clock.now - start, equals: .milliseconds(250))
    stage.world.use {
      sublayer.opacity = 1
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      sublayer.opacity = 0.5
      CATransaction.commit()
    }
    expect(stage.world.clock.pending.isEmpty && sublayer.presentation()?.opacity == 0.5)
    try stage.close()
  }

  @Test func `a replaced implicit animation ends its transaction`() throws {
    let sublayer = CALayer()
    view.layer.addSublayer(sublayer)
    stage.runTurn()
    var ends = 0
    stage.world.use {
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends += 1 }
      sublayer.opacity = 0
      CATransaction.commit()
    }
    stage.advance(by: .milliseconds(100))
    stage.world.use { sublayer.opacity = 1 }
    stage.runTurn()
    expect(ends, equals: 1)
    try stage.settle()
    expect(ends, equals: 1)
    try stage.close()
  }

  @Test func `a layer lists and removes the animations of its view's animation blocks`() throws {
    var results: [Bool] = []
    UIView.animate(
      withDuration: 1,
      animations: {
        view.alpha = 0.2
        view.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
      }, completion: { results.append($0) })
    spin(view.layer)
    expect(view.layer.animationKeys(), equals: ["opacity", "position", "bounds", "spin"])
    stage.advance(by: .milliseconds(500))
    view.layer.removeAnimation(forKey: "opacity")
    expect(view.layer.animationKeys(), equals: ["position", "bounds", "spin"])
    let seen = view.layer.presentation()
    expect(seen?.opacity == 0.2 && seen?.position != view.center)
    try stage.settle()
    expect(view.layer.animationKeys() == nil && results == [true])
    try stage.close()
  }

  @Test func `a hit test of a presentation layer finds the layers where they are visible`() throws {
    let inner = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
    let outer = UIView(frame: CGRect(x: 20, y: 0, width: 5, height: 5)), layer = view.layer
    view.addSubview(inner)
    view.addSubview(outer)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
    }
    stage.advance(by: .milliseconds(500))
    func hit(_ layer: CALayer?, _ x: CGFloat, _ y: CGFloat) -> CALayer? {
      layer?.hitTest(CGPoint(x: x, y: y))?.model()
    }
    let seen = layer.presentation()
    expect(seen?.contains(CGPoint(x: 1, y: 1)) == true && seen?.model() === layer)
    expect(hit(seen, 50.5, 0.5) === layer && hit(seen, 100.5, 0.5) == nil)
    expect(hit(layer, 50.5, 0.5) == nil && hit(layer, 100.5, 0.5) === layer)
    expect(hit(seen, 53, 3) === inner.layer && hit(layer, 103, 3) === inner.layer)
    expect(hit(seen, 71, 1) === outer.layer)
    layer.masksToBounds = true
    expect(hit(layer, 121, 1) == nil)
    inner.isHidden = true
    expect(hit(layer, 103, 3) === layer)
    layer.isHidden = true
    expect(hit(layer, 100.5, 0.5) == nil)
  }
}
