import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Keyframe animations along paths") struct PathAnimationTests {
  private let home = PlainViewController(title: "Home")
  private let stage: Stage
  private let animation = CAKeyframeAnimation(keyPath: "position")

  init() {
    stage = Stage(home)
    animation.duration = 4
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    animation.path = path.cgPath
  }

  /// Returns the place of the layer, rounded, some seconds after the animation was added.
  private func place(after seconds: Double) -> CGPoint {
    stage.world.use { home.view.layer.add(animation, forKey: "path") }
    let place = home.view.presentationValues(after: .seconds(seconds)).center
    return CGPoint(x: (place.x * 1000).rounded() / 1000, y: (place.y * 1000).rounded() / 1000)
  }

  @Test func `in the linear mode, each line and curve of a path takes the same time`() {
    expect(place(after: 0.5), equals: CGPoint(x: 25, y: 0))
    expect(place(after: 2), equals: CGPoint(x: 100, y: 0))
    expect(place(after: 3), equals: CGPoint(x: 100, y: 150))
    animation.keyTimes = [0, 0.25, 1]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .linear),
    ]
    expect(place(after: 0.5), equals: CGPoint(x: 50, y: 0))
    expect(place(after: 1), equals: CGPoint(x: 100, y: 0))
  }

  @Test func `in the paced modes, the speed along a path is constant`() {
    animation.calculationMode = .paced
    expect(place(after: 0.5), equals: CGPoint(x: 50, y: 0))
    expect(place(after: 2), equals: CGPoint(x: 100, y: 100))
    expect(stage.issues.isEmpty)
    stage.world.use { animation.calculationMode = .cubicPaced }
    expect(place(after: 2), equals: CGPoint(x: 100, y: 100))
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }

  @Test func `in the discrete mode, the ends of lines and curves are shown one after the other`() {
    animation.calculationMode = .discrete
    expect(place(after: 1), equals: .zero)
    expect(place(after: 2), equals: CGPoint(x: 100, y: 0))
    expect(place(after: 3.5), equals: CGPoint(x: 100, y: 300))
  }

  @Test func `a curve and the line that closes a path are keyframes, too`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    path.close()
    animation.path = path.cgPath
    expect(place(after: 1), equals: CGPoint(x: 50, y: 50))
    expect(place(after: 3), equals: CGPoint(x: 50, y: 0))
    animation.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 100)).cgPath
    expect(place(after: 1), equals: CGPoint(x: 100, y: 100))
    expect(place(after: 3), equals: CGPoint(x: 100, y: 0))
  }

  #if !canImport(Darwin)
    @Test func `an arc between two tangents rounds a corner of a path`() {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
      expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 20) < 1e-9)
      expect(!path.contains(CGPoint(x: 99, y: 1)))
      path.addLine(to: CGPoint(x: 0, y: 100))
      expect(path.contains(CGPoint(x: 93, y: 7)) && !path.contains(CGPoint(x: 95, y: 5)))
      let straight = CGMutablePath()
      straight.move(to: .zero)
      straight.addArc(tangent1End: CGPoint(x: 9, y: 0), tangent2End: .zero, radius: 5)
      expect(straight.currentPoint, equals: CGPoint(x: 9, y: 0))
    }
  #endif
}
