import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

private protocol ViewAnimations {
  static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?)
  static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
}

extension UIView: ViewAnimations {}

@MainActor @Suite("More members of views and layers") struct ViewMemberTests {
  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() { stage = Stage(home) }

  @Test
  func `views, table cells, effect views and animators can be created without arguments`() throws {
    expect(UIVisualEffectView().effect == nil && UITableViewCell().reuseIdentifier == nil)
    let animator = UIViewPropertyAnimator()
    expect(animator.duration == 0 && animator.state == .inactive)
    let view = UIView()
    view.draw(.zero)
    view.prepareForInterfaceBuilder()
    expect(stage.issues.isEmpty)
  }

  @Test
  func `UIView's system animation 'delete' fades out views, then removes the views`() throws {
    final class Log { var ends: [Bool] = [] }
    let log = Log(), gone = UIView(), other = UIView()
    home.view.addSubview(gone)
    home.view.addSubview(other)
    stage.world.use {
      UIView.perform(.delete, on: [gone], animations: { other.alpha = 0.5 }) { log.ends.append($0) }
    }
    expect(gone.alpha == 0 && gone.superview === home.view && log.ends.isEmpty)
    stage.advance(by: .milliseconds(100))
    expect(other.presentationValues().alpha > 0.5)
    try stage.settle()
    expect(gone.superview == nil && other.alpha == 0.5 && log.ends == [true])
    expect(stage.issues.map(\.code), equals: [.notModelled])
    stage.world.use { UIView.perform(.delete, on: [], options: [], animations: nil) }
    try stage.settle()
    expect(stage.issues.count, equals: 1)
  }

  @Test
  func `assigning gestureRecognizers replaces a view's recognizers, and keeps the given order`() {
    let view = UIView(), one = UITapGestureRecognizer(), two = UIPanGestureRecognizer()
    let three = UIPinchGestureRecognizer(), old = UIView()
    old.addGestureRecognizer(three)
    view.gestureRecognizers = [one, two]
    expect(one.view === view && view.gestureRecognizers == [one, two])
    view.gestureRecognizers = [three, two]
    expect(view.gestureRecognizers == [three, two] && one.view == nil)
    expect(three.view === view && old.gestureRecognizers?.isEmpty == true)
    view.gestureRecognizers = nil
    expect(view.gestureRecognizers?.isEmpty != false && two.view == nil)
  }

  @Test
  func `UIView can conform to an app's protocol that requires UIView's animate methods`() throws {
    final class Log { var ends = 0 }
    let log = Log(), animations: any ViewAnimations.Type = UIView.self
    stage.world.use {
      animations.animate(withDuration: 0.1) { [home] in home.view.alpha = 0.5 }
      animations.animate(
        withDuration: 0.2, animations: { [home] in home.view.alpha = 0 },
        completion: { _ in log.ends += 1 })
    }
    try stage.settle()
    expect(log.ends == 1 && home.view.alpha == 0)
  }

  @Test func `the tint color comes from the superview, or is the blue of the system`() {
    let outer = UIView(), inner = UIView()
    expect(inner.tintColor, equals: .systemBlue)
    outer.tintColor = .red
    outer.addSubview(inner)
    expect(inner.tintColor, equals: .red)
    inner.tintColor = .green
    expect(inner.tintColor == .green && outer.tintColor == .red)
    inner.tintColor = nil
    expect(inner.tintColor, equals: .red)
  }

  @Test func `a view's layout direction follows from its semanticContentAttribute`() {
    let view = UIView()
    expect(view.effectiveUserInterfaceLayoutDirection, equals: .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    expect(view.effectiveUserInterfaceLayoutDirection, equals: .rightToLeft)
    expect(UIView.userInterfaceLayoutDirection(for: .playback), equals: .leftToRight)
    expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft),
      equals: .rightToLeft)
    expect(
      UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft),
      equals: .leftToRight)
  }

  @Test
  func
    `touches are ignored until each beginIgnoringInteractionEvents call has a matching end call`()
  {
    final class Log { var taps = 0 }
    let log = Log(), button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    button.addAction(UIAction { _ in log.taps += 1 }, for: .touchUpInside)
    home.view.addSubview(button)
    stage.runTurn()
    let application = stage.world.use { UIApplication.shared }
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    expect(application.isIgnoringInteractionEvents)
    stage.user.tap(button)
    let finger = stage.user.touch(button)
    finger.lift()
    expect(log.taps == 0 && !finger.isDown)
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    stage.user.tap(button)
    expect(log.taps == 1 && !application.isIgnoringInteractionEvents)
  }

  @Test
  func `a copy of a shape layer or gradient layer has the original's values`() {
    final class Ring: CAShapeLayer {
      var changes = 0
      override var lineWidth: CGFloat { didSet { changes += 1 } }
    }
    let ring = Ring()
    (ring.lineWidth, ring.strokeEnd, ring.opacity, ring.name) = (3, 0.5, 0.25, "ring")
    ring.bounds = CGRect(x: 0, y: 0, width: 5, height: 6)
    let copy = CAShapeLayer(layer: ring), plain = CALayer(layer: ring)
    expect(ring.changes == 1 && copy.lineWidth == 3 && copy.strokeEnd == 0.5)
    expect(plain.opacity == 0.25 && plain.name == "ring" && plain.bounds == ring.bounds)
    let gradient = CAGradientLayer()
    (gradient.locations, gradient.startPoint) = ([0, 1], .zero)
    let other = CAGradientLayer(layer: gradient)
    expect(other.locations == [0, 1] && other.startPoint == .zero)
    expect(CAGradientLayer(layer: "no layer").locations == nil)
    expect(CAShapeLayer(coder: NSCoder()) == nil && CALayer(coder: NSCoder()) == nil)
    expect(CAGradientLayer(coder: NSCoder()) == nil)
  }

  @Test func `a constraint's system spacing is 8 points times the multiplier`() {
    let one = UIView(), two = UIView()
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      home.view.addSubview(view)
    }
    let constraints = [
      one.leadingAnchor.constraint(
        equalToSystemSpacingAfter: home.view.leadingAnchor, multiplier: 2),
      one.topAnchor.constraint(equalToSystemSpacingBelow: home.view.topAnchor, multiplier: 1),
      two.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: one.trailingAnchor, multiplier: 1),
      two.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: one.trailingAnchor, multiplier: 3),
      two.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: one.bottomAnchor, multiplier: 1),
      two.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: one.bottomAnchor, multiplier: 3),
    ]
    expect(constraints.map(\.constant), equals: [16, 8, 8, 24, 8, 24])
    NSLayoutConstraint.activate(constraints)
    stage.runTurn()
    expect(one.frame.origin, equals: CGPoint(x: 16, y: 8))
  }

  @Test
  func `a controller can override childForStatusBarStyle`() throws {
    final class Parent: UIViewController {
      let child = UIViewController()
      override var childForStatusBarStyle: UIViewController? { child }
      override var childForStatusBarHidden: UIViewController? { child }
      override var childForHomeIndicatorAutoHidden: UIViewController? { child }
    }
    let parent = Parent()
    expect(parent.childForStatusBarStyle === parent.child && home.childForStatusBarStyle == nil)
    expect(parent.childForStatusBarHidden === parent.child && home.childForStatusBarHidden == nil)
    expect(home.childForHomeIndicatorAutoHidden == nil)
    expect(parent.childForHomeIndicatorAutoHidden === parent.child)
    expect(home.preferredInterfaceOrientationForPresentation, equals: .portrait)
    home.setNeedsUpdateOfSupportedInterfaceOrientations()
    try stage.world.use {
      UIStoryboard.supply("Main", "Parent") { parent }
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      expect(storyboard.instantiateViewController(identifier: "Parent") === parent)
      let found: Parent = storyboard.instantiateViewController(identifier: "Parent")
      expect(found === parent && parent.storyboard === storyboard && home.storyboard == nil)
      let made = storyboard.instantiateViewController(identifier: "Made") { _ in Parent() }
      expect(made !== parent && made.storyboard === storyboard)
      let first = try #require(storyboard.instantiateInitialViewController { _ in Parent() })
      expect(first.storyboard === storyboard)
      expect(
        UIScreen.main.snapshotView(afterScreenUpdates: true).bounds, equals: UIScreen.main.bounds)
    }
    expect(stage.issues.isEmpty)
  }
}
