import CoreGraphics
import PresentationTesting
import QuartzCore
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Layers, transforms and paths by name") struct LayerSymbolTests {
  @Test func `a new layer has Core Animation's default values`() {
    let layer = CALayer(), shape = CAShapeLayer()
    expect(layer.contentsGravity, equals: CALayerContentsGravity.resize)
    expect(layer.cornerCurve, equals: CALayerCornerCurve.circular)
    expect(layer.isDoubleSided && !layer.isOpaque && layer.shadowPath == nil)
    expect(!layer.allowsEdgeAntialiasing && layer.allowsGroupOpacity)
    expect(CATransform3DIsIdentity(layer.sublayerTransform))
    let corners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    expect(layer.maskedCorners, equals: corners)
    expect(shape.fillRule, equals: CAShapeLayerFillRule.nonZero)
    expect(shape.lineCap, equals: CAShapeLayerLineCap.butt)
    expect(shape.lineJoin == CAShapeLayerLineJoin.miter && shape.lineWidth == 1)
    expect(shape.fillColor == .black && shape.strokeColor == nil && shape.strokeEnd == 1)
    let transition = CATransition()
    expect(transition.type == CATransitionType.fade && transition.subtype == nil)
    expect(transition.startProgress == 0 && transition.endProgress == 1)
    let edges: Set<CATransitionSubtype> = [.fromBottom, .fromLeft, .fromRight, .fromTop]
    expect(edges.count == 4 && edges.allSatisfy { $0.rawValue.hasPrefix("from") })
    expect(
      CAKeyframeAnimation(keyPath: "opacity").calculationMode,
      equals: CAAnimationCalculationMode.linear)
  }

  @Test func `a copied shape layer keeps the line caps, joins and fill rule`() {
    let shape = CAShapeLayer()
    (shape.lineCap, shape.lineJoin, shape.fillRule) = (.round, .bevel, .evenOdd)
    let copy = CAShapeLayer(layer: shape)
    expect(copy.lineCap == .round && copy.lineJoin == .bevel && copy.fillRule == .evenOdd)
    let layer = CALayer(), mask: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.maskedCorners = mask
    expect(layer.maskedCorners == mask && !mask.contains(.layerMaxXMinYCorner))
  }

  @Test func `CATransform3DScale applies the scale before the given transform`() {
    let move = CATransform3DMakeTranslation(10, 20, 0), double = CATransform3DMakeScale(2, 3, 1)
    let scaled = CATransform3DScale(move, 2, 3, 1)
    expect(scaled.m11 == 2 && scaled.m22 == 3 && scaled.m41 == 10 && scaled.m42 == 20)
    expect(CATransform3DEqualToTransform(scaled, CATransform3DConcat(double, move)))
    expect(!CATransform3DEqualToTransform(scaled, CATransform3DConcat(move, double)))
    expect(CATransform3DIsIdentity(CATransform3DConcat(double, CATransform3DInvert(double))))
    expect(!CATransform3DIsIdentity(double))
  }

  @Test func `a property animation without values changes no property`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let animation = CAPropertyAnimation(keyPath: "opacity")
    expect(animation.keyPath == "opacity" && !animation.isAdditive && !animation.isCumulative)
    animation.duration = 1
    home.view.layer.add(animation, forKey: "none")
    stage.runTurn()
    stage.advance(by: .milliseconds(500))
    expect(home.view.layer.animationKeys(), equals: ["none"])
    expect(home.view.layer.presentation()?.opacity, equals: 1)
    let basic: CAAnimation = CABasicAnimation(keyPath: "opacity")
    let keyframes: CAAnimation = CAKeyframeAnimation(keyPath: "opacity")
    expect(basic is CAPropertyAnimation && keyframes is CAPropertyAnimation)
    expect(!(CATransition() as CAAnimation is CAPropertyAnimation))
    try stage.settle()
    try stage.close()
  }

  @Test func `under the even-odd rule, a rectangle inside another rectangle is a hole`() {
    let path = MutableLayerPath()
    expect(path.isEmpty)
    path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    let center = CGPoint(x: 50, y: 50)
    expect(path.contains(center, using: .nonZero) && !path.contains(center, using: .evenOdd))
    expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    let copy = MutableLayerPath(), frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let rect: LayerPath = LayerPath(rect: frame, transform: nil)
    copy.addPath(rect)
    expect(copy.boundingBox == frame && rect.boundingBox == frame && !rect.isEmpty)
    var move = CGAffineTransform(translationX: 10, y: 0)
    expect(LayerPath(rect: frame, transform: &move).boundingBox.minX, equals: 11)
  }

  @Test func `a drawing context exists only while an image is being made`() {
    let stage = Stage(PlainViewController(title: "Home")), layer = CALayer()
    layer.opacity = 0.5
    stage.world.use {
      expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
      let context: DrawingContext? = UIGraphicsGetCurrentContext()
      expect(context != nil)
      UIGraphicsEndImageContext()
      expect(UIGraphicsGetCurrentContext() == nil)
      let size = CGSize(width: 5, height: 6)
      let image = UIGraphicsImageRenderer(size: size).image {
        (context: UIGraphicsImageRendererContext) in
        let drawing: DrawingContext = context.cgContext
        drawing.setAlpha(0.1)
        layer.render(in: drawing)
      }
      expect(image.size, equals: size)
    }
    expect(layer.opacity == 0.5 && stage.issues.isEmpty)
  }
}
