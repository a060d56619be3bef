import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Sliders, switches and other controls") struct ControlTests {
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
}
