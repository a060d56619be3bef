import Foundation
import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Steppers and pickers") struct PickerTests {
  private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var columns = [["red", "green", "blue"], []]
    var lines: [String] = []
    var styled: NSAttributedString?
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { columns[component][row] }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { styled }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      lines.append("selects \(row) in \(component)")
    }
  }

  private let home = PlainViewController(title: "Home")
  private let stage: Stage

  init() { stage = Stage(home) }

  private final class Count { var changes = 0 }

  private func count(_ control: UIControl) -> Count {
    let count = Count()
    control.addAction(UIAction { _ in count.changes += 1 }, for: .valueChanged)
    return count
  }

  @Test func `a tap on a stepper adds or subtracts a step within the limits`() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
    let count = count(stepper)
    home.view.addSubview(stepper)
    func tap(x: CGFloat) { stage.user.touch(stepper, at: CGPoint(x: x, y: 16)).lift() }
    expect(stepper.bounds.size == stepper.intrinsicContentSize && stepper.value == 0)
    tap(x: 10)
    expect(stepper.value == 0 && count.changes == 0)
    (stepper.stepValue, stepper.maximumValue) = (2, 3)
    tap(x: 80)
    tap(x: 80)
    tap(x: 80)
    expect(stepper.value == 3 && count.changes == 2)
    stepper.wraps = true
    tap(x: 80)
    expect(stepper.value, equals: 0)
    tap(x: 10)
    expect(stepper.value == 3 && count.changes == 4)
    let finger = stage.user.touch(stepper, at: CGPoint(x: 10, y: 16))
    finger.move(x: 0, y: 60)
    finger.lift()
    expect(stepper.value == 3 && count.changes == 4)
    stepper.maximumValue = 9
    expect(stepper.value, equals: 3)
    stepper.minimumValue = 5
    expect(stepper.value == 5 && stepper.autorepeat && stepper.isContinuous)
    (stepper.autorepeat, stepper.isContinuous) = (false, false)
    expect(!stepper.autorepeat && !stepper.isContinuous && UIStepper(coder: NSCoder()) == nil)
  }

  @Test func `a stepper refuses a step of zero and a minimum that is not below the maximum`() throws
  {
    let stepper = UIStepper()
    home.view.addSubview(stepper)
    (stepper.minimumValue, stepper.maximumValue) = (2, 8)
    stepper.minimumValue = 8
    stepper.maximumValue = -.infinity
    for step in [0, -1, Double.nan] { stepper.stepValue = step }
    expect(stepper.minimumValue == 2 && stepper.maximumValue == 8 && stepper.stepValue == 1)
    expect(stage.issues.map(\.code) == Array(repeating: .illegalValue, count: 5))
    expect(stage.issues.first?.isRaised == true)
    expect(
      stage.issues.first?.message.hasSuffix("the minimum 8.0 is not below the maximum 8.0.")
        == true)
  }

  @Test func `a user chooses a date within the limits of a date picker`() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    stage.advance(by: .seconds(2))
    let picker = stage.world.use { UIDatePicker() }, count = count(picker)
    home.view.addSubview(picker)
    expect(picker.date.timeIntervalSince(start), equals: 2)
    picker.choose(start + 100)
    expect(picker.date == start + 100 && count.changes == 1)
    picker.maximumDate = start + 50
    expect(picker.date == start + 50 && count.changes == 1)
    picker.minimumDate = start + 20
    picker.setDate(start, animated: true)
    expect(picker.date == start + 20 && count.changes == 1)
    picker.minimumDate = start + 60
    picker.date = start + 7
    expect(picker.date, equals: start + 7)
    picker.isEnabled = false
    picker.choose(start)
    expect(picker.date == start + 7 && count.changes == 1)
    picker.isEnabled = true
    home.present(PlainViewController(title: "Next"), animated: true)
    stage.runTurn()
    picker.choose(start)
    expect(picker.date, equals: start + 7)
  }

  @Test func `a date picker stores settings that have no visible effect`() {
    let picker = UIDatePicker()
    expect(picker.datePickerMode == .dateAndTime && picker.datePickerStyle == .compact)
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (.countDownTimer, .wheels)
    (picker.countDownDuration, picker.minuteInterval) = (90, 15)
    (picker.locale, picker.timeZone) = (Locale(identifier: "de"), TimeZone(secondsFromGMT: 0))
    (picker.calendar, picker.roundsToMinuteInterval) = (Calendar(identifier: .hebrew), false)
    expect(picker.datePickerMode == .countDownTimer && picker.datePickerStyle == .wheels)
    expect(picker.countDownDuration == 90 && picker.minuteInterval == 15)
    expect(picker.locale?.identifier == "de" && picker.timeZone?.secondsFromGMT() == 0)
    expect(picker.calendar.identifier == .hebrew && !picker.roundsToMinuteInterval)
    let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth]
    let styles: [UIDatePickerStyle] = [.automatic, .wheels, .compact, .inline]
    expect(modes.map(\.rawValue) == Array(0..<5) && styles.map(\.rawValue) == Array(0..<4))
  }

  @Test func `a user chooses a row of a picker, and code selects a row without the delegate`() {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let colors = Colors()
    expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    expect(picker.rowSize(forComponent: 0) == .zero && picker.intrinsicContentSize.height == 216)
    (picker.dataSource, picker.delegate) = (colors, colors)
    home.view.addSubview(picker)
    expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 3)
    expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == -1)
    expect(picker.rowSize(forComponent: 0), equals: CGSize(width: 150, height: 32))
    picker.choose(row: 2, inComponent: 0)
    picker.choose(row: 2, inComponent: 0)
    picker.choose(row: 3, inComponent: 0)
    picker.choose(row: 0, inComponent: 7)
    expect(picker.selectedRow(inComponent: 0) == 2 && colors.lines == ["selects 2 in 0"])
    picker.selectRow(1, inComponent: 0, animated: true)
    picker.selectRow(9, inComponent: 0, animated: true)
    expect(picker.selectedRow(inComponent: 0) == 1 && colors.lines.count == 1)
    picker.selectRow(2, inComponent: 0, animated: true)
    colors.columns[0] = ["red", "green"]
    picker.reloadAllComponents()
    expect(picker.selectedRow(inComponent: 0), equals: 1)
    colors.columns[0] = []
    picker.reloadComponent(0)
    expect(picker.selectedRow(inComponent: 0), equals: -1)
    picker.isUserInteractionEnabled = false
    colors.columns[0] = ["red", "green"]
    picker.choose(row: 1, inComponent: 0)
    expect(picker.selectedRow(inComponent: 0) == 0 && picker.showsSelectionIndicator)
  }

  @Test func `the view of a picker's row is a label with the title of the row`() {
    final class Plain: NSObject, UIPickerViewDelegate {}
    let picker = UIPickerView(), colors = Colors(), plain = Plain()
    (picker.dataSource, picker.delegate) = (colors, colors)
    expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text, equals: "green")
    expect(picker.view(forRow: 3, forComponent: 0) == nil)
    colors.styled = NSAttributedString(string: "styled")
    expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text, equals: "styled")
    picker.delegate = plain
    expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == nil)
    picker.choose(row: 1, inComponent: 0)
    expect(picker.selectedRow(inComponent: 0), equals: 1)
  }
}
