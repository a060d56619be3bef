import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Core Animation on the virtual clock") struct CoreAnimationTests {
  /// A delegate that records when animations begin and end.
  private final class Log: CAAnimationDelegate {
    var lines: [String] = []
    let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    func animationDidStart(_ anim: CAAnimation) { note("starts") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      note(flag ? "finished" : "stopped")
    }
    func note(_ what: String) {
      let time = stage.world.clock.now / .milliseconds(1)
      lines.append("\(Int(time.rounded())) \(what)")
    }
  }

  private let home = PlainViewController(title: "Home")
  private let stage: Stage
  private let log: Log
  private let layer: CALayer

  init() {
    stage = Stage(home)
    log = Log(stage)
    layer = home.view.layer
  }

  private func basic(
    _ path: String, _ from: Any?, _ to: Any?, duration: CFTimeInterval = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
    animation.delegate = log
    return animation
  }

  private func add(_ animation: CAAnimation, _ key: String? = "a", to layer: CALayer? = nil) {
    stage.world.use { (layer ?? self.layer).add(animation, forKey: key) }
  }

  /// Returns whether two numbers are almost equal.
  private func near(_ a: CGFloat?, _ b: CGFloat) -> Bool { a.map { abs($0 - b) < 1e-6 } ?? false }

  private func near(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 1e-6 } ?? false }

  private var opacity: CGFloat { CGFloat(layer.presentation()?.opacity ?? -1) }

  @Test func `a basic animation changes only the presentation layer`() throws {
    add(basic("opacity", 0, 0.5))
    expect(opacity == 0 && layer.opacity == 1 && layer.model() === layer)
    stage.advance(by: .milliseconds(500))
    expect(near(opacity, 0.25))
    expect(near(home.view.presentationValues().alpha, 0.25))
    expect(stage.viewTree.contains("Home.view (0 0 390 844) alpha 0.25 -> 1"))
    expect(near(home.view.presentationValues(after: .milliseconds(250)).alpha, 0.375))
    expect(layer.animationKeys() == ["a"] && layer.animation(forKey: "a") is CABasicAnimation)
    try stage.settle()
    expect(opacity == 1 && layer.animationKeys() == nil)
    expect(log.lines, equals: ["0 starts", "1000 finished"])
  }

  @Test func `a missing fromValue or toValue is computed from byValue or from the model value`() {
    layer.position = CGPoint(x: 100, y: 100)
    func middle(_ from: Double?, _ to: Double?, _ by: Double?) -> CGFloat? {
      let animation = basic("position.x", from, to)
      animation.byValue = by
      add(animation)
      stage.advance(by: .milliseconds(500))
      defer { stage.world.use { layer.removeAllAnimations() } }
      return layer.presentation()?.position.x
    }
    expect(near(middle(0, 50, nil), 25))
    expect(near(middle(0, nil, 50), 25))
    expect(near(middle(nil, 60, 20), 50))
    expect(near(middle(0, nil, nil), 50))
    expect(near(middle(nil, 200, nil), 150))
    expect(near(middle(nil, nil, 20), 110))
    expect(near(middle(nil, nil, nil), 100))
  }

  @Test func `an additive animation adds the animated value to the visible value`() {
    layer.position = CGPoint(x: 100, y: 100)
    add(basic("position.x", 0, 10), "one")
    let more = basic("position.x", 20, 0)
    more.isAdditive = true
    add(more, "two")
    let turned = basic("transform.rotation.z", 0, 1)
    turned.isAdditive = true
    add(turned, "three")
    stage.advance(by: .milliseconds(500))
    expect(near(layer.presentation()?.position.x, 15))
    expect(near(layer.presentation().map { atan2($0.transform.m12, $0.transform.m11) }, 0.5))
  }

  @Test func `fill modes extend an animation before its beginning and after its end`() throws {
    let late = basic("opacity", 0.2, 0.6)
    late.beginTime = 1
    late.fillMode = .backwards
    add(late)
    expect(near(opacity, 0.2))
    stage.advance(by: .milliseconds(1_500))
    expect(near(opacity, 0.4))
    try stage.settle()
    expect(log.lines == ["1000 starts", "2000 finished"] && opacity == 1)
    let kept = basic("opacity", 0.2, 0.6)
    (kept.fillMode, kept.isRemovedOnCompletion) = (.forwards, false)
    add(kept)
    try stage.settle()
    expect(near(opacity, 0.6) && layer.animationKeys() == ["a"])
    stage.world.use { layer.removeAnimation(forKey: "a") }
    expect(opacity, equals: 1)
    let silent = basic("opacity", 0.2, 0.6)
    silent.beginTime = 10
    add(silent)
    expect(opacity, equals: 1)
    expect(CAMediaTimingFillMode.both != .removed)
  }

  @Test func `speed, timeOffset, repeatCount and autoreverses change the timing`() throws {
    let animation = basic("opacity", 0, 1)
    (animation.speed, animation.repeatCount, animation.autoreverses) = (2, 2, true)
    add(animation)
    stage.advance(by: .milliseconds(250))
    expect(near(opacity, 0.5))
    stage.advance(by: .milliseconds(500))
    expect(near(opacity, 0.5))
    stage.advance(by: .milliseconds(500))
    expect(near(opacity, 0.5))
    try stage.settle()
    expect(log.lines.last, equals: "2000 finished")
    let offset = basic("opacity", 0, 1)
    (offset.timeOffset, offset.repeatDuration) = (0.5, 1)
    add(offset)
    expect(near(opacity, 0.5))
    try stage.settle()
    expect(log.lines.last, equals: "2500 finished")
  }

  @Test func `speed and timeOffset of a layer can pause, move and resume its animations`() throws {
    add(basic("opacity", 0, 1))
    stage.advance(by: .milliseconds(250))
    stage.world.use {
      let now = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = now
    }
    stage.advance(by: .seconds(5))
    expect(near(opacity, 0.25))
    layer.timeOffset = 0.75
    expect(near(opacity, 0.75) && layer.speed == 0)
    stage.world.use {
      let held = layer.timeOffset
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - held
    }
    expect(near(opacity, 0.75))
    try stage.settle()
    expect(log.lines.last, equals: "5500 finished")
    expect(near(layer.convertTime(1, to: nil), 1 + layer.beginTime))
    let inner = CALayer()
    layer.addSublayer(inner)
    expect(near(inner.convertTime(layer.beginTime, from: nil), 0))
    expect(near(inner.convertTime(2, to: layer), 2))
  }

  @Test func `timing functions made by name and by control points have the same effect`() {
    add(basic("opacity", 0, 1), "plain")
    for (name, value) in [
      (CAMediaTimingFunctionName.linear, 0.5), (.easeIn, 0.315357), (.easeOut, 0.684643),
      (.easeInEaseOut, 0.5), (.default, 0.802403),
    ] {
      let animation = basic("cornerRadius", 0, 1)
      animation.timingFunction = CAMediaTimingFunction(name: name)
      add(animation, "bent")
      let seen = home.view.presentationValues(after: .milliseconds(500)).look.cornerRadius
      expect(abs(seen - value) < 1e-5, "\(name.rawValue) \(seen)")
    }
    let own = basic("cornerRadius", 0, 1)
    own.timingFunction = CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
    add(own, "bent")
    let seen = home.view.presentationValues(after: .milliseconds(500)).look.cornerRadius
    expect(abs(seen - 0.315357) < 1e-5)
  }

  @Test func `each value of a keyframe animation is reached at its key time`() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.duration) = ([0, 100, 0], 1)
    add(animation)
    func seen(_ time: Int) -> CGFloat {
      home.view.presentationValues(after: .milliseconds(time)).center.x
    }
    expect(near(seen(250), 50) && near(seen(500), 100) && near(seen(750), 50))
    animation.keyTimes = [0, 0.2, 1]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
    ]
    add(animation)
    expect(near(seen(100), 50) && abs(seen(600) - (100 - 31.5357)) < 1e-3)
    (animation.keyTimes, animation.timingFunctions) = (nil, nil)
    (animation.calculationMode, animation.values) = (.discrete, [1, 2, 3])
    add(animation)
    expect(near(seen(100), 1) && near(seen(600), 2) && near(seen(900), 3))
    (animation.calculationMode, animation.values) = (.paced, [0, 10, 100])
    add(animation)
    expect(near(seen(500), 50))
  }

  @Test func `an animation without a duration gets the duration of its group`() throws {
    let group = CAAnimationGroup()
    let first = basic("opacity", 0, 1, duration: 0), second = basic("cornerRadius", 0, 10)
    second.beginTime = 0.25
    (group.animations, group.duration, group.delegate) = ([first, second], 0.5, log)
    add(group)
    stage.advance(by: .milliseconds(375))
    let seen = layer.presentation()
    expect(near(opacity, 0.75) && near(seen?.cornerRadius, 1.25))
    try stage.settle()
    expect(log.lines, equals: ["0 starts", "500 finished"])
  }

  @Test func `a spring animation overshoots its end value`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (1, 100, 10, 0)
    spring.duration = spring.settlingDuration
    expect(spring.duration > 0.5 && spring.duration < 3)
    add(spring)
    let highest = stride(from: 0, to: 1_000, by: 10).map {
      home.view.presentationValues(after: .milliseconds($0)).center.x
    }.max()
    expect(abs((highest ?? 0) - 116.303) < 0.05)
  }

  @Test(.rule("R-9"))
  func `an animation without a duration gets the duration and timing of its transaction`() throws {
    let done = basic("opacity", 0, 1, duration: 0)
    stage.world.use {
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.8)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      CATransaction.setCompletionBlock { log.note("block") }
      expect(CATransaction.animationTimingFunction() != nil)
      layer.add(done, forKey: "a")
      CATransaction.commit()
    }
    stage.advance(by: .milliseconds(400))
    expect(abs(opacity - 0.315357) < 1e-5)
    try stage.settle()
    expect(log.lines, equals: ["0 starts", "800 finished", "800 block"])
    add(basic("opacity", 0, 1, duration: 0))
    try stage.settle()
    expect(log.lines.last, equals: "1050 finished")
  }

  @Test func `if an animation is removed or replaced, animationDidStop gets false`() throws {
    add(basic("opacity", 0, 1))
    stage.advance(by: .milliseconds(100))
    add(basic("opacity", 0.5, 1))
    expect(near(opacity, 0.5))
    stage.runTurn()
    expect(log.lines, equals: ["0 starts", "100 stopped", "100 starts"])
    stage.world.use { layer.removeAllAnimations() }
    try stage.settle()
    expect(log.lines.last == "100 stopped" && opacity == 1)
  }

  @Test func `changing an animation after it is added to a layer has no effect`() {
    let animation = basic("opacity", 0, 1)
    #if !canImport(ObjectiveC)
      animation.setValue("fade", forKey: "name")
    #endif
    add(animation)
    animation.duration = 50
    expect(layer.animation(forKey: "a")?.duration, equals: 1)
    #if !canImport(ObjectiveC)
      expect(layer.animation(forKey: "a")?.value(forKey: "name") as? String == "fade")
    #endif
    let transition = CATransition()
    (transition.type, transition.subtype) = (.push, .fromRight)
    (transition.startProgress, transition.endProgress) = (0.25, 0.75)
    add(transition, "transition")
    let kept = layer.animation(forKey: "transition") as? CATransition
    expect(kept?.type == .push && kept?.subtype == .fromRight && kept?.duration == 0.25)
    expect(kept?.startProgress == 0.25 && kept?.endProgress == 0.75)
    expect(stage.issues.isEmpty)
  }

  @Test func `an animation of an unmodeled property is reported once, and still runs`() throws {
    add(basic("contentsRect", 0, 1))
    add(basic("contentsRect", 0, 1))
    expect(stage.issues.map(\.code), equals: [.notModelled])
    try stage.settle()
    expect(log.lines.last, equals: "1000 finished")
  }

  @Test func `an animated 3D rotation is shown as a 2D transform`() {
    var half = CATransform3DMakeRotation(.pi, 0, 1, 0)
    half.m34 = 0
    add(basic("transform", CATransform3DIdentity, half))
    let quarter = home.view.presentationValues(after: .milliseconds(500)).transform
    expect(near(quarter.a, 0) && near(quarter.d, 1))
    add(basic("transform.rotation.y", 0, CGFloat.pi), "b")
    let third = home.view.presentationValues(after: .milliseconds(333)).transform
    expect(abs(third.a - 0.5009) < 0.001)
    stage.world.use { layer.removeAllAnimations() }
    add(basic("transform.scale", 1, 0.5))
    expect(near(home.view.presentationValues(after: .milliseconds(500)).transform.a, 0.75))
    add(basic("transform.translation.x", 0, 10))
    expect(near(home.view.presentationValues(after: .milliseconds(500)).transform.tx, 5))
    add(basic("transform", CATransform3DMakeScale(-1, 1, 1), CATransform3DIdentity))
    expect(near(home.view.presentationValues(after: .milliseconds(250)).transform.a, -0.5))
  }

  @Test(arguments: [
    ("bounds", "bounds.size.width"), ("bounds.size", "bounds.size.height"),
    ("bounds.origin", "bounds.origin.y"),
  ])
  func `an animation can change a layer's whole bounds, or only the origin or the size`(
    whole: String, part: String
  ) {
    let ends: (Any, Any) =
      switch whole {
      case "bounds":
        (CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 30, height: 10))
      case "bounds.size": (CGSize(width: 10, height: 10), CGSize(width: 10, height: 30))
      default: (CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 30))
      }
    func seen() -> CGFloat {
      let bounds = home.view.presentationValues(after: .milliseconds(500)).bounds
      return switch part {
      case "bounds.size.width": bounds.width
      case "bounds.size.height": bounds.height
      default: bounds.minY
      }
    }
    add(basic(whole, ends.0, ends.1))
    expect(near(seen(), 20))
    add(basic(part, 0, 8))
    expect(near(seen(), 4))
  }

  @Test func `the colors, the border and the shadow of a layer can be animated`() {
    add(basic("backgroundColor", UIColor.black.cgColor, UIColor.white.cgColor), "1")
    add(basic("borderColor", UIColor.black.cgColor, UIColor.red.cgColor), "2")
    add(basic("shadowColor", UIColor.black.cgColor, UIColor.red.cgColor), "3")
    add(basic("borderWidth", 0, 4), "4")
    add(basic("shadowOpacity", 0, 1), "5")
    add(basic("shadowRadius", 0, 6), "6")
    add(basic("shadowOffset", CGSize.zero, CGSize(width: 4, height: 8)), "7")
    add(basic("zPosition", 0, 10), "8")
    let look = home.view.presentationValues(after: .milliseconds(500)).look
    expect(near(look.backgroundColor?.green, 0.5) && near(look.borderColor?.red, 0.5))
    expect(near(look.shadowColor?.red, 0.5) && near(look.borderWidth, 2))
    expect(near(look.shadowOpacity, 0.5) && near(look.shadowRadius, 3))
    expect(look.shadowOffset == CGSize(width: 2, height: 4) && near(look.zPosition, 5))
  }

  @Test func `the path, the line and the colors of a shape layer can be animated`() {
    let shape = CAShapeLayer(), frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    shape.path = UIBezierPath(rect: frame).cgPath
    shape.strokeColor = .black
    (shape.fillRule, shape.lineCap, shape.lineJoin) = (.evenOdd, .round, .bevel)
    (shape.lineDashPattern, shape.lineDashPhase) = ([1, 2], 3)
    layer.addSublayer(shape)
    let large = UIBezierPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10)).cgPath
    add(basic("path", nil, large), "1", to: shape)
    add(basic("strokeEnd", 0, 1), "2", to: shape)
    add(basic("strokeStart", 1, 0), "3", to: shape)
    add(basic("lineWidth", 1, 3), "4", to: shape)
    add(basic("fillColor", UIColor.black.cgColor, UIColor.white.cgColor), "5", to: shape)
    add(basic("strokeColor", UIColor.black.cgColor, UIColor.red.cgColor), "6", to: shape)
    stage.advance(by: .milliseconds(500))
    let seen = shape.presentation()
    expect(seen?.path?.boundingBox, equals: CGRect(x: 5, y: 0, width: 20, height: 10))
    expect(near(seen?.strokeEnd, 0.5) && near(seen?.strokeStart, 0.5) && near(seen?.lineWidth, 2))
    expect(near(seen?.fillColor?.components.green, 0.5))
    expect(near(seen?.strokeColor?.components.red, 0.5))
    expect(seen?.fillRule == .evenOdd && seen?.lineCap == .round && seen?.lineJoin == .bevel)
    expect(seen?.lineDashPattern == [1, 2] && seen?.lineDashPhase == 3)
    expect(shape.path?.boundingBox == frame && seen?.model().path === shape.path)
    add(basic("path", UIBezierPath(ovalIn: frame).cgPath, large), "1", to: shape)
    let box = shape.presentation()?.path?.boundingBoxOfPath
    expect(near(box?.width, 10), "paths that do not match change at the end")
  }
}
