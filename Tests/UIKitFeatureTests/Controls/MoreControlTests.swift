import PresentationTesting
import QuartzCore
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Sliders, switches and other controls") struct MoreControlTests {
  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() { stage = Stage(home) }

  private func show<Control: UIControl>(_ control: Control) -> Control { home.add(control) }

  private final class Count { var changes = 0 }

  private func count(_ control: UIControl) -> Count {
    let count = Count()
    control.addAction(UIAction { _ in count.changes += 1 }, for: .valueChanged)
    return count
  }

  @Test(arguments: [true, false])
  func `a slider follows the finger, and isContinuous decides when valueChanged is sent`(
    isContinuous: Bool
  ) {
    let slider = show(UISlider()), count = count(slider)
    (slider.minimumValue, slider.maximumValue, slider.isContinuous) = (10, 20, isContinuous)
    expect(slider.value, equals: 10)
    let finger = stage.user.touch(slider)
    finger.move(x: 50)
    finger.move(x: 500)
    expect(slider.value == 20 && count.changes == (isContinuous ? 2 : 0))
    finger.move(to: CGPoint(x: 50, y: 120))
    finger.lift()
    expect(slider.value == 12.5 && count.changes == (isContinuous ? 3 : 1))
    slider.setValue(-5, animated: true)
    expect(slider.value, equals: 10)
    slider.minimumTrackTintColor = .red
    (slider.maximumTrackTintColor, slider.thumbTintColor) = (.blue, .green)
    expect(slider.minimumTrackTintColor == .red && slider.maximumTrackTintColor == .blue)
    expect(slider.thumbTintColor, equals: .green)
  }

  @Test func `a tap toggles a switch, but lifting the finger outside of the switch does not`() {
    let control = show(UISwitch()), count = count(control)
    expect(control.intrinsicContentSize, equals: CGSize(width: 51, height: 31))
    stage.user.tap(control)
    expect(control.isOn && count.changes == 1)
    let finger = stage.user.touch(control)
    finger.move(x: 0, y: 60)
    finger.lift()
    expect(control.isOn && count.changes == 1)
    control.setOn(false, animated: true)
    (control.onTintColor, control.thumbTintColor) = (.red, .blue)
    expect(!control.isOn && control.onTintColor == .red && control.thumbTintColor == .blue)
  }

  @Test func `a tap on a segment of a segmented control selects the segment`() {
    let control = show(UISegmentedControl(items: ["A", 1, "C"])), count = count(control)
    expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
    stage.user.touch(control, at: CGPoint(x: 150, y: 20)).lift()
    stage.user.touch(control, at: CGPoint(x: 160, y: 20)).lift()
    expect(control.selectedSegmentIndex == 2 && count.changes == 1)
    expect(control.titleForSegment(at: 2) == "C" && control.titleForSegment(at: 1) == nil)
    control.setTitle("B", forSegmentAt: 1)
    control.insertSegment(withTitle: "D", at: 9, animated: false)
    expect(control.numberOfSegments == 4 && control.titleForSegment(at: 1) == "B")
    control.removeSegment(at: 0, animated: false)
    control.removeSegment(at: 0, animated: false)
    control.removeSegment(at: 7, animated: false)
    expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 0
    control.selectedSegmentTintColor = .red
    control.removeAllSegments()
    expect(control.selectedSegmentIndex, equals: UISegmentedControl.noSegment)
    stage.user.tap(control)
    expect(count.changes == 1 && control.selectedSegmentTintColor == .red)
    expect(UISegmentedControl(coder: NSCoder()) == nil && control.titleForSegment(at: 0) == nil)
  }

  @Test func `page, progress and activity indicators store their settings`() {
    let pages = UIPageControl(), progress = UIProgressView()
    let indicator = UIActivityIndicatorView(style: .large)
    (pages.numberOfPages, pages.currentPage) = (3, 7)
    expect(pages.currentPage == 2 && !pages.hidesForSinglePage)
    (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.red, .blue)
    expect(pages.pageIndicatorTintColor == .red && pages.currentPageIndicatorTintColor == .blue)
    progress.setProgress(2, animated: true)
    (progress.progressTintColor, progress.trackTintColor) = (.red, .blue)
    expect(progress.progress == 1 && progress.progressTintColor == .red)
    expect(progress.trackTintColor, equals: .blue)
    expect(indicator.isHidden && indicator.bounds.width == 37 && !indicator.isAnimating)
    indicator.startAnimating()
    expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    expect(indicator.isHidden)
    (indicator.hidesWhenStopped, indicator.style, indicator.color) = (false, .medium, .red)
    expect(!indicator.isHidden && indicator.intrinsicContentSize.width == 20)
    expect(UIActivityIndicatorView(coder: NSCoder()) == nil && indicator.color == .red)
  }

  @Test func `a rotation recognizer measures the angle by which two fingers rotate`() {
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let rotation = UIRotationGestureRecognizer()
    home.view.addSubview(pad)
    pad.addGestureRecognizer(rotation)
    let one = stage.user.touch(pad), two = stage.user.touch(pad, at: CGPoint(x: 150, y: 100))
    two.move(to: CGPoint(x: 100, y: 150))
    expect(rotation.state == .began && abs(rotation.rotation - .pi / 2) < 1e-9)
    rotation.rotation = 0
    two.move(to: CGPoint(x: 50, y: 99))
    two.move(to: CGPoint(x: 50, y: 101))
    expect(rotation.state == .changed && rotation.rotation < 1.6 && rotation.rotation > 1.5)
    let third = stage.user.touch(pad)
    third.lift()
    one.lift()
    two.lift()
    expect(rotation.state == .possible && rotation.rotation == 0)
    rotation.rotate(.began, rotation: 1, velocity: 2)
    expect(rotation.rotation == 1 && rotation.velocity == 2 && rotation.numberOfTouches == 2)
    let again = stage.user.touch(pad), other = stage.user.touch(pad, at: .zero)
    again.cancel()
    other.cancel()
    stage.user.tap(pad)
    expect(stage.issues.isEmpty)
  }

  @Test(.rule("L-1")) func `systemLayoutSizeFitting measures a view by its inner constraints`() {
    let card = UIView(), label = UIView(), outside = UIView()
    for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    home.view.addSubview(card)
    home.view.addSubview(outside)
    card.addSubview(label)
    let width = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: card.topAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      label.heightAnchor.constraint(equalToConstant: 30), width,
      card.widthAnchor.constraint(equalTo: home.view.widthAnchor),
      card.topAnchor.constraint(equalTo: home.view.topAnchor),
      card.leadingAnchor.constraint(equalTo: home.view.leadingAnchor),
    ])
    stage.runTurn()
    let small = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(small, equals: CGSize(width: 120, height: 30))
    let large = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    expect(large, equals: CGSize(width: 10_000, height: 30))
    let fixed = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(fixed, equals: CGSize(width: 300, height: 30))
    width.constant = 150
    stage.runTurn()
    expect(card.frame.width == 390 && label.frame.width == 370)
    expect(outside.systemLayoutSizeFitting(CGSize(width: 9, height: 9)), equals: .zero)
    let rows = UIStackView(arrangedSubviews: [UISwitch(), UISwitch()])
    rows.axis = .vertical
    rows.spacing = 8
    expect(
      rows.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      equals: CGSize(width: 51, height: 70))
    expect(stage.issues.isEmpty)
  }

  @Test func `bars, gradients and motion effects store their settings`() {
    let bar = UINavigationBar(), image = UIImage(size: .zero)
    expect(bar.isTranslucent && bar.backgroundImage(for: .default) == nil)
    (bar.isTranslucent, bar.barTintColor, bar.shadowImage) = (false, .red, image)
    (bar.titleTextAttributes, bar.prefersLargeTitles) = ([:], true)
    bar.setBackgroundImage(image, for: .any, barMetrics: .compact)
    expect(!bar.isTranslucent && bar.barTintColor == .red && bar.shadowImage === image)
    expect(bar.titleTextAttributes?.isEmpty == true && bar.prefersLargeTitles)
    expect(bar.backgroundImage(for: .compact) === image)
    bar.setBackgroundImage(nil, for: .compact)
    expect(bar.backgroundImage(for: .compact) == nil)
    let gradient = CAGradientLayer()
    (gradient.colors, gradient.locations) = ([UIColor.red.cgColor], [0, 1])
    (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
    expect(gradient.colors?.count == 1 && gradient.locations?.count == 2)
    expect(gradient.startPoint == .zero && gradient.endPoint.x == 1)
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-1, 1)
    let group = UIMotionEffectGroup()
    group.motionEffects = [tilt]
    home.view.addMotionEffect(group)
    expect(home.view.motionEffects == [group] && group.motionEffects == [tilt])
    expect(tilt.keyPath == "center.x" && tilt.type == .tiltAlongHorizontalAxis)
    expect(tilt.minimumRelativeValue as? Int == -1 && tilt.maximumRelativeValue as? Int == 1)
    home.view.removeMotionEffect(group)
    expect(home.view.motionEffects.isEmpty)
  }

  @Test
  func `setting customizableViewControllers is reported once as not modeled`() throws {
    final class Listener: NSObject, UITabBarControllerDelegate {
      var calls = 0
      func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
      ) { calls += 1 }
    }
    final class Plain: NSObject, UITabBarControllerDelegate {}
    let tabs = UITabBarController(), stage = Stage(tabs), listener = Listener(), plain = Plain()
    tabs.delegate = listener
    stage.world.use {
      expect(tabs.customizableViewControllers == nil)
      tabs.customizableViewControllers = []
      tabs.customizableViewControllers = [home]
      tabs.customizableViewControllers = [home]
      plain.tabBarController(tabs, willBeginCustomizing: [])
      plain.tabBarController(tabs, willEndCustomizing: [], changed: true)
      plain.tabBarController(tabs, didEndCustomizing: [], changed: false)
    }
    expect(tabs.customizableViewControllers == [home] && listener.calls == 0)
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }
}
