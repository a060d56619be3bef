import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Geometry in objects, as in the values of animations and in the `userInfo` of notifications.
@MainActor @Suite("Wrapped values") struct WrappedValueTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private let turn = CGAffineTransform(rotationAngle: 1).translatedBy(x: 2, y: 3)
  private let depth = CATransform3DTranslate(CATransform3DMakeRotation(1, 2, 3, 4), 5, 6, 7)

  @Test func `NSValue wraps rectangles, points, sizes, insets and transforms`() {
    expect(NSValue(cgRect: rect).cgRectValue, equals: rect)
    expect(NSValue(cgPoint: rect.origin).cgPointValue, equals: rect.origin)
    expect(NSValue(cgSize: rect.size).cgSizeValue, equals: rect.size)
    expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, equals: insets)
    expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue, equals: turn)
    expect(CATransform3DEqualToTransform(NSValue(caTransform3D: depth).caTransform3DValue, depth))
  }

  #if !canImport(ObjectiveC)
    @Test func `a cast takes geometry out of an NSValue, or wraps it`() {
      let wrapped: [Any] = [
        NSValue(cgRect: rect), NSValue(cgPoint: rect.origin), NSValue(cgSize: rect.size),
        NSValue(uiEdgeInsets: insets), NSValue(cgAffineTransform: turn),
        NSValue(caTransform3D: depth),
      ]
      let plain: [Any] = [rect, rect.origin, rect.size, insets, turn, depth]
      expect(plain.filter { $0 is any NSValueContents }.count, equals: 6)
      for values in [wrapped, plain] {
        expect(values.compactMap { $0 as? CGRect } == [rect])
        expect(values.compactMap { $0 as? CGPoint } == [rect.origin])
        expect(values.compactMap { $0 as? CGSize } == [rect.size])
        expect(values.compactMap { $0 as? UIEdgeInsets } == [insets])
        expect(values.compactMap { $0 as? CGAffineTransform } == [turn])
        expect(values.compactMap { $0 as? CATransform3D } == [depth])
        expect(values.compactMap { $0 as? NSValue }, equals: wrapped.compactMap { $0 as? NSValue })
      }
    }

    @Test func `the values of a keyframe animation can be wrapped transforms`() throws {
      let home = PlainViewController(title: "Home"), stage = Stage(home), card = UIView()
      home.view.addSubview(card)
      stage.runTurn()
      let bounce = CAKeyframeAnimation(keyPath: "transform")
      bounce.values = [1, 2, 1].map { NSValue(caTransform3D: CATransform3DMakeScale($0, $0, 1)) }
      bounce.duration = 1
      card.layer.add(bounce, forKey: "bounce")
      stage.advance(by: .milliseconds(250))
      expect(card.layer.presentation()?.transform == CATransform3DMakeScale(1.5, 1.5, 1))
      try stage.settle()
      expect(stage.issues.isEmpty)
      try stage.close()
    }
  #endif
}
