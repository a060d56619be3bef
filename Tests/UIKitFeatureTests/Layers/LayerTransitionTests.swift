import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Transitions of layers, coordinates of layers, and older names of Core Animation.
@MainActor @Suite("Transitions and coordinates of layers") struct LayerTransitionTests {
  @Test func `a transition of a layer has a direction, also by its older name`() throws {
    let home = PlainViewController(title: "Home"), stack = UINavigationController()
    let stage = Stage(stack)
    stack.viewControllers = [home]
    try stage.settle()
    let slide = CATransition(), direction: CATransitionSubtype = .fromRight
    (slide.type, slide.subtype, slide.duration) = (.push, direction, 0.3)
    (slide.startProgress, slide.endProgress) = (0.25, 0.75)
    stack.view.layer.add(slide, forKey: kCATransition)
    stack.pushViewController(PlainViewController(title: "Next"), animated: false)
    let running = try #require(stack.view.layer.animation(forKey: kCATransition) as? CATransition)
    expect(running.subtype == .fromRight && running.startProgress == 0.25)
    expect(running.endProgress, equals: 0.75)
    expect(kCATransitionPush == .push && kCATransitionFade == .fade)
    expect(kCATransitionMoveIn == .moveIn && kCATransitionReveal == .reveal)
    expect(kCATransitionFromLeft == .fromLeft && kCATransitionFromRight == .fromRight)
    expect(kCATransitionFromTop == .fromTop && kCATransitionFromBottom == .fromBottom)
    try stage.settle()
    expect(stage.visible.last, equals: "Next")
    try stage.close()
  }

  @Test func `layers convert points and rectangles, also across views and scroll views`() throws {
    let home = PlainViewController(title: "Home"), stage = Stage(home)
    let list = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    list.contentSize = CGSize(width: 100, height: 500)
    list.contentOffset.y = 30
    let box = UIView(frame: CGRect(x: 5, y: 40, width: 20, height: 20))
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    home.view.addSubview(list)
    list.addSubview(box)
    let dot = CALayer()
    dot.frame = CGRect(x: 1, y: 2, width: 4, height: 4)
    box.layer.addSublayer(dot)
    try stage.settle()
    let corner = CGPoint(x: 1, y: 2)
    expect(
      dot.convert(CGPoint.zero, to: home.view.layer), equals: box.convert(corner, to: home.view))
    expect(dot.convert(dot.bounds, to: home.view.layer).size, equals: CGSize(width: 8, height: 8))
    let point = CGPoint(x: 17, y: 71)
    expect(
      box.layer.convert(point, from: home.view.layer), equals: box.convert(point, from: home.view))
    let rectangle = CGRect(x: 0, y: 0, width: 10, height: 10)
    expect(
      box.layer.convert(rectangle, from: home.view.layer),
      equals: box.convert(rectangle, from: home.view))
    let other = CALayer()
    box.layer.replaceSublayer(dot, with: other)
    expect(box.layer.sublayers == [other] && dot.superlayer == nil)
    box.layer.replaceSublayer(dot, with: other)
    expect(box.layer.sublayers, equals: [other])
    try stage.close()
  }

  #if !canImport(ObjectiveC)
    @Test func `settings of a transaction have older names`() {
      let stage = Stage(PlainViewController(title: "Home"))
      CATransaction.begin()
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
      let pace = CAMediaTimingFunction(name: .linear)
      CATransaction.setValue(pace, forKey: kCATransactionAnimationTimingFunction)
      CATransaction.setValue(1, forKey: "other")
      expect(CATransaction.disableActions() && CATransaction.animationDuration() == 0.5)
      expect(CATransaction.animationTimingFunction() === pace)
      CATransaction.commit()
      expect(!CATransaction.disableActions() && stage.issues.isEmpty)
    }
  #endif

  @Test func `images, labels, gradients and collections have further members`() {
    let image = UIImage(), label = UILabel(), gradient = CAGradientLayer()
    let mode: UIImage.ResizingMode = .stretch
    expect(image.resizableImage(withCapInsets: .zero, resizingMode: mode) === image)
    expect(image.withHorizontallyFlippedOrientation() === image)
    expect(image.withAlignmentRectInsets(.zero) === image)
    let place: UIBaselineAdjustment = .alignCenters
    (label.isEnabled, label.baselineAdjustment) = (false, place)
    expect(!label.isEnabled && label.baselineAdjustment == .alignCenters)
    gradient.type = .radial
    expect(CAGradientLayer(layer: gradient).type, equals: CAGradientLayerType.radial)
    gradient.colors = [UIColor.red.cgColor]
    let seen = gradient.presentation()
    expect(seen?.type == .radial && seen?.colors?.count == 1 && seen?.model() === gradient)
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.reconfigureItems(at: [])
    expect(list.numberOfSections, equals: 0)
  }
}
