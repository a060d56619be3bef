import PresentationTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Paths") struct PathTests {
  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
      && abs(a.height - b.height) < 0.01
  }

  private let frame = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func `paths of rectangles, ovals and arcs have correct bounds and contain inner points`() {
    let rect = UIBezierPath(rect: frame), oval = UIBezierPath(ovalIn: frame)
    let round = UIBezierPath(roundedRect: frame, cornerRadius: 20)
    let some = UIBezierPath(
      roundedRect: frame, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 20, height: 20))
    for path in [rect, oval, round, some] { expect(near(path.bounds, frame)) }
    let corner = CGPoint(x: 11, y: 21), other = CGPoint(x: 109, y: 69)
    expect(rect.contains(corner) && !oval.contains(corner))
    expect(!round.contains(corner) && !some.contains(corner))
    expect(some.contains(other) && !round.contains(other))
    expect(oval.contains(CGPoint(x: 60, y: 45)) && !oval.contains(CGPoint(x: 0, y: 0)))
    let half = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    expect(near(half.bounds, CGRect(x: -10, y: 0, width: 20, height: 10)))
    let upper = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    expect(near(upper.bounds, CGRect(x: -10, y: -10, width: 20, height: 10)))
  }

  @Test func `a path of lines and curves can be built, transformed and reversed`() {
    let path = UIBezierPath()
    expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 8, y: 14),
      controlPoint2: CGPoint(x: 2, y: 14))
    expect(path.currentPoint, equals: CGPoint(x: 0, y: 10))
    path.close()
    expect(path.currentPoint, equals: .zero)
    expect(near(path.bounds, CGRect(x: 0, y: 0, width: 15, height: 13)))
    expect(path.cgPath.boundingBox, equals: CGRect(x: 0, y: 0, width: 20, height: 14))
    expect(near(path.cgPath.boundingBoxOfPath, path.bounds))
    let back = path.reversing()
    expect(near(back.bounds, path.bounds) && back.contains(CGPoint(x: 5, y: 5)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    expect(path.bounds.minX, equals: 100)
    path.append(UIBezierPath(rect: frame))
    expect(path.bounds.minX, equals: 10)
    (path.lineWidth, path.usesEvenOddFillRule) = (2, true)
    path.fill()
    path.stroke()
    path.addClip()
    expect(path.lineWidth, equals: 2)
    path.removeAllPoints()
    expect(path.isEmpty)
    path.cgPath = UIBezierPath(rect: frame).cgPath
    expect(path.bounds == frame && UIBezierPath(cgPath: path.cgPath).bounds == frame)
  }

  @Test func `the even-odd rule excludes a hole from a path`() {
    let ring = UIBezierPath(rect: frame)
    ring.append(UIBezierPath(rect: frame.insetBy(dx: 10, dy: 10)))
    let middle = CGPoint(x: 60, y: 45)
    expect(ring.contains(middle))
    ring.usesEvenOddFillRule = true
    expect(!ring.contains(middle) && ring.contains(CGPoint(x: 12, y: 22)))
    expect(!ring.cgPath.contains(middle, using: .evenOdd) && ring.cgPath.contains(middle))
    let hole = UIBezierPath(rect: frame)
    hole.append(UIBezierPath(rect: frame.insetBy(dx: 10, dy: 10)).reversing())
    expect(!hole.contains(middle))
  }

  #if !canImport(Darwin)
    @Test func `lines, curves, rectangles and arcs can be added to a Core Graphics path`() {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
      path.addCurve(
        to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 8, y: 14), control2: CGPoint(x: 2, y: 14))
      path.closeSubpath()
      expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 15, height: 13)))
      expect(!path.isEmpty && path.currentPoint == .zero)
      path.addRect(frame)
      path.addEllipse(in: frame)
      path.addPath(CGPath(rect: frame, transform: nil))
      expect(path.boundingBox.maxX, equals: 110)
      let arc = CGMutablePath()
      arc.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
      expect(near(arc.boundingBoxOfPath, CGRect(x: -10, y: 0, width: 20, height: 10)))
      var double = CGAffineTransform(scaleX: 2, y: 2)
      expect(CGPath(ellipseIn: frame, transform: &double).boundingBox.width, equals: 200)
      let round = CGPath(roundedRect: frame, cornerWidth: 5, cornerHeight: 5, transform: nil)
      expect(near(round.boundingBoxOfPath, frame) && !round.contains(frame.origin))
    }
  #endif
}
