import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Implicit animations of layers without views") struct LayerActionTests {
  private final class Supplier: CALayerDelegate {
    var action: CAAction?
    var keys: [String] = []
    func action(for layer: CALayer, forKey event: String) -> CAAction? {
      keys.append(event)
      return action
    }
  }

  private let home = PlainViewController(title: "Home")
  private let stage: Stage
  private let layer = CALayer()

  init() {
    stage = Stage(home)
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    home.view.layer.addSublayer(layer)
  }

  private var opacity: Float { layer.presentation()?.opacity ?? -1 }

  private func change(_ body: () -> Void) { stage.world.use(body) }

  @Test func `a change of a layer's property is animated for a quarter second by default`() throws {
    stage.runTurn()
    change { layer.opacity = 0 }
    expect(layer.opacity == 0 && opacity == 1)
    stage.advance(by: .milliseconds(125))
    let half = opacity, expected = 1 - Float(0.8024)
    expect(abs(half - expected) < 0.001)
    change { layer.opacity = 1 }
    expect(opacity, equals: half, "the next animation begins where the last one is")
    stage.advance(by: .milliseconds(250))
    expect(opacity, equals: 1)
    change { layer.frame = CGRect(x: 100, y: 0, width: 30, height: 10) }
    expect(layer.presentation()?.frame, equals: CGRect(x: 0, y: 0, width: 10, height: 10))
    change { layer.backgroundColor = UIColor.red.cgColor }
    change { layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3)) }
    expect(layer.presentation()?.affineTransform(), equals: .identity)
    try stage.settle()
    stage.advance(by: .milliseconds(250))
    expect(layer.presentation()?.affineTransform().a, equals: 3)
    expect(layer.presentation()?.bounds.width, equals: 30)
    expect(layer.presentation()?.backgroundColor, equals: .red)
  }

  @Test
  func `a layer that was just added to a window changes without animation`() {
    change { layer.opacity = 0.5 }
    expect(opacity, equals: 0.5)
    stage.runTurn()
    let inner = CALayer(), loose = CALayer(), later = UIView()
    layer.addSublayer(inner)
    inner.opacity = 0
    loose.opacity = 0
    expect(inner.presentation()?.opacity == 0 && loose.presentation()?.opacity == 0)
    let added = CALayer()
    later.layer.addSublayer(added)
    home.view.addSubview(later)
    added.opacity = 0.5
    expect(added.presentation()?.opacity, equals: 0.5)
    stage.runTurn()
    change { added.opacity = 0 }
    expect(added.presentation()?.opacity, equals: 0.5)
  }

  @Test func `a transaction can disable implicit animations or set their timing`() throws {
    stage.runTurn()
    var ended: [Duration] = []
    change {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
    }
    expect(opacity, equals: 0)
    change {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { ended.append(stage.world.clock.now) }
      layer.opacity = 1
      CATransaction.commit()
    }
    stage.advance(by: .seconds(1))
    expect(opacity == 0.5 && ended.isEmpty)
    try stage.settle()
    expect(opacity == 1 && ended == [.seconds(2)])
  }

  @Test
  func `a layer's delegate or actions dictionary can replace the layer's implicit animations`() {
    stage.runTurn()
    layer.actions = ["opacity": NSNull()]
    change { layer.opacity = 0 }
    expect(opacity == 0 && layer.action(forKey: "opacity") == nil)
    let animation = CABasicAnimation(keyPath: "opacity"), supplier = Supplier()
    (animation.fromValue, animation.duration) = (0, 1)
    layer.actions = ["opacity": animation]
    change { layer.opacity = 1 }
    expect(layer.animation(forKey: "opacity") != nil && opacity == 0)
    stage.advance(by: .milliseconds(500))
    expect(opacity, equals: 0.5)
    stage.advance(by: .seconds(1))
    supplier.action = NSNull()
    layer.delegate = supplier
    change { layer.opacity = 0 }
    expect(opacity == 0 && supplier.keys == ["opacity"])
    supplier.action = nil
    layer.actions = nil
    change { layer.opacity = 1 }
    expect(opacity == 0 && supplier.keys.count == 2)
    change { layer.opacity = 1 }
    expect(layer.delegate === supplier && home.view.layer.delegate === home.view)
    expect(home.view.action(for: layer, forKey: "opacity") == nil)
  }

  @Test func `if a layer's action method returns nil, the layer changes without animation`() {
    final class Still: CALayer {
      override func action(forKey event: String) -> CAAction? { nil }
    }
    let still = Still()
    home.view.layer.addSublayer(still)
    stage.runTurn()
    change { still.opacity = 0 }
    expect(still.presentation()?.opacity, equals: 0)
  }

  @Test func `removing all animations of a layer ends the animations of its view`() throws {
    var results: [Bool] = []
    UIView.animate(withDuration: 1, animations: { home.view.alpha = 0.5 }) { results.append($0) }
    stage.advance(by: .milliseconds(500))
    home.view.layer.removeAllAnimations()
    expect(home.view.presentationValues().alpha, equals: 0.5)
    try stage.settle()
    expect(results, equals: [false])
    try stage.close()
  }
}
